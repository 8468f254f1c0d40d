import InnkeeperArchive
import InnkeeperPacking
import Testing
import TestSupport

@Suite struct PackageReaderTests {
    private func reader(_ members: [(name: String, content: String)], limits: ArchiveLimits = ArchiveLimits()) throws
        -> PackageReader
    {
        let bytes = TinyZip.archive(members)
        return try PackageReader(
            ArchiveInput(size: Int64(bytes.count)) { offset, count in
                Array(bytes.dropFirst(Int(offset)).prefix(count))
            }, limits: limits)
    }

    private func content(_ reader: PackageReader, _ name: String) throws -> String {
        var bytes: [UInt8] = []
        try reader.read(name) {
            bytes += $0
            return true
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `members are read in any order, and again`() throws {
        let reader = try reader([("a", "1"), ("b/c", "2"), ("d", "")])
        #expect(reader.names == ["a", "b/c", "d"])
        #expect(try content(reader, "b/c") == "2")
        #expect(try content(reader, "a") == "1")
        #expect(try content(reader, "d") == "")
        #expect(try content(reader, "a") == "1")
    }

    @Test func `reading ends when nobody wants more`() throws {
        let reader = try reader([("a", String(repeating: "x", count: 200_000)), ("b", "2")])
        var count = 0
        try reader.read("a") {
            count += $0.count
            return false
        }
        #expect(count <= 65_536)
        #expect(try content(reader, "b") == "2")
    }

    @Test func `of two members of one name the last counts`() throws {
        #expect(try content(reader([("a", "first"), ("a", "second")]), "a") == "second")
    }

    @Test func `a member that is not there is a fault`() throws {
        let reader = try reader([("a", "1")])
        #expect(throws: ArchiveFault(.damaged, "it is missing")) { try content(reader, "b") }
    }

    @Test func `what unpacks to too much is stopped, and so are too many members`() throws {
        var limits = ArchiveLimits()
        limits.unquestionedBytes = 10
        limits.ratio = 0
        let reader = try reader([("a", "12345678901")], limits: limits)
        #expect(throws: ArchiveFault.self) { try content(reader, "a") }
        limits.members = 1
        #expect(throws: ArchiveFault(.limit, "it has more than 1 members")) {
            try self.reader([("a", "1"), ("b", "2")], limits: limits)
        }
    }
}
