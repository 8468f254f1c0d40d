import Shell
import TestSupport
import Testing

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

    @Test func `a full disk is a fault of the output with the file's name`() throws {
        // /dev/full takes an open and refuses every write; it exists already, so the open itself is refused too.
        let fault = #expect(throws: Fault.self) { _ = try OutputFile("/dev/full", mode: 0o600) }
        #expect(fault?.status == .outputFailed)
        #expect(fault?.message.hasPrefix("/dev/full: can't be made") == true)
    }
}
