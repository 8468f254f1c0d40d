import InnkeeperShell
import Testing
import TestSupport

struct OutputFileTests {
    @Test func `small and large pieces are written in order, counted and digested`() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = try OutputFile(folder.path("x"), mode: 0o600)
        let large = [UInt8](repeating: 0x61, count: 600_000)
        // When
        try file.write([0x31][...])
        try file.write(large[...])
        try file.write([0x32][...])
        let (bytes, digest) = try file.close()
        // Then
        let expected = Digest()
        expected.add(([0x31] + large + [0x32])[...])
        #expect(bytes == 600_002)
        #expect(digest == expected.text)
        #expect(try folder.read("x").count == 600_002)
    }

    @Test(arguments: [
        0, 1, (1 << 18) - 1, 1 << 18, (1 << 18) + 1, 1 << 19, (1 << 19) + 1, (1 << 20) + 4096, (5 << 20) + 77,
    ])
    func `a file of any size is what was written, in pieces of any size`(size: Int) throws {
        let folder = try TemporaryFolder()
        let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 9) }
        let expected = Digest()
        expected.add(content[...])
        for (name, piece) in [("small", 777), ("odd", 300_001), ("whole", max(1, size))] {
            let path = folder.path(name)
            let file = try OutputFile(path, mode: 0o600)
            // When it is written
            for start in stride(from: 0, to: size, by: piece) {
                try file.write(content[start..<min(start + piece, size)])
            }
            let (bytes, digest) = try file.close()
            // Then
            #expect(bytes == Int64(size))
            #expect(digest == expected.text)
            #expect(try SmallFile.read(path) == content)
        }
    }

    @Test func `a file that is given up has no blocks under way any more`() throws {
        // Given files of which blocks are still being written when nobody wants them any more
        let folder = try TemporaryFolder()
        let blocks = [UInt8](repeating: 0x61, count: 3 << 19)
        for number in 0..<20 {
            let path = folder.path("\(number)")
            // When they are given up, and with them their descriptors, which the next file may have
            try OutputFile(path, mode: 0o600).write(blocks[...])
            // Then all that was handed over has been written before
            #expect(try Posix.status(path)?.size == Int64(blocks.count))
        }
    }

    @Test func `a full disk is a fault of the output with the file's name`() throws {
        // /dev/full takes an open and refuses every write; it exists already, so the open itself is refused too.
        let fault = #expect(throws: Fault.self) { _ = try OutputFile("/dev/full", mode: 0o600) }
        #expect(fault?.status == .outputFailed)
        #expect(fault?.message.hasPrefix("/dev/full: can't be made") == true)
    }
}
