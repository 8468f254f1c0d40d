import Foundation
import InnkeeperShell
import Testing
import TestSupport

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

    @Test func `a broken link with the name of an export is listed, so that it can be reported`() throws {
        let folder = try TemporaryFolder()
        for name in ["lost.csv", "lost", "old.csv"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: folder.path("nowhere"))
        }
        try folder.write(".gitignore", "old.csv\n")
        #expect(FolderWalk.files(in: folder.path, respectingGit: true) == ["lost.csv"])
        #expect(FolderWalk.names(in: folder.path, root: folder.path) == ["lost.csv"])
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

    @Test func `what systems and programs leave behind is passed over`() throws {
        let folder = try TemporaryFolder()
        for name in ["a.csv", "desktop.ini", "Thumbs.db", "~$a.xlsx", ".DS_Store"] { try folder.write(name, "x") }
        #expect(FolderWalk.files(in: folder.path) == ["a.csv"])
    }

    @Test func `a folder that a run has written is no folder of exports`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/run.json", "{\n  \"tool\": \"innkeeper 1.0\"")
        try folder.write("Out/people.csv", "x")
        try folder.write("other/run.json", "{}")
        #expect(FolderWalk.files(in: folder.path, respectingGit: true) == ["other/run.json"])
    }

    @Test func `the files of one folder are those that git does not ignore by their own names`() throws {
        // Given a project that ignores its folder of data, and drafts anywhere
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "x")
        try folder.write(".gitignore", "/data/\ndraft-*\n")
        for name in ["data/a.csv", "data/draft-b.csv", "data/.x", "data/deep/c.csv"] { try folder.write(name, "x") }
        // Then
        #expect(FolderWalk.names(in: folder.path("data"), root: folder.path("data")) == ["a.csv"])
    }
}
