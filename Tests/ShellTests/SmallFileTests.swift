import InnkeeperShell
import Testing
import TestSupport

struct SmallFileTests {
    @Test func `what replaces a file is read again, and nothing else is left`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a.json", "old")
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        try SmallFile.replace(path, with: bytes)
        #expect(try SmallFile.read(path) == bytes)
        #expect(try folder.names() == ["a.json"])
    }

    @Test func `a failure leaves the old file and no half of the new one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/keep", "x")
        #expect(throws: (any Error).self) { try SmallFile.replace(folder.path("a"), with: [1]) }
        #expect(try folder.names() == ["a"] && folder.names("a") == ["keep"])
        #expect(throws: Posix.Failure.self) { try SmallFile.read(folder.path("none")) }
    }
}
