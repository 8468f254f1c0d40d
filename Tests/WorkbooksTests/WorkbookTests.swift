import InnkeeperWorkbooks
import Testing

@Suite struct WorkbookTests {
    @Test(arguments: [
        ([0x50, 0x4B, 0x03, 0x04], Workbook.Kind.package), ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .binary),
        ([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00], .binary), (Array("<html><body>".utf8), .html),
        (Array("\u{FEFF}  <TABLE>".utf8), .html),
        (Array("MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b".utf8), .webArchive),
        (
            Array("<office:document office:mimetype='application/vnd.oasis.opendocument.spreadsheet'>".utf8),
            .flatOpenDocument
        ),
        (
            Array("<?xml version='1.0'?><Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet'>".utf8),
            .spreadsheetML
        ),
    ])
    func `the first bytes tell the kind, whatever the name says`(head: [UInt8], kind: Workbook.Kind) {
        #expect(Workbook.kind(of: head) == kind)
    }

    @Test(arguments: [
        "", "name,arrival\na,b", "%PDF-1.4", "BEGIN:VCARD", "{}", "MIME-Version: 1.0\n\nmultipart/related",
    ])
    func `what is not a workbook is none`(text: String) {
        #expect(Workbook.kind(of: Array(text.utf8)) == nil)
    }

    @Test func `a flat OpenDocument file is named`() {
        let text = "<office:document office:mimetype=\"application/vnd.oasis.opendocument.spreadsheet\"/>"
        let seen = SeenWorkbook.file(Array(text.utf8))
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains("save it as .ods") ?? false)
    }

    @Test func `zeros are no workbook`() {
        #expect(Workbook.kind(of: [UInt8](repeating: 0, count: 4096)) == nil)
    }

    @Test func `more sheets than there may be come to their limit`() {
        var limits = WorkbookLimits()
        limits.sheets = 2
        let sheets = (1...5).map { ("S\($0)", "<sheetData><row><c><v>1</v></c></row></sheetData>") }
        let seen = SeenWorkbook.package(TinyOfficeOpen.parts(sheets), limits: limits)
        #expect(seen.cells.count == 2)
        #expect(seen.problems.map(\.kind) == [.limit])
    }

    @Test func `parts are found by names of another case, with blanks and with dots`() {
        var parts = TinyOfficeOpen.parts(rows: "<row><c><v>1</v></c></row>")
        parts["xl/Work Sheets/s0.xml"] = parts.removeValue(forKey: "xl/worksheets/s0.xml")
        parts["xl/_rels/workbook.xml.rels"] = """
            <Relationships><Relationship Id="r0" Type="x/worksheet" Target="./sub/../Work%20Sheets\\S0.XML#frag"/></Relationships>
            """
        #expect(SeenWorkbook.package(parts).cells == ["A1 number 1"])
    }
}
