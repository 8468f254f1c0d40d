import Foundation
import Shell
import TestSupport
import Testing

struct FolderWalkTests {
    @Test func `files come in the order of their names, hidden ones and linked folders left out`() throws {
        // Given
        let folder = try TemporaryFolder()
        for name in ["b.csv", "a/z.csv", "a/b/c.csv", ".hidden/x.csv", ".x"] { try folder.write(name, "x") }
        try FileManager.default.createSymbolicLink(atPath: folder.path("a/up"), withDestinationPath: folder.path)
        // Then
        #expect(FolderWalk.files(in: folder.path) == ["a/b/c.csv", "a/z.csv", "b.csv"])
        #expect(FolderWalk.files(in: folder.path("nowhere")).isEmpty)
    }

    @Test func `what git ignores is left out only when asked`() throws {
        let folder = try TemporaryFolder()
        try folder.write(".gitignore", "*.log\n/cache/\n")
        try folder.write("sub/.gitignore", "!important.log\n")
        for name in ["x.csv", "x.log", "cache/y.csv", "sub/important.log", "sub/other.log"] {
            try folder.write(name, "x")
        }
        #expect(FolderWalk.files(in: folder.path, respectingGit: true) == ["sub/important.log", "x.csv"])
        #expect(FolderWalk.files(in: folder.path).count == 5)
    }
}
