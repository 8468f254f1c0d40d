import InnkeeperPacking
import TestSupport
import Testing

/// What both readers do is in `CompressionReaderTests`.
struct GzipReaderTests {
    @Test(arguments: [1, 5, 1 << 20])
    func `what follows the last member is damage, or ignored if it may follow`(piece: Int) throws {
        let bytes = TinyGzip.stored("some text") + [0, 0, 0, 0]
        for ignoresRest in [false, true] {
            // Given bytes that arrive in pieces
            let reader = try #require(GzipReader(ignoresRest: ignoresRest))
            var content: [UInt8] = []
            // When
            let isRead = stride(from: 0, to: bytes.count, by: piece).allSatisfy { start in
                reader.read(Array(bytes[start..<min(bytes.count, start + piece)])) {
                    content += $0
                    return true
                }
            }
            // Then
            #expect(isRead == ignoresRest)
            if ignoresRest { #expect(reader.isWhole && content == Array("some text".utf8)) }
        }
    }
}
