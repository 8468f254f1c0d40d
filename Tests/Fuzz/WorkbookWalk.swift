import InnkeeperCore
import InnkeeperWorkbooks

/// Reads anything as a workbook: it ends, cells have addresses that a sheet has, and no more comes out than the limits
/// allow.
enum WorkbookWalk {
    /// A file that is not a package.
    static func runFile(_ choice: UInt8, _ bytes: [UInt8]) {
        let checks = Checks()
        Workbook.read(bytes, as: kind(choice), limits: limits) { checks.take($0) }
    }

    /// Only reads it, with the limits that people have.
    static func readFile(_ choice: UInt8, _ bytes: [UInt8]) {
        Workbook.read(bytes, as: kind(choice), limits: WorkbookLimits()) { _ in }
    }

    private static func kind(_ choice: UInt8) -> Workbook.Kind {
        let kinds: [Workbook.Kind] = [.binary, .html, .spreadsheetML]
        return kinds[Int(choice) % kinds.count]
    }

    /// A part of a package, the others being as they should.
    static func runPart(_ choice: UInt8, _ bytes: [UInt8]) {
        let package = package(choice, bytes)
        let checks = Checks()
        var seen: [WorkbookEvent] = []
        Workbook.read(package, fileSize: bytes.count, limits: limits) { event in
            checks.take(event)
            seen.append(event)
        }
        // The scanner of sheets and its twin tell the same.
        var twin: [WorkbookEvent] = []
        Workbook.read(package, fileSize: bytes.count, limits: limits, scans: false) { twin.append($0) }
        require(seen == twin, "scanned: \(seen)\nby libxml2: \(twin)")
    }

    /// Only reads it, with the limits that people have, in pieces of a usual length.
    static func readPart(_ choice: UInt8, _ bytes: [UInt8]) {
        Workbook.read(package(choice | 8, bytes), fileSize: bytes.count, limits: WorkbookLimits()) { _ in }
    }

    private static func package(_ choice: UInt8, _ bytes: [UInt8]) -> WorkbookPackage {
        let names = [
            "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml", "_rels/.rels",
            "xl/_rels/workbook.xml.rels", "content.xml", "META-INF/manifest.xml",
        ]
        let name = names[Int(choice & 7)]
        var parts =
            choice & 7 < 6
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
            lines.add(event)
            if lines.byteCount > 1 << 16 { _ = lines.take() }
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
