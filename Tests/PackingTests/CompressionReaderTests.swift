import InnkeeperPacking
import Testing

struct CompressionReaderTests {
    @Test func `tasks read gzip and Zstandard, and nothing else`() {
        let formats: [ArchiveFormat] = [.gzip, .zstd, .xz, .bzip2, .zip, .tar]
        #expect(
            formats.map { $0.compressionReader != nil } == [true, true, false, false, false, false])
    }
}
