/// Workbooks as SpreadsheetML 2003, which spreadsheets also call `.xls`, and as packages (`.xlsx`).
package enum TinyWorkbook {
    /// The same sheets as a package.
    package static func package(_ sheets: [(name: String, rows: [[String]])]) -> [UInt8] {
        let names = sheets.enumerated().map { index, sheet in
            "<sheet name=\"\(escaped(sheet.name))\" r:id=\"rId\(index + 1)\"/>"
        }
        let parts = sheets.enumerated().map { index, sheet in
            let rows = sheet.rows.map { row in
                "<row>" + row.map { "<c t=\"inlineStr\"><is><t>\(escaped($0))</t></is></c>" }.joined() + "</row>"
            }
            return (
                "xl/worksheets/sheet\(index + 1).xml",
                "<worksheet><sheetData>\(rows.joined())</sheetData></worksheet>"
            )
        }
        let workbook = (
            "xl/workbook.xml",
            "<workbook xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>\(names.joined())</sheets></workbook>"
        )
        return TinyZip.archive([workbook] + parts)
    }

    /// Sheets by name with their rows; `hidden` are the names of those that are not shown. A cell that begins with `=` is a
    /// formula without a result, `#REF!` an error, `~~Ada~~` struck out, and `{yellow}Ada` filled with a colour.
    package static func text(_ sheets: [(name: String, rows: [[String]])], hidden: Set<String> = []) -> String {
        let parts = sheets.map { name, rows in
            let options =
                hidden.contains(name)
                ? "<WorksheetOptions xmlns=\"urn:schemas-microsoft-com:office:excel\"><Visible>SheetHidden</Visible></WorksheetOptions>"
                : ""
            return "<Worksheet ss:Name=\"\(escaped(name))\"><Table>" + rows.map(row).joined()
                + "</Table>\(options)</Worksheet>"
        }
        return """
            <?xml version="1.0"?>
            <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" \
            xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">\(styles)\(parts.joined())</Workbook>

            """
    }

    private static func row(_ cells: [String]) -> String {
        let cells = cells.enumerated().filter { !$0.element.isEmpty }.map { column, text in
            let index = "ss:Index=\"\(column + 1)\""
            if text.hasPrefix("=") { return "<Cell \(index) ss:Formula=\"\(escaped(text))\"/>" }
            if text.hasPrefix("#"), text.dropFirst().allSatisfy({ $0.isUppercase || "/!".contains($0) }) {
                return "<Cell \(index)><Data ss:Type=\"Error\">\(text)</Data></Cell>"
            }
            var (plain, style) = (text, "")
            if text.hasPrefix("~~"), text.hasSuffix("~~") {
                (plain, style) = (String(text.dropFirst(2).dropLast(2)), " ss:StyleID=\"struck\"")
            } else if text.hasPrefix("{"), let end = text.firstIndex(of: "}") {
                let colour = text[text.index(after: text.startIndex)..<end]
                (plain, style) = (String(text[text.index(after: end)...]), " ss:StyleID=\"\(colour)\"")
            }
            return "<Cell \(index)\(style)><Data ss:Type=\"String\">\(escaped(plain))</Data></Cell>"
        }
        return "<Row>\(cells.joined())</Row>"
    }

    private static let styles =
        "<Styles><Style ss:ID=\"struck\"><Font ss:StrikeThrough=\"1\"/></Style>"
        + ["yellow": "#FFFF00", "red": "#FF0000"].sorted { $0.key < $1.key }.map { name, colour in
            "<Style ss:ID=\"\(name)\"><Interior ss:Color=\"\(colour)\" ss:Pattern=\"Solid\"/></Style>"
        }.joined() + "</Styles>"

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\n", with: "&#10;")
    }
}
