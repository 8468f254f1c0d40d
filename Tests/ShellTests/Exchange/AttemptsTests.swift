import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct AttemptsTests {
    @Test func `what killed runs left is removed, and nothing beside it`() throws {
        // Given two runs' files, one of them with a lock that nobody holds
        let folder = try TemporaryFolder()
        for name in ["_attempts/1/exchange/map-00000.frames", "_attempts/1/lock", "_attempts/2/plan.json", "run.json"] {
            try folder.write("out/" + name, "x")
        }
        // When, then
        let cleaned = try Attempts(of: folder.path("out")).clean()
        #expect(cleaned.removed == 2 && cleaned.left == 0)
        #expect(try folder.names("out") == ["run.json"])
    }

    @Test func `a run at work keeps its files`() throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("out/_attempts/1/plan.json", "x")
        try folder.write("out/_attempts/2/plan.json", "x")
        let lock = try #require(try Posix.lock(folder.path("out/_attempts/2/lock")))
        // When, then
        let cleaned = try Attempts(of: folder.path("out")).clean()
        #expect(cleaned.removed == 1 && cleaned.left == 1)
        #expect(try folder.names("out/_attempts") == ["2"])
        #expect(try folder.names("out/_attempts/2") == ["lock", "plan.json"])
        // And once it has ended, they go
        Posix.unlock(lock)
        #expect(try Attempts(of: folder.path("out")).clean().removed == 1)
        #expect(try folder.names("out").isEmpty)
    }

    @Test func `an output without such a folder, or with a link in its place, stays as it is`() throws {
        let folder = try TemporaryFolder()
        try folder.write("out/run.json", "x")
        try folder.write("else/1/important", "x")
        #expect(try Attempts(of: folder.path("none")).clean().removed == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("out/_attempts"), withDestinationPath: folder.path("else"))
        #expect(try Attempts(of: folder.path("out")).clean().removed == 0)
        #expect(try folder.names("else/1") == ["important"])
    }
}
