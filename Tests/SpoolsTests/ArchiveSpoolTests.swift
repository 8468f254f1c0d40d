import Foundation
import InnkeeperArchive
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperPacking
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct ArchiveSpoolTests {
    private let formats: [any Format.Type] = [CSVFormat.self, VCardFormat.self]
    private let desk = "reservation_id,arrival,nights\nR1,2026-07-01,2\n"
    private let card = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n"

    private func unpack(
        _ folder: TemporaryFolder, _ files: [String], limits: ArchiveLimits = ArchiveLimits(),
        kind: RecordKind = .bookings
    ) throws -> (spool: ArchiveSpool, found: FoundFiles) {
        let source = Configuration.Source(settings: SourceSettings(name: "s", kind: kind), files: files)
        let spool = ArchiveSpool(folder: folder.path("spool"), formats: formats, limits: limits)
        return (spool, try spool.unpack(SourceFinder.find([source], root: folder.path)))
    }

    private func text(_ path: String?) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: try #require(path))), as: UTF8.self)
    }

    @Test func `members take the archive's place, with its size and digest, in files that only their owner reads`()
        throws
    {
        // given
        let folder = try TemporaryFolder()
        let zip = TinyZip.archive([("b.csv", desk + "R2,2026-07-02,1\n"), ("2026/a.csv", desk)])
        try folder.write("x.zip", bytes: zip)
        try folder.write("y.csv", desk)

        // when
        let (spool, found) = try unpack(folder, ["x.zip", "y.csv"])

        // then
        #expect(found.files.map(\.path) == ["x.zip!2026/a.csv", "x.zip!b.csv", "y.csv"])
        #expect(found.files.map(\.recordsPath) == found.files.map(\.path))
        #expect(try text(found.paths[0]) == desk)
        #expect(try text(found.paths[1]) == desk + "R2,2026-07-02,1\n")
        #expect(found.paths[2] == folder.path("y.csv"))
        let digest = Digest()
        digest.add(zip[...])
        #expect(found.entries.map(\.original?.bytes) == [Int64(zip.count), Int64(zip.count), nil])
        #expect(found.entries.map(\.original?.digest) == [digest.text, digest.text, nil])
        let attributes = try FileManager.default.attributesOfItem(atPath: try #require(found.paths[0]))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let own = try FileManager.default.attributesOfItem(atPath: folder.path("spool"))
        #expect(own[.posixPermissions] as? Int == 0o700)

        // and all is gone with the run
        try spool.remove()
        #expect(try folder.names() == ["x.zip", "y.csv"])
    }

    @Test func `the records of a compressed file lose its suffix, unless that is another file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv.gz", bytes: TinyGzip.stored(desk))
        try folder.write("b.csv.gz", bytes: TinyGzip.stored(desk))
        try folder.write("b.csv", desk)
        let (spool, found) = try unpack(folder, ["*.csv*"])
        #expect(found.files.map(\.path) == ["a.csv.gz", "b.csv", "b.csv.gz"])
        #expect(found.files.map(\.recordsPath) == ["a.csv", "b.csv", "b.csv.gz"])
        #expect(try text(found.paths[0]) == desk)
        #expect(found.paths[0]?.hasSuffix("/a.csv") == true)
        try spool.remove()
    }

    @Test func `one member alone is read when it is named`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.zip", bytes: TinyZip.archive([("a.csv", desk), ("b.csv", "b")]))
        let (spool, found) = try unpack(folder, ["x.zip!b.csv", "x.zip!gone.csv"])
        #expect(found.files.map(\.path) == ["x.zip!b.csv", "x.zip!gone.csv"])
        #expect(try text(found.paths[0]) == "b")
        #expect(found.entries[1].problems.map(\.code) == [.sourceMissing])
        #expect(found.entries[1].problems.map(\.facts.description) == ["no-member"])
        #expect(found.isAnyMissing)
        try spool.remove()
    }

    @Test func `an archive that is named twice is unpacked once`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.zip", bytes: TinyZip.archive([("a.csv", desk), ("b.csv", desk)]))
        let (spool, found) = try unpack(folder, ["x.zip", "x.zip!b.csv"])
        #expect(found.files.map(\.path) == ["x.zip!a.csv", "x.zip!b.csv", "x.zip!b.csv"])
        #expect(found.paths[1] == found.paths[2])
        #expect(try folder.names("spool") == ["1"] && folder.names("spool/1") == ["a.csv", "b.csv"])
        try spool.remove()
    }

    @Test func `a folder that a crash left is passed by`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.zip", bytes: TinyZip.archive([("a.csv", desk)]))
        try folder.write("spool/1/left.csv", "x")
        let (spool, found) = try unpack(folder, ["x.zip"])
        #expect(found.paths[0] == folder.path("spool-2/1/a.csv"))
        try spool.remove()
        #expect(try folder.names() == ["spool", "x.zip"])
    }

    @Test func `of an archive with several kinds the source's are read, with a note on the others`() throws {
        let folder = try TemporaryFolder()
        try folder.write("x.zip", bytes: TinyZip.archive([("readme", "read me"), ("desk.csv", desk), ("c.vcf", card)]))
        let (spool, found) = try unpack(folder, ["x.zip"])
        #expect(found.files.map(\.path) == ["x.zip!desk.csv"])
        #expect(found.entries[0].problems.map(\.code) == [.archiveMemberUnused, .archiveMemberUnused])
        #expect(found.entries[0].problems.map(\.facts.description) == ["readme", "c.vcf"])
        #expect(!found.isAnyMissing)
        try spool.remove()
        // Where none is of the kind, all are read, so that each says what is wrong with it.
        let none = try unpack(folder, ["x.zip"], kind: .places)
        #expect(none.found.files.count == 3)
        try none.spool.remove()
    }

    @Test func `what is refused, damaged or empty has an entry and a finding, and the rest is read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("evil.zip", bytes: TinyZip.archive([("../up.csv", "x"), ("good.csv", desk)]))
        try folder.write("cut.gz", bytes: Array(TinyGzip.stored(desk).dropLast(12)))
        var wrong = TinyZip.archive([("1.csv", desk), ("2.csv", desk)])
        wrong[30 + 5] ^= 1
        try folder.write("wrong.zip", bytes: wrong)
        try folder.write("none.zip", bytes: TinyZip.archive([]))
        try folder.write("many.zip", bytes: TinyZip.archive([("1.csv", desk), ("2.csv", desk), ("3.csv", desk)]))
        var limits = ArchiveLimits()
        limits.members = 2
        let (spool, found) = try unpack(folder, ["*"], limits: limits)
        let told = found.entries.map {
            "\($0.file.path) \($0.path == nil ? "-" : "+") \($0.problems.first?.code.rawValue ?? "")"
        }
        #expect(
            told == [
                "cut.gz - source-unreadable", "evil.zip!../up.csv - archive-refused", "evil.zip!good.csv + ",
                "many.zip - archive-refused", "many.zip!1.csv + ", "many.zip!2.csv + ", "none.zip - source-empty",
                "wrong.zip!1.csv - source-unreadable", "wrong.zip!2.csv + ",
            ])
        #expect(found.entries[7].problems[0].facts.description.hasPrefix("failed it is damaged: "))
        #expect(found.findings.totals == ["archive-refused": 2, "source-empty": 1, "source-unreadable": 2])
        #expect(found.isAnyMissing)
        try spool.remove()
        #expect(try !folder.names().contains("spool"))
    }

    @Test func `a damaged workbook can't be read, and nothing is made where nothing is packed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("book.xlsx", bytes: TinyZip.archive([("[Content_Types].xml", "<x/>")]))
        let (spool, found) = try unpack(folder, ["book.xlsx"])
        #expect(found.paths == [nil])
        #expect(found.entries[0].problems.map(\.code) == [.sourceUnreadable])
        try spool.remove()
        try folder.write("a.csv", desk)
        let plain = try unpack(folder, ["a.csv"])
        #expect(try folder.names() == ["a.csv", "book.xlsx"])
        try plain.spool.remove()
    }
}
