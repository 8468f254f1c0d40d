import InnkeeperWorkbooks
import Testing

@Suite struct SpreadsheetMLWorkbookTests {
    private func read(_ content: String, styles: String = "") -> SeenWorkbook {
        let space = "urn:schemas-microsoft-com:office:spreadsheet"
        return SeenWorkbook.file(
            Array(
                "<?xml version=\"1.0\"?><Workbook xmlns=\"\(space)\" xmlns:ss=\"\(space)\"><Styles>\(styles)</Styles>\(content)</Workbook>"
                    .utf8))
    }

    private func read(rows: String, styles: String = "") -> SeenWorkbook {
        read("<Worksheet ss:Name=\"S\"><Table>\(rows)</Table></Worksheet>", styles: styles)
    }

    @Test func `values have the types that the file gives them`() {
        let seen = read(
            rows: """
                <Row><Cell><Data ss:Type="String">x</Data></Cell><Cell><Data ss:Type="Number">12.5</Data></Cell>\
                <Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="DateTime">2024-05-17T14:30:00.000</Data></Cell>\
                <Cell><Data ss:Type="DateTime">1899-12-31T06:00:00.000</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell>\
                <Cell ss:Formula="=1"/></Row>
                """)
        #expect(
            seen.cells == [
                "A1 text x", "B1 number 12.5", "C1 boolean true", "D1 datetime 2024-05-17T14:30:00", "E1 time 06:00:00",
                "F1 error #N/A", "G1= ? ?",
            ])
    }

    @Test func `rows and cells that are left out move the others`() {
        let seen = read(
            rows: """
                <Row ss:Index="3"><Cell ss:Index="2" ss:MergeAcross="1"><Data ss:Type="String">a</Data></Cell>\
                <Cell><Data ss:Type="String">b</Data></Cell></Row><Row ss:Span="1"/>\
                <Row><Cell><Data ss:Type="String">c</Data></Cell></Row>
                """)
        #expect(seen.cells == ["B3 text a", "D3 text b", "A6 text c"])
        #expect(seen.merges == [MergedCells(rows: 2...2, columns: 1...2)])
    }

    @Test func `styles make dates and strike out`() {
        let seen = read(
            rows: "<Row><Cell ss:StyleID=\"d\"><Data ss:Type=\"Number\">46159</Data></Cell></Row>",
            styles: "<Style ss:ID=\"d\"><NumberFormat ss:Format=\"Short Date\"/><Font ss:StrikeThrough=\"1\"/></Style>")
        #expect(seen.cells == ["A1 date 2026-05-17"])
        #expect(seen.rawCells.first?.look.isStruckOut == true)
    }

    @Test func `a hidden sheet says so behind its cells`() {
        let seen = read(
            "<Worksheet ss:Name=\"A\"/><Worksheet ss:Name=\"B\"><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet>"
        )
        #expect(seen.sheets.map(\.isHidden) == [false, true])
    }

    @Test func `notes are no cells`() {
        let seen = read(
            rows: "<Row><Cell><Data ss:Type=\"String\">a</Data><Comment><Data>note</Data></Comment></Cell></Row>")
        #expect(seen.cells == ["A1 text a"])
    }

    @Test func `addresses beyond every sheet lose their cells`() {
        let seen = read(
            rows:
                "<Row ss:Index=\"2147483647\" ss:Span=\"9223372036854775807\"><Cell><Data ss:Type=\"Number\">1</Data></Cell></Row><Row><Cell><Data ss:Type=\"Number\">2</Data></Cell></Row>"
        )
        #expect(seen.cells == [])
        #expect(seen.problems.map(\.kind) == [.damaged])
    }

    @Test(arguments: [
        "<Cell><Data>a</Data></Cell><Worksheet/>", "<Worksheet><Table><Cell><Data>a</Data></Cell></Table></Worksheet>",
    ])
    func `a cell outside of every row is skipped, and said so`(content: String) {
        let seen = read(content)
        #expect(seen.cells.isEmpty && seen.problems.map(\.kind) == [.damaged])
    }

    @Test func `blanks around a value aren't part of it, but those around a text are`() {
        // given
        let row = """
            <Row><Cell><Data ss:Type="Number">\n 5\n</Data></Cell><Cell><Data ss:Type="Boolean"> 1 </Data></Cell>\
            <Cell><Data ss:Type="DateTime"> 2026-05-17T00:00:00.000 </Data></Cell>\
            <Cell><Data ss:Type="String"> a </Data></Cell></Row>
            """
        // when
        let seen = read(rows: row)
        // then
        #expect(seen.cells == ["A1 number 5", "B1 boolean true", "C1 date 2026-05-17", "D1 text  a "])
        #expect(seen.problems == [])
    }
}
