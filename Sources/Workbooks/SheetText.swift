import InnkeeperCore

/// Finds the tables of a sheet by what they say.
package protocol TableFinder {
    /// Where tables that lie side by side begin: columns from 0, the first of them 0.
    func columns(_ rows: [SheetRow]) -> [Int]
    /// Which rows are headings, by their indices.
    func headings(_ rows: [SheetRow]) -> [Int]
    /// Whether rows below an empty one, or below and with a title, are another table than that whose first rows are `table`.
    func isTable(_ rows: [SheetRow], below table: [SheetRow]) -> Bool
}

/// Writes the tables in the sheets of a workbook as CSV, so that each is read as any other table: the sheet's name, the
/// row's number, and its cells from column A on.
///
/// Before: a title in A1, headings in A3:C3, a booking in A4:C4
/// After: `Bookings,1,Summer`, a blank line, `sheet,row,Guest,Arrival,Nights`, `Bookings,4,Ada,2026-07-04,2`
///
/// The number of a row with cells that are struck out says so (see `SheetRowLabel`).
/// Down to the headings the lines have the numbers of the rows. What a spreadsheet would run as a formula gets an
/// apostrophe in front.
package struct SheetText {
    package enum Output: Equatable {
        case text([UInt8])
        case end(SheetFacts)
    }

    /// Headings are looked for among so many rows that hold anything.
    package static let topRows = 50

    private let finder: any TableFinder
    /// Of each sheet, cells that are merged downwards: the value holds for every row of them.
    private let known: [[MergedCells]]
    private let output: (_ table: Int, Output) -> Void
    /// Of each sheet so far, cells that are merged downwards.
    package private(set) var merges: [[MergedCells]] = []
    private var sheet: Worksheet?
    private var tableCount = 0
    private var row = SheetRow(number: 0, cells: [])
    private var top: [SheetRow]? = []
    private var lanes: [(columns: Range<Int>, table: TableText)] = []
    /// Merges that a row of the sheet has begun, and the value of each.
    private var merged: [(cells: MergedCells, value: String, isStruckOut: Bool)] = []
    private var beginning: [Int: [MergedCells]] = [:]

    /// `merges` are known from an earlier reading: some formats tell of them behind the cells. What comes out is that of
    /// a table by its number; tables that lie side by side are written at the same time.
    package init(
        merges: [[MergedCells]] = [], finder: any TableFinder, output: @escaping (_ table: Int, Output) -> Void
    ) {
        known = merges
        self.finder = finder
        self.output = output
    }

    package mutating func take(_ event: WorkbookEvent) {
        switch event {
        case .sheet(let sheet): begin(sheet)
        case .cell(let cell): add(cell)
        case .merged(let cells): if cells.rows.count > 1, !merges.isEmpty { merges[merges.count - 1].append(cells) }
        case .problem: break
        }
    }

    package mutating func finish() {
        endRow()
        endTop()
        for index in lanes.indices { lanes[index].table.finish(count: &tableCount) }
        (lanes, sheet) = ([], nil)
    }

    private mutating func begin(_ next: Worksheet) {
        finish()
        (sheet, top) = (next, [])
        (row, merged) = (SheetRow(number: 0, cells: []), [])
        beginning =
            known.indices.contains(merges.count)
            ? Dictionary(grouping: known[merges.count]) { $0.rows.lowerBound } : [:]
        merges.append([])
    }

    private mutating func add(_ cell: WorkbookCell) {
        if cell.row + 1 != row.number {
            endRow()
            row = SheetRow(number: cell.row + 1, cells: [])
        }
        guard let text = SheetText.text(cell) else {
            row.unresolved.append(cell.column)
            return
        }
        while row.cells.count <= cell.column { row.cells.append("") }
        row.cells[cell.column] = text
        if case .error = cell.value { row.errors.append(cell.column) }
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
        guard !row.cells.isEmpty || !row.unresolved.isEmpty else { return }
        spread()
        let ended = row
        row = SheetRow(number: 0, cells: [])
        if top == nil { return write(ended) }
        top?.append(ended)
        if top?.count == SheetText.topRows { endTop() }
    }

    /// A value that is merged downwards holds for the row too.
    private mutating func spread() {
        guard !beginning.isEmpty, !row.cells.isEmpty else { return }
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

    /// The first rows say where the sheet's tables lie.
    private mutating func endTop() {
        guard let rows = top, let sheet else { return }
        top = nil
        let starts = rows.isEmpty ? [0] : finder.columns(rows)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : CellAddress.columnLimit
            tableCount += 1
            lanes.append(
                (start..<end, TableText(sheet, number: tableCount, isFirst: index == 0, finder: finder, output: output))
            )
        }
        for row in rows { write(row) }
    }

    private mutating func write(_ row: SheetRow) {
        if lanes.count == 1 { return add(row, to: 0) }
        for index in lanes.indices { add(row.restricted(to: lanes[index].columns), to: index) }
    }

    private mutating func add(_ row: SheetRow, to lane: Int) {
        // A table that begins below takes the next number.
        lanes[lane].table.add(row, count: &tableCount)
    }
}
