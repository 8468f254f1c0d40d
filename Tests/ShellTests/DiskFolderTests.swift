import Foundation
import Shell
import TestSupport
import Testing

struct DiskFolderTests {
    @Test func `files lie where they are named, with the modes that were asked for`() throws {
        // Given a folder for the manager alone
        let place = try TemporaryFolder()
        let folder = try DiskFolder(place.path("new"), fileMode: 0o600)
        // When two files are written, one of them below folders and in pieces
        try folder.write("summary.md") { try $0(Array("# Night\n".utf8)) }
        try folder.write("accepted/desk/a.csv") { write in
            try write(Array("id\n".utf8))
            try write([])
            try write(Array("R1\n".utf8))
        }
        try folder.sync()
        // Then they are there, listed by path, and for nobody else
        #expect(try place.read("new/accepted/desk/a.csv") == "id\nR1\n")
        #expect(folder.written.map(\.path) == ["accepted/desk/a.csv", "summary.md"])
        #expect(folder.written.map(\.bytes) == [6, 8])
        func mode(_ name: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: place.path(name))[.posixPermissions] as? Int
        }
        #expect(try mode("new/summary.md") == 0o600)
        #expect(try mode("new/accepted/desk/a.csv") == 0o600)
        #expect(try mode("new/accepted") == 0o700)
    }

    @Test func `equal bytes have equal digests, others others`() throws {
        let place = try TemporaryFolder()
        let folder = try DiskFolder(place.path("new"), fileMode: 0o600)
        for (name, text) in [("a", "one"), ("b", "one"), ("c", "two")] {
            try folder.write(name) { try $0(Array(text.utf8)) }
        }
        let digests = folder.written.map(\.digest)
        #expect(digests[0] == digests[1] && digests[1] != digests[2])
        #expect(digests.allSatisfy { $0.wholeMatch(of: /xxh128:[0-9a-f]{32}/) != nil })
    }

    @Test func `nothing that exists is written over`() throws {
        let place = try TemporaryFolder()
        try place.write("new/mine.txt", "mine")
        #expect(throws: Fault.self) { try DiskFolder(place.path("new"), fileMode: 0o600) }
        let folder = try DiskFolder(place.path("other"), fileMode: 0o600)
        try folder.write("a") { try $0([0x41]) }
        #expect(throws: Fault.self) { try folder.write("a") { try $0([0x42]) } }
        #expect(try place.read("other/a") == "A")
        #expect(try place.read("new/mine.txt") == "mine")
    }
}
