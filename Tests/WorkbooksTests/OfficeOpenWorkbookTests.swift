import InnkeeperWorkbooks
import Testing

@Suite struct OfficeOpenWorkbookTests {
    @Test func `values have the types that the file gives them`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: """
                    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>12</v></c><c r="C1" t="b"><v>1</v></c>\
                    <c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="d"><v>2026-05-17</v></c>\
                    <c r="F1" t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c></row>
                    """, texts: "<si><t>shared</t></si>"))
        #expect(
            seen.cells == [
                "A1 text shared", "B1 number 12", "C1 boolean true", "D1 error #N/A", "E1 date 2026-05-17",
                "F1 text inline",
            ])
        #expect(seen.problems == [])
    }

    @Test func `a number of more digits than a spreadsheet keeps is the text that the file has`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(rows: "<row><c><v>40123456789012345</v></c><c><v>0.10000000000000001</v></c></row>"))
        #expect(seen.cells == ["A1 text 40123456789012345", "B1 number 0.1"])
    }

    @Test func `rich text is joined, and what tells its pronunciation is left out`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row>",
                texts:
                    "<si><r><t>課</t></r><r><t xml:space=\"preserve\"> きく</t></r><rPh sb=\"0\" eb=\"1\"><t>カ</t></rPh></si>"
            ))
        #expect(seen.cells == ["A1 text 課 きく"])
    }

    @Test func `escaped characters are the characters`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows:
                    "<row r=\"1\"><c r=\"A1\" t=\"str\"><v>a_x000D_\n_x005F_x000D_ _xD83D__xDE00_ _x00G0_</v></c></row>"
            ))
        #expect(seen.cells == ["A1 text a\r\n_x000D_ 😀 _x00G0_"])
    }

    @Test func `a style decides whether a number is a date`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row><c s=\"1\"><v>46159</v></c><c s=\"2\"><v>1.5</v></c><c><v>46159</v></c></row>",
                styles: """
                    <numFmts><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts>\
                    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs>
                    """))
        #expect(seen.cells == ["A1 date 2026-05-17", "B1 duration PT36H0M0S", "C1 number 46159"])
    }

    @Test func `the flag of 1904 moves all dates`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row><c s=\"0\"><v>44697</v></c></row>", styles: "<cellXfs><xf numFmtId=\"14\"/></cellXfs>",
                properties: "<workbookPr date1904=\"1\"/>"))
        #expect(seen.cells == ["A1 date 2026-05-17"])
    }

    @Test func `struck-out fonts, fills and currencies are told`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row><c s=\"1\"><v>5</v></c><c s=\"0\"><v>5</v></c></row>",
                styles: """
                    <numFmts><numFmt numFmtId="164" formatCode="0.00\\ &quot;€&quot;"/></numFmts>\
                    <fonts><font/><font><strike/></font></fonts>\
                    <fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid">\
                    <fgColor rgb="FFFF0000"/></patternFill></fill></fills>\
                    <cellXfs><xf numFmtId="0" fontId="0" fillId="0"/><xf numFmtId="164" fontId="1" fillId="1"/></cellXfs>
                    """))
        #expect(seen.rawCells.map(\.look.isStruckOut) == [true, false])
        #expect(seen.rawCells.map(\.look.fill) == [1, 0])
        #expect(seen.rawCells.map(\.look.currency) == ["€", ""])
    }

    @Test func `a formula has its stored value, and without one none`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row><c><f>A9+1</f><v>7</v></c><c><f>1+1</f></c><c t=\"str\"><f>T(A9)</f><v></v></c></row>"))
        #expect(seen.cells == ["A1= number 7", "B1= ? ?", "C1= text "])
    }

    @Test func `cells and rows without addresses follow each other`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row><c><v>1</v></c><c r=\"D1\"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>"))
        #expect(seen.cells == ["A1 number 1", "D1 number 2", "E1 number 3", "A2 number 4"])
    }

    @Test func `merged cells and hidden sheets are told`() {
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                [
                    (
                        "One",
                        "<sheetData/><mergeCells><mergeCell ref=\"A1:B3\"/><mergeCell ref=\"nonsense\"/></mergeCells>"
                    ),
                    ("Two", ""), ("Three", ""),
                ], state: ["Two": "hidden", "Three": "veryHidden"]))
        #expect(seen.merges == [MergedCells(rows: 0...2, columns: 0...1)])
        #expect(seen.sheets.map(\.isHidden) == [false, true, true])
    }

    @Test func `the strict form and other prefixes are the same`() {
        var parts = TinyOfficeOpen.parts(rows: "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>")
        parts["xl/worksheets/s0.xml"] =
            "<x:worksheet xmlns:x=\"http://purl.oclc.org/ooxml/spreadsheetml/main\"><x:sheetData><x:row r=\"1\"><x:c r=\"A1\"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>"
        #expect(SeenWorkbook.package(parts).cells == ["A1 number 1"])
    }

    @Test func `a sheet that breaks off keeps what came before, and says so`() {
        var parts = TinyOfficeOpen.parts(rows: "")
        parts["xl/worksheets/s0.xml"] = "<worksheet><sheetData><row><c><v>1</v></c></row><row"
        let seen = SeenWorkbook.package(parts)
        #expect(seen.cells == ["A1 number 1"])
        #expect(seen.problems.map(\.kind) == [.damaged])
        #expect(seen.problems.first?.sheet == "Bookings")
    }

    @Test func `a sheet that lies outside of the file is not looked for`() {
        var parts = TinyOfficeOpen.parts(rows: "")
        parts["xl/_rels/workbook.xml.rels"] = """
            <Relationships><Relationship Id="r0" Type="x/worksheet" Target="../../etc/passwd"/></Relationships>
            """
        let seen = SeenWorkbook.package(parts)
        #expect(seen.problems.map(\.message) == ["a sheet can't be read: its position is outside of the file"])
    }

    @Test func `a declared document type is refused`() {
        var parts = TinyOfficeOpen.parts(rows: "")
        parts["xl/worksheets/s0.xml"] =
            "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><worksheet><sheetData><row><c t=\"str\"><v>&e;</v></c></row></sheetData></worksheet>"
        let seen = SeenWorkbook.package(parts)
        #expect(seen.cells == [])
        #expect(seen.problems.count == 1)
    }

    @Test(arguments: [
        (["[Content_Types].xml", "word/document.xml"], "Word"), (["[Content_Types].xml", "xl/workbook.bin"], "xlsb"),
        (["Index/Document.iwa"], "Numbers"), (["readme.txt"], "no workbook"),
    ])
    func `other packages are named`(names: [String], word: String) {
        let seen = SeenWorkbook.package(Dictionary(uniqueKeysWithValues: names.map { ($0, "<x/>") }))
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains(word) ?? false)
    }

    @Test func `one long text in many cells comes to its limit`() {
        var limits = WorkbookLimits()
        limits.unquestionedText = 5000
        limits.textRatio = 1
        let text = String(repeating: "x", count: 4000)
        let seen = SeenWorkbook.package(
            TinyOfficeOpen.parts(
                rows: "<row>" + String(repeating: "<c t=\"s\"><v>0</v></c>", count: 100) + "</row>",
                texts: "<si><t>\(text)</t></si>"),
            limits: limits)
        #expect(seen.cells.count < 100)
        #expect(seen.problems.map(\.kind) == [.limit])
    }

    @Test func `blanks around a value aren't part of it, but those around a text are`() {
        // given
        let parts = TinyOfficeOpen.parts(
            rows: """
                <row r="1"><c r="A1" t="s"><v>\n 0\n</v></c><c r="B1" t="s"><v>1 </v></c><c r="C1"><v> 42\t</v></c>\
                <c r="D1" s="1"><v>46159\n</v></c><c r="E1" t="b"><v> 0 </v></c><c r="F1" t="e"><v> #N/A </v></c>\
                <c r="G1" t="d"><v> 2026-05-17 </v></c><c r="H1" t="str"><v> a </v></c><c r="I1"><v> </v></c></row>
                """, texts: "<si><t>Guest</t></si><si><t>Arrival</t></si>",
            styles: "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs>")
        // when
        let seen = SeenWorkbook.package(parts)
        // then
        #expect(
            seen.cells == [
                "A1 text Guest", "B1 text Arrival", "C1 number 42", "D1 date 2026-05-17", "E1 boolean false",
                "F1 error #N/A", "G1 date 2026-05-17", "H1 text  a ",
            ])
        #expect(seen.problems == [])
    }

    @Test func `a sheet of macros that is only named is none`() {
        // given
        var parts = TinyOfficeOpen.parts(rows: "<row><c><v>1</v></c></row>")
        let named = "<sheet name=\"Module1\" sheetId=\"9\" state=\"veryHidden\" r:id=\"\"/>"
        parts["xl/workbook.xml"] = parts["xl/workbook.xml"]?.replacing("</sheets>", with: "\(named)</sheets>")
        // when
        let seen = SeenWorkbook.package(parts)
        // then
        #expect(seen.sheets.map(\.name) == ["Bookings"])
        #expect(seen.cells == ["A1 number 1"])
        #expect(seen.problems == [])
    }

    @Test(arguments: [
        "Guests.numbers/Metadata/BuildVersionHistory.plist", "buildVersionHistory.plist", "Index/Tables.iwa",
    ])
    func `a document of Apple's is named, however it is packed`(part: String) {
        // when
        let seen = SeenWorkbook.package([part: "", "preview.jpg": ""])
        // then
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains("Numbers") ?? false)
    }
}
