import InnkeeperWorkbooks

/// What is told of a workbook, as lines that are easy to compare.
struct SeenWorkbook {
    var sheets: [Worksheet] = []
    /// `B12 date 2026-05-17`, with `=` behind the address of a formula.
    var cells: [String] = []
    var rawCells: [WorkbookCell] = []
    var merges: [MergedCells] = []
    var problems: [WorkbookProblem] = []

    mutating func take(_ event: WorkbookEvent) {
        switch event {
        case .sheet(let sheet): sheets.append(sheet)
        case .cell(let cell):
            rawCells.append(cell)
            cells.append(
                "\(cell.address)\(cell.isFormula ? "=" : "") \(cell.value.typeName ?? "?") \(cell.value.text ?? "?")")
        case .merged(let cells): merges.append(cells)
        case .problem(let problem): problems.append(problem)
        }
    }

    /// Reads parts that are given as text.
    static func package(_ parts: [String: String], limits: WorkbookLimits = WorkbookLimits()) -> SeenWorkbook {
        let collector = Collector()
        let package = WorkbookPackage(names: parts.keys.sorted()) { name, take in
            // In pieces, as they come out of a zip.
            var rest = Array((parts[name] ?? "").utf8)[...]
            while !rest.isEmpty, take(Array(rest.prefix(100))) { rest = rest.dropFirst(100) }
        }
        Workbook.read(package, fileSize: parts.values.reduce(0) { $0 + $1.utf8.count }, limits: limits) {
            collector.seen.take($0)
        }
        return collector.seen
    }

    static func file(_ bytes: [UInt8], limits: WorkbookLimits = WorkbookLimits()) -> SeenWorkbook {
        let collector = Collector()
        guard let kind = Workbook.kind(of: Array(bytes.prefix(Workbook.headSize))) else { return collector.seen }
        Workbook.read(bytes, as: kind, limits: limits) { collector.seen.take($0) }
        return collector.seen
    }

    private final class Collector { var seen = SeenWorkbook() }
}

/// The parts of a small `.xlsx`.
enum TinyOfficeOpen {
    /// `sheets` are the contents of `sheetData` and what follows it, by the sheets' names.
    static func parts(
        _ sheets: [(name: String, content: String)], state: [String: String] = [:], texts: String = "",
        styles: String = "", properties: String = ""
    ) -> [String: String] {
        let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
        let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
        let list = "http://schemas.openxmlformats.org/package/2006/relationships"
        var parts = [
            "[Content_Types].xml": "<Types/>",
            "_rels/.rels": """
            <Relationships xmlns="\(list)"><Relationship Id="rId1" Type="\(relations)/officeDocument" Target="xl/workbook.xml"/></Relationships>
            """,
            "xl/sharedStrings.xml": "<sst xmlns=\"\(main)\">\(texts)</sst>",
            "xl/styles.xml": "<styleSheet xmlns=\"\(main)\">\(styles)</styleSheet>",
        ]
        var names = ""
        var targets = """
            <Relationship Id="s" Type="\(relations)/styles" Target="styles.xml"/>\
            <Relationship Id="t" Type="\(relations)/sharedStrings" Target="/xl/sharedStrings.xml"/>
            """
        for (index, sheet) in sheets.enumerated() {
            let visibility = state[sheet.name].map { " state=\"\($0)\"" } ?? ""
            names += "<sheet name=\"\(sheet.name)\" sheetId=\"\(index + 1)\"\(visibility) r:id=\"r\(index)\"/>"
            targets +=
                "<Relationship Id=\"r\(index)\" Type=\"\(relations)/worksheet\" Target=\"worksheets/s\(index).xml\"/>"
            parts["xl/worksheets/s\(index).xml"] = "<worksheet xmlns=\"\(main)\">\(sheet.content)</worksheet>"
        }
        parts["xl/workbook.xml"] = """
            <workbook xmlns="\(main)" xmlns:r="\(relations)">\(properties)<sheets>\(names)</sheets></workbook>
            """
        parts["xl/_rels/workbook.xml.rels"] = "<Relationships xmlns=\"\(list)\">\(targets)</Relationships>"
        return parts
    }

    static func parts(rows: String, texts: String = "", styles: String = "", properties: String = "") -> [String:
        String]
    {
        parts([("Bookings", "<sheetData>\(rows)</sheetData>")], texts: texts, styles: styles, properties: properties)
    }
}
