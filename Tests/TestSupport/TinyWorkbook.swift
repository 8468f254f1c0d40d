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
    /// formula without a result.
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
            xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">\(parts.joined())</Workbook>

            """
    }

    private static func row(_ cells: [String]) -> String {
        let cells = cells.enumerated().filter { !$0.element.isEmpty }.map { column, text in
            let index = "ss:Index=\"\(column + 1)\""
            if text.hasPrefix("=") { return "<Cell \(index) ss:Formula=\"\(escaped(text))\"/>" }
            return "<Cell \(index)><Data ss:Type=\"String\">\(escaped(text))</Data></Cell>"
        }
        return "<Row>\(cells.joined())</Row>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
            .replacing("\n", with: "&#10;")
    }
}
