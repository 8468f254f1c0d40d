import InnkeeperCore
import InnkeeperWorkbooks

/// Reads anything as a workbook: it ends, cells have addresses that a sheet has, and no more comes out than the limits
/// allow.
enum WorkbookWalk {
    /// What the bytes are: a file, or one part of a package whose others are as they should be.
    enum Bytes: String, CaseIterable {
        case xls, html, spreadsheetml, xlsx, ods

        fileprivate var file: Workbook.Kind? {
            switch self {
            case .xls: .binary
            case .html: .html
            case .spreadsheetml: .spreadsheetML
            case .xlsx, .ods: nil
            }
        }

        fileprivate var parts: [String] {
            switch self {
            case .xls, .html, .spreadsheetml: []
            case .xlsx:
                [
                    "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml",
                    "_rels/.rels", "xl/_rels/workbook.xml.rels",
                ]
            case .ods: ["content.xml", "META-INF/manifest.xml"]
            }
        }
    }

    static func run(_ kind: Bytes, _ choice: UInt8, _ bytes: [UInt8]) {
        let checks = Checks()
        if let file = kind.file { return Workbook.read(bytes, as: file, limits: limits) { checks.take($0) } }
        let package = package(kind, choice, bytes)
        var seen: [WorkbookEvent] = []
        Workbook.read(package, fileSize: bytes.count, limits: limits) { event in
            checks.take(event)
            seen.append(event)
        }
        // The scanner of sheets and its twin tell the same.
        var twin: [WorkbookEvent] = []
        Workbook.read(package, fileSize: bytes.count, limits: limits, scans: false) { twin.append($0) }
        require(seen.map(withoutCause) == twin.map(withoutCause), "scanned: \(seen)\nby libxml2: \(twin)")
    }

    /// An event without libxml2's own words for what is wrong, which depend on where a piece ends.
    private static func withoutCause(_ event: WorkbookEvent) -> WorkbookEvent {
        guard case .problem(var problem) = event,
            let cause = problem.message.firstRange(of: "it is not well-formed XML")
        else { return event }
        problem.message = String(problem.message[..<cause.upperBound])
        return .problem(problem)
    }

    /// Only reads, with the limits that people have, and parts in pieces of a usual length.
    static func read(_ kind: Bytes, _ choice: UInt8, _ bytes: [UInt8]) {
        let limits = WorkbookLimits()
        if let file = kind.file { return Workbook.read(bytes, as: file, limits: limits) { _ in } }
        Workbook.read(package(kind, choice | 8, bytes), fileSize: bytes.count, limits: limits) { _ in }
    }

    private static func package(_ kind: Bytes, _ choice: UInt8, _ bytes: [UInt8]) -> WorkbookPackage {
        let name = kind.parts[Int(choice & 7) % kind.parts.count]
        var parts =
            kind == .xlsx
            ? [
                "[Content_Types].xml": Array("<Types/>".utf8),
                "xl/workbook.xml": Array("<workbook><sheets><sheet name='S' id='rId1'/></sheets></workbook>".utf8),
                "xl/worksheets/sheet1.xml": Array(
                    "<worksheet><sheetData><row><c t='s' s='1'><v>0</v></c><c s='1'><v>7.5</v></c></row></sheetData></worksheet>"
                        .utf8),
            ] : ["content.xml": []]
        parts[name] = bytes
        return WorkbookPackage(names: parts.keys.sorted()) { [parts] name, take in
            // In small pieces, for every byte may be the last that is there.
            var rest = (parts[name] ?? [])[...]
            while !rest.isEmpty, take(Array(rest.prefix(choice & 8 == 0 ? 7 : 4096))) {
                rest = rest.dropFirst(choice & 8 == 0 ? 7 : 4096)
            }
        }
    }

    private static var limits: WorkbookLimits {
        var limits = WorkbookLimits()
        // Small limits, so that small inputs reach them.
        limits.repeatedCells = 1000
        limits.textRatio = 20
        limits.unquestionedText = 1 << 16
        limits.sheets = 20
        return limits
    }

    private final class Checks {
        private var lines = CellLines(hidesText: false)
        private var text = 0

        func take(_ event: WorkbookEvent) {
            if lines.add(event) > 1 << 16 { _ = lines.take() }
            switch event {
            case .cell(let cell):
                require(
                    0..<CellAddress.rowLimit ~= cell.row && 0..<CellAddress.columnLimit ~= cell.column,
                    "a cell outside of every sheet: \(cell.address)")
                let place = CellAddress.parse(cell.address.utf8)
                require(place.map { $0 == (cell.row, cell.column) } ?? false, "an address that is another cell's")
                if case .text(let value) = cell.value { text += value.utf8.count }
                require(text <= 1 << 20, "more text than there may be")
            case .problem(let problem): require(!problem.message.isEmpty, "a problem without words")
            case .sheet, .merged: break
            }
        }
    }
}
