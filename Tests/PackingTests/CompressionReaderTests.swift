import InnkeeperPacking
import TestSupport
import Testing

struct CompressionReaderTests {
    /// The streams that tasks read, with what makes them up and what damages them.
    enum Stream: CaseIterable {
        case gzip, zstd

        func reader() throws -> any CompressionReader {
            switch self {
            case .gzip: try #require(GzipReader(ignoresRest: false))
            case .zstd: try #require(ZstdReader())
            }
        }

        /// A stream of one member or frame.
        func stored(_ bytes: [UInt8]) -> [UInt8] {
            switch self {
            case .gzip: TinyGzip.stored(bytes: bytes)
            case .zstd: TinyZstd.stored(bytes: bytes)
            }
        }

        func stored(_ text: String) -> [UInt8] { stored(Array(text.utf8)) }

        func damaged(_ text: String) -> [UInt8] {
            var bytes = stored(text)
            switch self {
            case .gzip: bytes[bytes.count - 6] ^= 1
            case .zstd: bytes[0] = 0x29
            }
            return bytes
        }

        /// What comes out of bytes that arrive in pieces of this size, and whether that is all of it; nil if they are
        /// damaged.
        func read(_ bytes: [UInt8], piece: Int = 1 << 20) throws -> (content: [UInt8], isWhole: Bool)? {
            let reader = try reader()
            var content: [UInt8] = []
            for start in stride(from: 0, to: bytes.count, by: piece) {
                let isRead = reader.read(Array(bytes[start..<min(bytes.count, start + piece)])) {
                    content += $0
                    return true
                }
                guard isRead else { return nil }
            }
            return (content, reader.isWhole)
        }
    }

    private let long = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    @Test func `tasks read gzip and Zstandard, and nothing else`() {
        let formats: [ArchiveFormat] = [.gzip, .zstd, .xz, .bzip2, .zip, .tar]
        #expect(
            formats.map { $0.compressionReader != nil } == [true, true, false, false, false, false])
    }

    @Test(arguments: Stream.allCases, [1, 13, 1 << 20])
    func `the content is that of all members, however the bytes arrive`(stream: Stream, piece: Int) throws {
        // Given
        let bytes = stream.stored(long) + stream.stored("") + stream.stored("end")
        // When
        let read = try #require(try stream.read(bytes, piece: piece))
        // Then
        #expect(read.content == long + Array("end".utf8))
        #expect(read.isWhole)
    }

    @Test(arguments: Stream.allCases) func `what ends too soon is not whole`(stream: Stream) throws {
        let bytes = stream.stored("some text")
        for count in 1..<bytes.count {
            let read = try #require(try stream.read(Array(bytes.prefix(count))))
            #expect(!read.isWhole, "\(count) bytes")
        }
        #expect(try stream.read(bytes)?.isWhole == true)
    }

    @Test(arguments: Stream.allCases) func `what is damaged is said to be, and nothing more is read`(
        stream: Stream
    ) throws {
        // Given
        let bytes = stream.damaged("some text")
        #expect(try stream.read(bytes) == nil)
        // When more comes
        let reader = try stream.reader()
        _ = reader.read(bytes) { _ in true }
        // Then
        #expect(!reader.read(stream.stored("x")) { _ in true })
        #expect(!reader.isWhole)
    }

    @Test(arguments: Stream.allCases) func `reading ends when a piece is not taken`(stream: Stream) throws {
        let reader = try stream.reader()
        var pieces = 0
        let isRead = reader.read(stream.stored(long)) { _ in
            pieces += 1
            return false
        }
        #expect(!isRead && pieces == 1)
    }
}
