import InnkeeperWorkbooks
import Testing

@Suite struct OpenDocumentWorkbookTests {
    private func read(
        _ sheets: String, styles: String = "", manifest: String? = nil, limits: WorkbookLimits = WorkbookLimits()
    ) -> SeenWorkbook {
        let content = """
            <office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" \
            xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" \
            xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" \
            xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" \
            xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0" \
            xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" \
            xmlns:dr3d="urn:oasis:names:tc:opendocument:xmlns:dr3d:1.0" \
            xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">\
            <office:automatic-styles>\(styles)</office:automatic-styles>\
            <office:body><office:spreadsheet>\(sheets)</office:spreadsheet></office:body></office:document-content>
            """
        var parts = ["content.xml": content, "mimetype": "application/vnd.oasis.opendocument.spreadsheet"]
        parts["META-INF/manifest.xml"] = manifest
        return SeenWorkbook.package(parts, limits: limits)
    }

    private func read(rows: String) -> SeenWorkbook {
        read("<table:table table:name=\"Bookings\">\(rows)</table:table>")
    }

    @Test func `a number of more digits than a spreadsheet keeps is the text that the file has`() {
        let seen = read(
            rows: """
                <table:table-row>\
                <table:table-cell office:value-type="float" office:value="40123456789012345"/></table:table-row>
                """)
        #expect(seen.cells == ["A1 text 40123456789012345"])
    }

    @Test func `values have the types that the file gives them`() {
        let seen = read(
            rows: """
                <table:table-row>\
                <table:table-cell office:value-type="float" office:value="1.5"><text:p>1,50</text:p></table:table-cell>\
                <table:table-cell office:value-type="percentage" office:value="0.25"/>\
                <table:table-cell office:value-type="date" office:date-value="2026-05-17"/>\
                <table:table-cell office:value-type="time" office:time-value="PT14H30M00S"/>\
                <table:table-cell office:value-type="boolean" office:boolean-value="true"/>\
                <table:table-cell office:value-type="string"><text:p>a</text:p><text:p>b</text:p></table:table-cell>\
                <table:table-cell office:value-type="string" calcext:value-type="error" table:formula="of:=1/0">\
                <text:p>#DIV/0!</text:p></table:table-cell>\
                <table:table-cell table:formula="of:=1+1"/></table:table-row>
                """)
        #expect(
            seen.cells == [
                "A1 number 1.5", "B1 number 0.25", "C1 date 2026-05-17", "D1 time 14:30:00", "E1 boolean true",
                "F1 text a\nb", "G1= error #DIV/0!", "H1= ? ?",
            ])
    }

    @Test func `repeated rows and cells are all there, and empty ones are not`() {
        let seen = read(
            rows: """
                <table:table-row table:number-rows-repeated="2">\
                <table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="7"/>\
                </table:table-row>\
                <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/>\
                </table:table-row>\
                <table:table-row><table:table-cell office:value-type="float" office:value="8"/></table:table-row>
                """)
        #expect(seen.cells == ["A1 number 7", "B1 number 7", "A2 number 7", "B2 number 7", "A1048003 number 8"])
    }

    @Test func `cells repeated without end come to their limit`() {
        var limits = WorkbookLimits()
        limits.repeatedCells = 1000
        let seen = read(
            """
            <table:table table:name="x"><table:table-row table:number-rows-repeated="1048576">\
            <table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="7"/>\
            </table:table-row></table:table>
            """, limits: limits)
        #expect(seen.cells.count == 1001)
        #expect(seen.problems.map(\.kind) == [.limit])
    }

    @Test func `blanks are collapsed, those that the document names are kept, and notes are left out`() {
        let seen = read(
            rows: """
                <table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>note</text:p>\
                </office:annotation><text:p> a \n b<text:s text:c="3"/>c<text:tab/>d<text:line-break/><text:span>e</text:span>\
                </text:p></table:table-cell></table:table-row>
                """)
        #expect(seen.cells == ["A1 text a b   c\td\ne"])
    }

    @Test func `styles hide sheets, strike out cells and fill them`() {
        let seen = read(
            """
            <table:table table:name="One" table:style-name="ta1"><table:table-row>\
            <table:table-cell table:style-name="ce1" office:value-type="currency" office:currency="EUR" office:value="5"/>\
            </table:table-row></table:table>
            """,
            styles: """
                <style:style style:name="ta1"><style:table-properties table:display="false"/></style:style>\
                <style:style style:name="ce1"><style:table-cell-properties fo:background-color="#ff0000"/>\
                <style:text-properties style:text-line-through-style="solid"/></style:style>
                """)
        #expect(seen.sheets == [Worksheet(name: "One", isHidden: true)])
        #expect(seen.rawCells.first?.look.isStruckOut == true)
        #expect(seen.rawCells.first?.look.fill == 1)
        #expect(seen.rawCells.first?.look.currency == "EUR")
    }

    @Test func `what was kept of another file is no sheet`() {
        let seen = read(
            """
            <table:table table:name="'file:///x.ods'#$A"><table:table-source/><table:table-row>\
            <table:table-cell office:value-type="float" office:value="7"/></table:table-row></table:table>\
            <table:table table:name="Own"/>
            """)
        #expect(seen.sheets.map(\.name) == ["Own"])
        #expect(seen.cells == [])
    }

    @Test func `an encrypted file needs a password`() {
        let seen = read("", manifest: "<m><file-entry full-path=\"/\" media-type=\"x\"/><encryption-data/></m>")
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains("password") ?? false)
    }

    @Test func `a text document is refused`() {
        let seen = read(
            "", manifest: "<m><file-entry full-path=\"/\" media-type=\"application/vnd.oasis.opendocument.text\"/></m>")
        #expect(seen.problems.map(\.kind) == [.refused])
    }

    @Test(arguments: ["frame", "custom-shape", "g", "rect", "line", "caption", "control", "scene"])
    func `the text of a shape in a cell is not the cell's`(shape: String) {
        // given
        let name = (shape == "scene" ? "dr3d:" : "draw:") + shape
        let button = "<\(name)><draw:custom-shape><text:p>Button</text:p></draw:custom-shape><text:p/></\(name)>"
        // when
        let seen = read(
            rows: """
                <table:table-row><table:table-cell office:value-type="string"><text:p>Guest</text:p>\(button)\
                </table:table-cell><table:table-cell>\(button)</table:table-cell>\
                <table:table-cell office:value-type="string">\(button)<text:p>Arr\(button)ival</text:p></table:table-cell>\
                </table:table-row>
                """)
        // then
        #expect(seen.cells == ["A1 text Guest", "C1 text Arrival"])
    }

    @Test func `how a name is read aloud isn't part of it`() {
        let seen = read(
            rows: """
                <table:table-row><table:table-cell office:value-type="string"><text:p><text:ruby>\
                <text:ruby-base>山田</text:ruby-base><text:ruby-text>ﾔﾏﾀﾞ</text:ruby-text></text:ruby> 太郎</text:p>\
                </table:table-cell></table:table-row>
                """)
        #expect(seen.cells == ["A1 text 山田 太郎"])
    }

    @Test func `what was kept of other programs isn't a sheet`() {
        let seen = read(
            """
            <table:table table:name="Own"/><table:dde-links><table:dde-link><office:dde-source/><table:table>\
            <table:table-row><table:table-cell office:value-type="float" office:value="7"/></table:table-row>\
            </table:table></table:dde-link></table:dde-links>
            """)
        #expect(seen.sheets.map(\.name) == ["Own"])
        #expect(seen.cells == [])
    }

    @Test func `a date is the day as written, wherever it was`() {
        let seen = read(
            rows: """
                <table:table-row>\
                <table:table-cell office:value-type="date" office:date-value="2026-05-17T13:37:00-10:00"/>\
                <table:table-cell office:value-type="date" office:date-value="2026-05-17+02:00"/></table:table-row>
                """)
        #expect(seen.cells == ["A1 datetime 2026-05-17T13:37:00", "B1 date 2026-05-17"])
    }

    @Test(arguments: [nil, "<!DOCTYPE m SYSTEM \"Manifest.dtd\"><m/>"])
    func `a workbook of OpenOffice 1 is named`(manifest: String?) {
        // given
        var parts = [
            "content.xml": """
            <!DOCTYPE d SYSTEM "office.dtd"><d xmlns="http://openoffice.org/2000/office"/>
            """
        ]
        parts["META-INF/manifest.xml"] = manifest
        // when
        let seen = SeenWorkbook.package(parts)
        // then
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.problems.first?.message.contains(".sxc") ?? false)
    }
}
