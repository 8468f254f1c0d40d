import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct PosixFilesTests {
    @Test func `a zone is one that has a zone file`() {
        #expect(Posix.timeZone("Europe/Lisbon") == "Europe/Lisbon")
        #expect(Posix.timeZone(":Europe/Lisbon") == "Europe/Lisbon")
        for name in ["Nowhere/Land", "../../../etc/passwd", "/etc/localtime", "EST5EDT,M3.2.0,M11.1.0", "Europe"] {
            #expect(Posix.timeZone(name) == nil)
        }
    }

    @Test func `what is written is read, at the end and in the middle`() throws {
        // Given a file of ten bytes
        let folder = try TemporaryFolder()
        let writer = try Posix.create(folder.path("x"), mode: 0o600)
        try Posix.write(writer, Array("..0123456789".utf8)[2...])
        try Posix.sync(writer)
        Posix.close(writer)
        // Then pieces of it are read where they are asked for
        let reader = try Posix.open(folder.path("x"))
        defer { Posix.close(reader) }
        #expect(try Posix.read(reader, at: 3, count: 4) == Array("3456".utf8))
        #expect(try Posix.read(reader, at: 8, count: 100) == Array("89".utf8))
        #expect(try Posix.read(reader, at: 10, count: 1).isEmpty)
        // And one after the other, until there is nothing left
        let pieces = [
            try Posix.read(reader, count: 6), try Posix.read(reader, count: 6), try Posix.read(reader, count: 6),
        ]
        #expect(pieces.map(\.count) == [6, 4, 0])
        #expect(try Posix.status(of: reader).size == 10)
    }

    @Test func `padding leads to the next multiple, from wherever the bytes lie`() throws {
        for count in [1, 100, 5_000, 1 << 20] {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            let padding = Posix.padding(before: bytes, toMultipleOf: 4096)
            #expect(0..<4096 ~= padding)
            // What is in them plays no part
            bytes.append(1)
            #expect(Posix.padding(before: bytes, toMultipleOf: 4096) == padding)
        }
    }

    @Test func `a status tells what is there, or that nothing is`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", "abc")
        #expect(try Posix.status(folder.path("x"))?.type == .regular)
        #expect(try Posix.status(folder.path("x"))?.size == 3)
        #expect(try Posix.status(folder.path)?.type == .folder)
        #expect(try Posix.status("/dev/null")?.type == .other)
        #expect(try Posix.status(folder.path("y")) == nil)
        #expect(try Posix.status(folder.path("x/y")) == nil)
    }

    @Test func `an error says what the system says`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", "abc")
        let missing = #expect(throws: Posix.Failure.self) { _ = try Posix.open(folder.path("y")) }
        #expect(missing?.code == 2 && missing?.text == "No such file or directory")
        let taken = #expect(throws: Posix.Failure.self) { _ = try Posix.create(folder.path("x"), mode: 0o600) }
        #expect(taken?.text == "File exists")
        let full = try Posix.open("/dev/full")
        defer { Posix.close(full) }
        #expect(throws: Posix.Failure.self) { try Posix.write(full, [1][...]) }
    }

    @Test func `names come sorted by their bytes, hidden ones too`() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "a", "Z", ".hidden", "ä"] { try folder.write(name, "") }
        #expect(try Posix.names(in: folder.path) == [".hidden", "Z", "a", "b", "ä"])
        #expect(try Posix.names(in: folder.path, prefix: ".") == [".hidden"])
        #expect(try Posix.names(in: folder.path, prefix: "hid").isEmpty)
        #expect(throws: Posix.Failure.self) { _ = try Posix.names(in: folder.path("a")) }
    }

    @Test func `two folders change places in one step`() throws {
        let folder = try TemporaryFolder()
        try folder.write("old/x", "old")
        try folder.write("new/x", "new")
        try Posix.exchange(folder.path("old"), folder.path("new"))
        #expect(try folder.read("old/x") == "new")
        #expect(try folder.read("new/x") == "old")
        #expect(throws: Posix.Failure.self) { try Posix.exchange(folder.path("old"), folder.path("nowhere")) }
    }

    @Test func `a lock that is given back is free, whoever else has its descriptor`() throws {
        // Given a lock, and a second descriptor of it as a child process has one
        let folder = try TemporaryFolder()
        let first = try #require(try Posix.lock(folder.path("lock")))
        let other = dup(first)
        defer { Posix.close(other) }
        #expect(try Posix.lock(folder.path("lock")) == nil)
        // When
        Posix.unlock(first)
        // Then
        let second = try #require(try Posix.lock(folder.path("lock")))
        Posix.unlock(second)
    }

    @Test func `one lock at a time, and it ends with its descriptor`() throws {
        let folder = try TemporaryFolder()
        let first = try #require(try Posix.lock(folder.path("lock")))
        #expect(try Posix.lock(folder.path("lock")) == nil)
        Posix.close(first)
        let second = try #require(try Posix.lock(folder.path("lock")))
        Posix.close(second)
    }

    @Test func `links are seen and followed to where they lead`() throws {
        let folder = try TemporaryFolder()
        try folder.write("real/x", "x")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("real"))
        #expect(Posix.isSymbolicLink(folder.path("link")) && !Posix.isSymbolicLink(folder.path("real")))
        #expect(Posix.realPath(folder.path("link/x")) == folder.path("real/x"))
        #expect(Posix.realPath(folder.path("nowhere")) == nil)
    }
}
