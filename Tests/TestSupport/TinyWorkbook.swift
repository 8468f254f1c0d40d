/// Workbooks as SpreadsheetML 2003, which spreadsheets also call `.xls`.
package enum TinyWorkbook {
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
