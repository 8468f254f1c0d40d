import Foundation
import InnkeeperConfiguration
import InnkeeperShell
import Testing
import TestSupport

struct SeenFilesTests {
    @Test(arguments: ["left alone", "appended", "replaced", "removed", "touched"])
    func `a file that is not what it was is noticed`(what: String) throws {
        // Given
        let folder = try TemporaryFolder()
        let path = try folder.write("a.csv", "first")
        try folder.write("b.csv", "second")
        let files = FileManager.default
        try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: path)
        let seen = SeenFiles(SourceFinder.find(ShellFixtures.configuration(["*.csv"]).sources, root: folder.path))
        // When
        switch what {
        case "appended":
            let handle = try #require(FileHandle(forWritingAtPath: path))
            handle.seekToEndOfFile()
            handle.write(Data("x".utf8))
        case "replaced":
            // As many bytes, the same time, another file
            let other = try folder.write("other", "fi5st")
            try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: other)
            try Posix.rename(other, to: path)
        case "removed": try files.removeItem(atPath: path)
        case "touched": try files.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        default: break
        }
        // Then
        if what == "left alone" {
            try seen.assertUnchanged()
        } else {
            #expect(throws: SourcesChanged(paths: [path])) { try seen.assertUnchanged() }
        }
    }
}
