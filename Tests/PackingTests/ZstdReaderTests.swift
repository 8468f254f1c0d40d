import InnkeeperPacking
import Testing
import TestSupport

struct ZstdReaderTests {
    private let long = [UInt8]((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

    /// What comes out of bytes that arrive in pieces of this size, and whether that is all of it; nil if they are damaged.
    private func read(_ bytes: [UInt8], piece: Int) throws -> (content: [UInt8], isWhole: Bool)? {
        let reader = try #require(ZstdReader())
        var content: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + piece)
            guard
                reader.read(
                    Array(bytes[start..<end]),
                    {
                        content += $0
                        return true
                    })
            else { return nil }
            start = end
        }
        return (content, reader.isWhole)
    }

    @Test(arguments: [1, 13, 1 << 20])
    func `the content is that of all frames, however the bytes arrive`(piece: Int) throws {
        // Given
        let bytes = TinyZstd.stored(bytes: long) + TinyZstd.stored("") + TinyZstd.stored("end")
        // When
        let read = try #require(try read(bytes, piece: piece))
        // Then
        #expect(read.content == long + Array("end".utf8))
        #expect(read.isWhole)
    }

    @Test func `what ends too soon is not whole`() throws {
        let bytes = TinyZstd.stored("some text")
        for count in 1..<bytes.count {
            let read = try #require(try read(Array(bytes.prefix(count)), piece: 1 << 20))
            #expect(!read.isWhole, "\(count) bytes")
        }
        #expect(try read(bytes, piece: 1 << 20)?.isWhole == true)
    }

    @Test func `what is damaged is said to be, and nothing more is read`() throws {
        var bytes = TinyZstd.stored("some text")
        bytes[0] = 0x29
        #expect(try read(bytes, piece: 1 << 20) == nil)
        let reader = try #require(ZstdReader())
        _ = reader.read(bytes) { _ in true }
        #expect(!reader.read(TinyZstd.stored("x")) { _ in true })
        #expect(!reader.isWhole)
    }

    @Test func `reading ends when a piece is not taken`() throws {
        let reader = try #require(ZstdReader())
        var pieces = 0
        let isRead = reader.read(TinyZstd.stored(bytes: long)) { _ in
            pieces += 1
            return false
        }
        #expect(!isRead && pieces == 1)
    }
}
