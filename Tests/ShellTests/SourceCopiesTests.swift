import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct SourceCopiesTests {
    private func found(_ folder: TemporaryFolder) -> FoundFiles {
        SourceFinder.find(ShellFixtures.configuration(["*.csv"]).sources, root: folder.path)
    }

    private func codes(_ found: FoundFiles) -> [String] {
        found.findings.rows.map { found.findings.codes[Int($0.code)] + " \($0.file)" }
    }

    @Test func `the files that changed are read from copies that nobody else can see`() throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "first")
        try folder.write("b.csv", "second")
        // When
        let copies = try SourceCopies([folder.path("b.csv")], of: found(folder), in: folder.path("copies"))
        try folder.write("b.csv", "third")
        // Then
        #expect(copies.found.paths[0] == folder.path("a.csv"))
        #expect(copies.found.paths[1] == folder.path("copies/0/b.csv"))
        #expect(try folder.read("copies/0/b.csv") == "second")
        #expect(copies.found.files.map(\.path) == ["a.csv", "b.csv"])
        #expect(codes(copies.found) == ["source-changed 1"])
        #expect(copies.found.entries.allSatisfy { !$0.isTorn } && !copies.found.isAnyMissing)
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("copies"))[.posixPermissions] as? Int
        #expect(mode == 0o700)
        try copies.remove()
        #expect(try folder.names() == ["a.csv", "b.csv"])
    }

    @Test func `a file that is gone by now is missing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "first")
        let found = found(folder)
        try FileManager.default.removeItem(atPath: folder.path("a.csv"))
        let copies = try SourceCopies([folder.path("a.csv")], of: found, in: folder.path("copies"))
        #expect(copies.found.paths == [nil])
        #expect(codes(copies.found) == ["source-missing 0"])
    }

    @Test func `without room for copies it is a fault`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "first")
        let fault = #expect(throws: Fault.self) {
            _ = try SourceCopies([folder.path("a.csv")], of: found(folder), in: folder.path("a.csv/copies"))
        }
        #expect(fault?.status == .outputFailed)
    }
}
