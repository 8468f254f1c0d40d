import Testing
import TestSupport

@testable import InnkeeperShell

struct BlockWriterTests {
    /// Bytes of which no two blocks are alike: each is its place, with the higher bytes of that mixed in.
    private func bytes(_ count: Int, from start: Int = 0) -> [UInt8] {
        var bytes: [UInt8] = []
        for run in start >> 8...(start + count) >> 8 { bytes += BlockWriterTests.runs[(run ^ run >> 8) & 0xFF] }
        return Array(bytes[(start & 0xFF)...].prefix(count))
    }

    /// The 256 bytes of a run, by what is mixed into them.
    private static let runs = (0..<256).map { mark in (0..<256).map { UInt8($0 ^ mark) } }

    /// A block of the writer with these bytes, which lie where a disk can take them.
    private func filled(_ bytes: ArraySlice<UInt8>, _ writer: BlockWriter) -> BlockWriter.Block {
        var block = writer.emptyBlock()
        #expect(block.bytes.count == block.padding)
        block.bytes += bytes
        #expect(Posix.padding(before: block.bytes, toMultipleOf: BlockWriter.alignment) == block.padding)
        return block
    }

    private func digest(_ bytes: [UInt8]) -> String {
        let digest = Digest()
        digest.add(bytes[...])
        return digest.text
    }

    @Test(arguments: [true, false], [0, 1, 4095, 4096, 5000, BlockWriter.blockSize])
    func `blocks are written in their order, past the cache or through it`(pastCache: Bool, rest: Int) throws {
        // Given more blocks than may wait at once, and an end that fills no block, or nothing
        let folder = try TemporaryFolder()
        let content = bytes(9 * BlockWriter.blockSize + rest)
        let descriptor = try Posix.create(folder.path("x"), mode: 0o600)
        defer { Posix.close(descriptor) }
        let writer = BlockWriter(descriptor, pastCache: pastCache)
        // When they are brought
        for start in stride(from: 0, to: content.count, by: BlockWriter.blockSize) {
            try writer.put(filled(content[start..<min(start + BlockWriter.blockSize, content.count)], writer))
        }
        let written = try writer.finish()
        // Then the file is what was brought, and so are length and digest
        #expect(written.bytes == Int64(content.count))
        #expect(written.digest == digest(content))
        #expect(try SmallFile.read(folder.path("x")) == content)
    }

    @Test func `a block lies where a disk can take it, and stays there when it is filled again`() throws {
        // Given a writer, whose blocks come back to it
        let folder = try TemporaryFolder()
        let descriptor = try Posix.create(folder.path("x"), mode: 0o600)
        defer { Posix.close(descriptor) }
        let writer = BlockWriter(descriptor, pastCache: true)
        var kept: [BlockWriter.Block] = []
        for number in 0..<20 {
            try writer.put(filled(bytes(BlockWriter.blockSize)[...], writer))
            writer.drain()
            // Somebody still has a block that comes back: it will have to be copied
            if number == 10 {
                let block = filled(bytes(BlockWriter.blockSize)[...], writer)
                kept.append(block)
                try writer.put(block)
                writer.drain()
            }
        }
        #expect(try writer.finish().bytes == Int64(21 * BlockWriter.blockSize))
    }

    @Test func `what can't be written is told, and nothing is written after it`() throws {
        // Given a file that is open for reading only
        let folder = try TemporaryFolder()
        try folder.write("x", "abc")
        let descriptor = try Posix.open(folder.path("x"))
        defer { Posix.close(descriptor) }
        let writer = BlockWriter(descriptor, pastCache: false)
        // When blocks are brought, the first is refused on the other thread
        var block = writer.emptyBlock()
        block.bytes += bytes(BlockWriter.blockSize)
        try writer.put(block)
        writer.drain()
        // Then the next one is not taken, and the end says so too
        let failure = #expect(throws: Posix.Failure.self) { try writer.put(writer.emptyBlock()) }
        #expect(failure?.text.isEmpty == false)
        #expect(throws: Posix.Failure.self) { try writer.finish() }
        #expect(try folder.read("x") == "abc")
    }

    @Test func `a block that lies badly goes through the cache`() throws {
        // Given a file that is written past the cache, where its file system can
        let folder = try TemporaryFolder()
        let descriptor = try Posix.create(folder.path("x"), mode: 0o600)
        defer { Posix.close(descriptor) }
        let writer = BlockWriter(descriptor, pastCache: true)
        let content = bytes(3 * BlockWriter.blockSize)
        // When each block begins one byte behind where it should
        for start in stride(from: 0, to: content.count, by: BlockWriter.blockSize) {
            var block = writer.emptyBlock()
            block.bytes.append(0)
            block.padding += 1
            block.bytes += content[start..<start + BlockWriter.blockSize]
            try writer.put(block)
        }
        // Then the file is whole all the same
        #expect(try writer.finish().digest == digest(content))
        #expect(try SmallFile.read(folder.path("x")) == content)
    }
}
