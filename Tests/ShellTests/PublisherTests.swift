import Foundation
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct PublisherTests {
    private func publish(_ folder: TemporaryFolder, _ text: String) async throws {
        let publisher = try Publisher(output: folder.path("Out"), terms)
        try publisher.folder.write("run.json") { piece in try piece(Array("{\"tool\": \"innkeeper\", \(text)}".utf8)) }
        #expect(try await publisher.publish() == [])
        publisher.end()
    }

    private var terms: Publisher.Terms { Publisher.Terms(inputs: [], home: nil, now: 0) }

    @Test func `a first run makes the folder, a second replaces it and keeps the first beside it`() async throws {
        // Given
        let folder = try TemporaryFolder()
        // When
        try await publish(folder, "1")
        // Then
        #expect(try folder.names() == [".Out.lock", "Out"])
        #expect(try folder.read("Out/.gitignore") == "*\n!.gitignore\n")
        // When
        try await publish(folder, "2")
        // Then
        #expect(try folder.names() == [".Out.lock", ".Out.previous", "Out"])
        #expect(try folder.read("Out/run.json").contains("2"))
        #expect(try folder.read(".Out.previous/run.json").contains("1"))
        // When a third ends, the first is gone
        try await publish(folder, "3")
        #expect(try folder.read(".Out.previous/run.json").contains("2"))
    }

    @Test func `a run that is abandoned leaves the output alone`() async throws {
        let folder = try TemporaryFolder()
        try await publish(folder, "1")
        let publisher = try Publisher(output: folder.path("Out"), terms)
        try publisher.folder.write("half.csv") { piece in try piece([1, 2, 3]) }
        try publisher.abandon()
        #expect(try folder.names() == [".Out.lock", "Out"])
        #expect(try folder.read("Out/run.json").contains("1"))
    }

    @Test func `what a crashed run left is removed by the next`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(".Out.new-4711/deep/half.csv", "half")
        try folder.write("Out.failed.json", "{\n  \"tool\": \"innkeeper 1.0\"\n}\n")
        try await publish(folder, "1")
        #expect(try folder.names() == [".Out.lock", "Out"])
    }

    @Test func `what other runs are at work on stays below the output, and what dead ones left goes`() async throws {
        // Given an output with the files of a run at work and of a dead one
        let folder = try TemporaryFolder()
        try await publish(folder, "1")
        for name in ["1/plan.json", "2/plan.json"] { try folder.write("Out/_attempts/" + name, "x") }
        let lock = try #require(try Posix.lock(folder.path("Out/_attempts/2/lock")))
        // When
        try await publish(folder, "2")
        // Then
        #expect(try folder.names("Out") == [".gitignore", "_attempts", "run.json"])
        #expect(try folder.names("Out/_attempts") == ["2"])
        #expect(try folder.names(".Out.previous") == [".gitignore", "run.json"])
        Posix.unlock(lock)
    }

    @Test func `an output that holds only what a run is at work on leaves no past run`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/_attempts/1/plan.json", "x")
        let lock = try #require(try Posix.lock(folder.path("Out/_attempts/1/lock")))
        try await publish(folder, "1")
        #expect(try folder.names() == [".Out.lock", "Out"])
        #expect(try folder.names("Out/_attempts/1") == ["lock", "plan.json"])
        Posix.unlock(lock)
    }

    @Test func `what is exchanged is the folder, not a link to it`() async throws {
        // Given an output that is a link into another folder
        let folder = try TemporaryFolder()
        try folder.write("disk/out/run.json", "{\"tool\": \"innkeeper\", 1}")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Out"), withDestinationPath: folder.path("disk/out"))
        // When
        try await publish(folder, "2")
        // Then the link is still one, and the run stands where it leads
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("Out")) == folder.path("disk/out"))
        #expect(try folder.read("disk/out/run.json").contains("2"))
        #expect(try folder.names("disk") == [".out.lock", ".out.previous", "out"])
    }

    @Test func `an output whose files a disk has eaten is still ours`() async throws {
        let folder = try TemporaryFolder()
        try await publish(folder, "1")
        try folder.write("Out/run.json", "\0\0\0\0\0\0")
        try await publish(folder, "2")
        #expect(try folder.read("Out/run.json").contains("2"))
        // But not one that was put there meanwhile
        try FileManager.default.moveItem(atPath: folder.path("Out"), toPath: folder.path("Away"))
        try folder.write("Out/run.json", "\0\0\0\0\0\0")
        #expect(throws: Fault.self) { _ = try Publisher(output: folder.path("Out"), terms) }
    }

    @Test func `an output that holds only its .gitignore leaves no past run`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/.gitignore", "*")
        try await publish(folder, "1")
        #expect(try folder.names() == [".Out.lock", "Out"])
    }

    @Test func `a second run at the same time is told so`() throws {
        let folder = try TemporaryFolder()
        let first = try Publisher(output: folder.path("Out"), terms)
        let fault = #expect(throws: Fault.self) {
            _ = try Publisher(output: folder.path("Out"), terms)
        }
        #expect(fault?.status == .locked)
        try first.abandon()
    }

    @Test func `files have the mode that was asked for`() async throws {
        let folder = try TemporaryFolder()
        try await publish(folder, "1")
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.path("Out/run.json"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let folderMode = try FileManager.default.attributesOfItem(atPath: folder.path("Out"))[.posixPermissions] as? Int
        #expect(folderMode == 0o700)
    }

    @Test func `a name that can't be made is a fault of the output`() throws {
        let folder = try TemporaryFolder()
        try folder.write("file", "x")
        let fault = #expect(throws: Fault.self) {
            _ = try Publisher(output: folder.path("file/Out"), terms)
        }
        #expect(fault?.status == .outputFailed)
    }
}
