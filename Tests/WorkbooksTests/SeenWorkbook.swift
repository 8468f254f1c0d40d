import InnkeeperWorkbooks
import Testing

/// What is told of a workbook, as lines that are easy to compare.
struct SeenWorkbook: Equatable {
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

    /// Reads parts that are given as text, by the scanner and by its twin, which see the same.
    static func package(
        _ parts: [String: String], limits: WorkbookLimits = WorkbookLimits(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> SeenWorkbook {
        let seen = package(parts, limits: limits, scans: true).seen
        let twin = package(parts, limits: limits, scans: false).seen
        #expect(seen == twin, sourceLocation: sourceLocation)
        return seen
    }

    /// What is seen, and which parts were begun, each as often as it was.
    static func package(
        _ parts: [String: String], limits: WorkbookLimits = WorkbookLimits(), scans: Bool, pieceSize: Int = 100
    ) -> (seen: SeenWorkbook, begun: [String]) {
        package(parts.mapValues { Array($0.utf8) }, limits: limits, scans: scans, pieceSize: pieceSize)
    }

    /// The same for parts in any encoding.
    static func package(
        _ parts: [String: [UInt8]], limits: WorkbookLimits = WorkbookLimits(), scans: Bool, pieceSize: Int = 100
    ) -> (seen: SeenWorkbook, begun: [String]) {
        let collector = Collector()
        let package = WorkbookPackage(names: parts.keys.sorted()) { name, take in
            // In pieces, as they come out of a zip.
            collector.begun.append(name)
            var rest = (parts[name] ?? [])[...]
            while !rest.isEmpty, take(Array(rest.prefix(pieceSize))) { rest = rest.dropFirst(pieceSize) }
        }
        Workbook.read(package, fileSize: parts.values.reduce(0) { $0 + $1.count }, limits: limits, scans: scans) {
            collector.seen.take($0)
        }
        return (collector.seen, collector.begun)
    }

    static func file(_ bytes: [UInt8], limits: WorkbookLimits = WorkbookLimits()) -> SeenWorkbook {
        let collector = Collector()
        guard let kind = Workbook.kind(of: Array(bytes.prefix(Workbook.headSize))) else { return collector.seen }
        Workbook.read(bytes, as: kind, limits: limits) { collector.seen.take($0) }
        return collector.seen
    }

    private final class Collector {
        var seen = SeenWorkbook()
        var begun: [String] = []
    }
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
