internal import InnkeeperCore
internal import InnkeeperFormats

/// One row of a sheet with its cells as text, from column A on.
package struct SheetRow: Equatable, Sendable {
    /// From 1, as the sheet numbers it.
    package var number: Int
    package var cells: [String]
    /// Columns, from 0, of cells that are struck out.
    package var struckOut: [Int] = []
    /// The fills of its cells from column A on, as far as there are any.
    package var fills: [Int] = []

    package init(number: Int, cells: [String]) {
        self.number = number
        self.cells = cells
    }
}

/// What was seen in a sheet besides its text.
package struct SheetFacts: Equatable, Sendable {
    package var name: String
    package var isHidden: Bool
    /// Rows that hold anything.
    package var rowCount = 0
    /// Formulas without a stored result, and the first of them.
    package var unresolved = 0
    package var firstUnresolved: String?
    /// Cells with an error in place of a value, and the first of them.
    package var errors = 0
    package var firstError: String?
    /// The first cell of the table whose fill differs from that of others for no reason but a meaning.
    package var firstColour: String?
    /// Cells that are merged downwards.
    package var merges: [MergedCells] = []
    /// The first rows, and which of them were taken for headings.
    package var top: [SheetRow] = []
    package var headings: [Int] = []
}

/// Writes the sheets of a workbook as CSV, so that a sheet is read as any other table: the sheet's name, the row's number,
/// and its cells from column A on.
///
/// Before: a title in A1, headings in A3:C3, a booking in A4:C4
/// After: `Bookings,1,Summer`, a blank line, `sheet,row,Guest,Arrival,Nights`, `Bookings,4,Ada,2026-07-04,2`
///
/// The number of a row with cells that are struck out says so (see `SheetRowLabel`).
/// Down to the headings the lines have the numbers of the rows. What a spreadsheet would run as a formula gets an
/// apostrophe in front.
package struct SheetText {
    package enum Output: Equatable {
        case sheet(Worksheet)
        case text([UInt8])
        case end(SheetFacts)
    }

    /// Headings are looked for among so many rows that hold anything.
    package static let topRows = 50
    /// Blank lines that keep the numbers of lines those of rows.
    private static let blankLimit = 1 << 12
    private static let blockSize = 1 << 16

    /// Which of the first rows are headings, by their indices.
    private let headings: ([SheetRow]) -> [Int]
    /// Of each sheet, cells that are merged downwards: the value holds for every row of them.
    private let merges: [[MergedCells]]
    private let output: (Output) -> Void
    private var writer = CSVWriter()
    private var facts: SheetFacts?
    private var sheetNumber = -1
    private var row = SheetRow(number: 0, cells: [])
    private var top: [SheetRow]? = []
    private var headingCells: [[String]] = []
    private var pattern = FillPattern()
    private var line = 1
    /// Merges that a row of the sheet has begun, and the value of each.
    private var merged: [(cells: MergedCells, value: String, isStruckOut: Bool)] = []
    private var beginning: [Int: [MergedCells]] = [:]

    /// `merges` are known from an earlier reading: some formats tell of them behind the cells.
    package init(
        merges: [[MergedCells]] = [], headings: @escaping ([SheetRow]) -> [Int], output: @escaping (Output) -> Void
    ) {
        self.merges = merges
        self.headings = headings
        self.output = output
    }

    package mutating func take(_ event: WorkbookEvent) {
        switch event {
        case .sheet(let sheet): begin(sheet)
        case .cell(let cell): add(cell)
        case .merged(let cells): if cells.rows.count > 1 { facts?.merges.append(cells) }
        case .problem: break
        }
    }

    package mutating func finish() {
        endRow()
        if let top {
            self.top = nil
            write(top)
        }
        flush()
        facts?.firstColour = pattern.first.map { CellAddress.text(row: $0.row, column: $0.column) }
        if let facts { output(.end(facts)) }
        facts = nil
    }

    private mutating func begin(_ sheet: Worksheet) {
        finish()
        sheetNumber += 1
        facts = SheetFacts(name: sheet.name, isHidden: sheet.isHidden)
        (row, top, headingCells, line, merged) = (SheetRow(number: 0, cells: []), [], [], 1, [])
        pattern = FillPattern()
        beginning =
            merges.indices.contains(sheetNumber)
            ? Dictionary(grouping: merges[sheetNumber]) { $0.rows.lowerBound } : [:]
        output(.sheet(sheet))
    }

    private mutating func add(_ cell: WorkbookCell) {
        if cell.row + 1 != row.number {
            endRow()
            row = SheetRow(number: cell.row + 1, cells: [])
        }
        guard let text = SheetText.text(cell) else {
            facts?.unresolved += 1
            if facts?.firstUnresolved == nil { facts?.firstUnresolved = cell.address }
            return
        }
        while row.cells.count <= cell.column { row.cells.append("") }
        row.cells[cell.column] = text
        if case .error = cell.value {
            facts?.errors += 1
            if facts?.firstError == nil { facts?.firstError = cell.address }
        }
        if text.isEmpty { return }
        if cell.look.isStruckOut { row.struckOut.append(cell.column) }
        if cell.look.fill != 0 {
            while row.fills.count <= cell.column { row.fills.append(0) }
            row.fills[cell.column] = cell.look.fill
        }
    }

    /// nil for a formula without a stored result.
    private static func text(_ cell: WorkbookCell) -> String? {
        guard let text = cell.value.text else { return nil }
        if case .number = cell.value, !cell.look.currency.isEmpty { return "\(text) \(cell.look.currency)" }
        return text
    }

    private mutating func endRow() {
        guard !row.cells.isEmpty else { return }
        spread()
        facts?.rowCount += 1
        let ended = row
        row = SheetRow(number: 0, cells: [])
        guard top != nil else { return writeBelow(ended) }
        top?.append(ended)
        if let rows = top, rows.count == SheetText.topRows {
            top = nil
            write(rows)
        }
    }

    /// A value that is merged downwards holds for the row too.
    private mutating func spread() {
        guard !beginning.isEmpty else { return }
        let index = row.number - 1
        merged.removeAll { $0.cells.rows.upperBound < index }
        for (cells, value, isStruckOut) in merged where cells.rows.lowerBound < index {
            let column = cells.columns.lowerBound
            while row.cells.count <= column { row.cells.append("") }
            guard row.cells[column].isEmpty else { continue }
            row.cells[column] = value
            if isStruckOut { row.struckOut.append(column) }
        }
        for cells in beginning[index] ?? [] {
            let column = cells.columns.lowerBound
            guard column < row.cells.count, !row.cells[column].isEmpty else { continue }
            merged.append((cells, row.cells[column], row.struckOut.contains(column)))
        }
    }

    /// The first rows, once it is known which of them are headings.
    private mutating func write(_ rows: [SheetRow]) {
        facts?.top = rows
        facts?.headings = headings(rows)
        let found = Set(facts?.headings ?? [])
        let last = found.max() ?? -1
        headingCells = found.map { rows[$0].cells }
        for (index, row) in rows.enumerated() {
            if index > last {
                writeBelow(row)
                continue
            }
            while line < row.number, row.number - line < SheetText.blankLimit {
                writer.row([])
                line += 1
            }
            var row = row
            row.cells = row.cells.map {
                $0.contains(where: \.isNewline) ? String($0.map { $0.isNewline ? " " : $0 }) : $0
            }
            write(row, isHeading: found.contains(index))
            line += 1
        }
    }

    /// A row below the headings, or anywhere in a sheet without any.
    private mutating func writeBelow(_ row: SheetRow) {
        let isHeading = headingCells.contains(row.cells)
        if let headings = headingCells.first, !isHeading {
            let usual = headings.count { !$0.isEmpty }
            pattern.add(row: row.number - 1, fills: row.fills, cells: row.cells, usual: usual)
        }
        write(row, isHeading: isHeading)
    }

    private mutating func write(_ row: SheetRow, isHeading: Bool) {
        let label = SheetRowLabel(row: row.number, struckOut: row.struckOut.sorted())
        writer.row((isHeading ? ["sheet", "row"] : [facts?.name ?? "", label.text]) + row.cells)
        if writer.byteCount >= SheetText.blockSize { flush() }
    }

    private mutating func flush() {
        if writer.byteCount > 0 { output(.text(writer.take())) }
    }
}
