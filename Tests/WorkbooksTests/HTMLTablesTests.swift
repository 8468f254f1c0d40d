import InnkeeperWorkbooks
import Testing

@Suite struct HTMLTablesTests {
    private func read(_ text: String) -> SeenWorkbook { SeenWorkbook.file(Array(text.utf8)) }

    @Test func `cells are texts as the page shows them`() {
        let seen = read(
            """
            <html><style>td{}</style><table><tr><th>Guest<th>Arrival<br>date</tr>
            <tr><td>M&uuml;ller &amp;\n  S&ouml;hne<td> 007 <script>x</script></table></html>
            """)
        #expect(seen.cells == ["A1 text Guest", "B1 text Arrival\ndate", "A2 text Müller & Söhne", "B2 text 007"])
        #expect(seen.sheets.map(\.name) == ["Table1"])
    }

    @Test func `cells that span others keep their place`() {
        let seen = read(
            "<table><tr><td rowspan=2>a<td colspan=2>b<td>c</tr><tr><td>d<td>e<td>f</tr><tr><td>g</tr></table>")
        #expect(
            seen.cells == ["A1 text a", "B1 text b", "D1 text c", "B2 text d", "C2 text e", "D2 text f", "A3 text g"])
        #expect(seen.merges.count == 2)
    }

    @Test func `a table in a cell is its text`() {
        #expect(
            read("<table><tr><td>a<table><tr><td>b<td>c</table></td><td>d</table>").cells == [
                "A1 text a b c", "B1 text d",
            ])
    }

    @Test func `each table is a sheet`() {
        let seen = read("<table><tr><td>a</table><p>between<table><tr><td>b</table>")
        #expect(seen.sheets.map(\.name) == ["Table1", "Table2"])
        #expect(seen.cells == ["A1 text a", "A1 text b"])
    }

    @Test func `the page says its encoding, or its bytes do`() {
        let windows = Array("<html><meta charset=windows-1252><table><tr><td>Gr".utf8) + [0xFC, 0xDF, 0x65]
        #expect(SeenWorkbook.file(windows).cells == ["A1 text Grüße"])
        let text = "<html><table><tr><td>Grüße</table></html>"
        let wide = text.utf16.reduce(into: [0xFF, 0xFE] as [UInt8]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
        #expect(SeenWorkbook.file(wide).cells == ["A1 text Grüße"])
    }

    @Test func `a page without a table is refused`() {
        #expect(read("<html><p>Please log in</html>").problems.map(\.kind) == [.refused])
    }

    @Test func `spans without end do no harm`() {
        let seen = read("<table><tr><td rowspan=999999999999999999 colspan=999999999999>a<td>b</tr><tr><td>c</table>")
        #expect(seen.cells.first == "A1 text a")
    }

    @Test func `what a table's cells cover is free in the next one`() {
        let seen = read("<table><tr><td rowspan=9>a</table><table><tr><td>b<tr><td>c</table>")
        #expect(seen.cells == ["A1 text a", "A1 text b", "A2 text c"])
    }

    @Test func `cells beyond the columns of a sheet are skipped, and said so`() {
        let seen = read("<table>" + String(repeating: "<tr><td rowspan=99 colspan=1000>a", count: 18) + "</table>")
        #expect(seen.cells.count == 17 && seen.problems.map(\.kind) == [.damaged])
    }
}
