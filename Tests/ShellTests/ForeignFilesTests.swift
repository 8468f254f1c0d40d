import Testing
import TestSupport
@testable import InnkeeperShell

struct ForeignFilesTests {
    @Test func `what a run did not write moves on, and what it wrote stays`() throws {
        // Given a run, and what somebody put between its files
        let folder = try TemporaryFolder()
        try folder.write(
            "Old/run.json", "{\"outputs\": [{\"path\": \"index.html\"}, {\"path\": \"accepted/desk/a.csv\"}]}")
        for path in [".gitignore", "index.html", "accepted/desk/a.csv"] { try folder.write("Old/\(path)", "own") }
        for path in ["notes.txt", "accepted/desk/b.csv", "pictures/x/y.png", "summary.md"] {
            try folder.write("Old/\(path)", "foreign")
        }
        try folder.write("New/summary.md", "own")
        // When the next run takes its place
        try ForeignFiles.move(from: folder.path("Old"), to: folder.path("New"))
        // Then
        for path in ["notes.txt", "accepted/desk/b.csv", "pictures/x/y.png", "summary.md~2"] {
            #expect(try folder.read("New/\(path)") == "foreign", "\(path)")
        }
        #expect(try folder.read("New/summary.md") == "own")
        #expect(try folder.names("Old") == [".gitignore", "accepted", "index.html", "run.json"])
        #expect(try folder.names("Old/accepted/desk") == ["a.csv"])
    }

    @Test func `of a run whose list is damaged nothing moves`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Old/run.json", "\0\0\0")
        try folder.write("Old/index.html", "own")
        try folder.write("New/index.html", "new")
        try ForeignFiles.move(from: folder.path("Old"), to: folder.path("New"))
        #expect(try folder.names("New") == ["index.html"])
    }
}
