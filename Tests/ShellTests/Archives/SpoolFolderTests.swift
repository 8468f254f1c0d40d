import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct SpoolFolderTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `files of one name are two files, and all are gone at the end`() throws {
        // Given
        let spool = SpoolFolder(folder.path("spool"))
        // When
        let files = try ["desk.csv", "desk.csv"].map { name in
            let (path, file) = try spool.makeFile(named: name)
            try file.write(Array("a\n".utf8)[...])
            _ = try file.close()
            return path
        }
        // Then
        #expect(Set(files).count == 2 && files.allSatisfy { $0.hasSuffix("/desk.csv") })
        #expect(try String(contentsOfFile: files[1], encoding: .utf8) == "a\n")
        try spool.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path("spool")))
    }

    @Test func `names that a file system may take for one are in different folders`() throws {
        let spool = SpoolFolder(folder.path("spool"))
        for name in ["desk.csv", "DESK.csv", "other.csv"] { _ = try spool.makeFile(named: name).file.close() }
        #expect(try folder.names("spool/1") == ["desk.csv", "other.csv"])
        #expect(try folder.names("spool/2") == ["DESK.csv"])
        try spool.remove()
    }

    @Test func `nothing is made before there is something to put into it`() throws {
        let spool = SpoolFolder(folder.path("spool"))
        try spool.remove()
        #expect(!FileManager.default.fileExists(atPath: folder.path("spool")))
    }

    @Test func `a folder that a crashed program left is not touched`() throws {
        // Given
        try folder.write("spool/left.csv", "a")
        let spool = SpoolFolder(folder.path("spool"))
        // When
        let (path, file) = try spool.makeFile(named: "desk.csv")
        _ = try file.close()
        try spool.remove()
        // Then
        #expect(!path.hasPrefix(folder.path("spool") + "/"))
        #expect(try folder.read("spool/left.csv") == "a")
    }

    @Test func `of a name that is too long the end is kept`() throws {
        let spool = SpoolFolder(folder.path("spool"))
        let (path, file) = try spool.makeFile(named: String(repeating: "ü", count: 300) + ".csv")
        _ = try file.close()
        try spool.remove()
        #expect(path.hasSuffix("ü.csv") && path.split(separator: "/").last?.utf8.count ?? 0 <= 200)
    }
}
