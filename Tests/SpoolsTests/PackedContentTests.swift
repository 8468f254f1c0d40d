import Foundation
import InnkeeperArchive
import InnkeeperCore
import InnkeeperPacking
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct PackedFileTests {
    @Test func `a packed file is known by its first bytes, whatever it is called`() throws {
        let folder = try TemporaryFolder()
        try folder.write("export.csv", bytes: TinyZip.archive([("a.csv", "a")]))
        try folder.write("plain.zip", "reservation_id\n")
        try folder.write("book.csv", TinyWorkbook.text([("A", [["x"]])]))
        func packing(_ name: String) -> PackedFile.Packing? {
            PackedFile.packing(of: folder.path(name), named: name)
        }
        #expect(packing("export.csv") == .archive(.zip))
        #expect(packing("book.csv") == .workbook)
        #expect(packing("plain.zip") == nil)
        #expect(packing("gone.zip") == nil)
    }

    @Test func `of a damaged workbook the reason doesn't say once more that it is damaged`() {
        let fault = ArchiveFault(.damaged, "it is damaged: cut off", damage: "cut off")
        #expect(PackedFile.damage(fault, of: "a.xlsx").facts.description == "damaged-workbook cut off")
        #expect(PackedFile.damage(fault, of: "a.zip").facts.description == "failed it is damaged: cut off")
        let other = ArchiveFault(.damaged, "it needs a password")
        #expect(PackedFile.damage(other, of: "a.xlsx").facts.description == "damaged-workbook it needs a password")
    }

    /// Name, refusal and first four bytes of what a packed file holds.
    private func content(_ folder: TemporaryFolder, _ name: String) -> PackedFile.Content<String>? {
        PackedFile.content(of: folder.path(name), headSize: 4) { String(decoding: $1, as: UTF8.self) }
    }

    @Test func `the heads of members are read, but not of those that are refused`() throws {
        let folder = try TemporaryFolder()
        let zip = TinyZip.archive([("a.csv", "0123456789"), ("../b.csv", "x")])
        try folder.write("x.zip", bytes: zip)
        try folder.write("a.csv", "plain")
        let x = try #require(content(folder, "x.zip"))
        #expect(x.members.map(\.name) == ["a.csv", "../b.csv"])
        #expect(x.members.map(\.told) == ["0123", nil])
        #expect(x.members.map(\.refusal) == [nil, "its path leads out of the archive"])
        #expect(x.refusal == "of its member ../b.csv: its path leads out of the archive")
        #expect(content(folder, "a.csv") == nil)
        // What is damaged ends the list and says why.
        try folder.write("cut.zip", bytes: Array(zip.prefix(30)))
        let cut = try #require(content(folder, "cut.zip"))
        #expect(cut.members.isEmpty && cut.fault?.kind == .damaged && cut.refusal == cut.fault?.message)
        // Compressed content has no name.
        try folder.write("once.gz", bytes: TinyGzip.stored("abcdef"))
        let once = try #require(content(folder, "once.gz"))
        #expect(once.members.map(\.name) == [nil] && once.members.map(\.told) == ["abcd"] && once.refusal == nil)
        try folder.write("twice.gz", bytes: TinyGzip.stored(bytes: TinyGzip.stored("a")))
        let twice = try #require(content(folder, "twice.gz"))
        #expect(twice.members.isEmpty)
        #expect(twice.refusal == "it is packed once more, as an archive; unpack it first")
    }

    @Test func `the members of a workbook are its sheets that hold anything, hidden ones where nothing else counts`()
        throws
    {
        // Given
        let folder = try TemporaryFolder()
        let sheets = [("A", [["x"]]), ("B", [["y"]]), ("C", [])]
        try folder.write("a.xls", TinyWorkbook.text(sheets, hidden: ["B"]))
        try folder.write("b.xls", TinyWorkbook.text(sheets, hidden: ["A", "B"]))
        // Then
        let a = try #require(content(folder, "a.xls"))
        #expect(a.members.map(\.name) == ["A"] && a.members.map(\.told) == ["shee"] && a.refusal == nil)
        #expect(content(folder, "b.xls")?.members.map(\.name) == ["A", "B"])
    }

    @Test func `the sheets of workbooks in an archive are members, and what is damaged says so`() throws {
        // Given workbooks in a zip, one cut off, and one that is compressed
        let folder = try TemporaryFolder()
        let book = TinyWorkbook.package([("A", [["x"]]), ("B", [["y"]])])
        try folder.write(
            "x.zip",
            bytes: TinyZip.archive(bytes: [
                ("in/b.xlsx", book), ("o.xls", Array(TinyWorkbook.text([("C", [["z"]])]).utf8)),
                ("cut.xlsx", Array(book.prefix(200))), ("n.zip", TinyZip.archive([("a.csv", "a")])),
            ]))
        try folder.write("b.xlsx.gz", bytes: TinyGzip.stored(bytes: book))
        // Then
        let members = try #require(content(folder, "x.zip")).members
        #expect(members.map(\.name) == ["in/b.xlsx!A", "in/b.xlsx!B", "o.xls!C", "cut.xlsx", "n.zip"])
        #expect(members.map(\.told) == ["shee", "shee", "shee", nil, nil])
        #expect(members.map { $0.refusal == nil } == [true, true, true, false, false])
        #expect(content(folder, "b.xlsx.gz")?.members.map(\.name) == ["A", "B"])
    }

    @Test func `a name with a mark means a member only where there is such an archive`() throws {
        let folder = try TemporaryFolder()
        try folder.write("in/x.zip", "any bytes")
        try folder.write("odd!.zip", "any bytes")
        let plain = PackedFile.split("in/x.zip!2026/a.csv", root: folder.path)
        #expect(plain?.archive == "in/x.zip" && plain?.member == "2026/a.csv")
        let odd = PackedFile.split("odd!.zip!a!b.csv", root: folder.path)
        #expect(odd?.archive == "odd!.zip" && odd?.member == "a!b.csv")
        #expect(PackedFile.split("gone.zip!a.csv", root: folder.path) == nil)
        #expect(PackedFile.split("in/x.zip", root: folder.path) == nil)
        #expect(PackedFile.split("in!a.csv", root: folder.path) == nil)
    }

    @Test func `of a long sheet the beginning tells, and all of it where that does not`() throws {
        // Given a heading that is merged downwards, in a sheet of more rows than are read at first
        let folder = try TemporaryFolder()
        let rows = (1...5100).map { "<Row><Cell><Data ss:Type='String'>r\($0)</Data></Cell></Row>" }.joined()
        try folder.write(
            "a.xls",
            """
            <?xml version="1.0"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" \
            xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>\(rows)\
            </Table></Worksheet></Workbook>
            """)
        func told(_ wanted: Int) -> (names: [String?], calls: Int) {
            var calls = 0
            let content = PackedFile.content(of: folder.path("a.xls"), headSize: 1 << 20) { _, head -> Int? in
                calls += 1
                let lines = head.count { $0 == 0x0A }
                return lines >= wanted ? lines : nil
            }
            return (content?.members.map(\.name) ?? [], calls)
        }
        #expect(told(1).calls == 1)
        #expect(told(5100).calls == 2)
    }
}
