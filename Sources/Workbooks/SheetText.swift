import InnkeeperCore

/// Finds the tables of a sheet by their content.
package protocol TableFinder {
    /// Where side-by-side tables begin: columns from 0, the first of them 0.
    func columns(_ rows: [SheetRow]) -> [Int]
    /// The indices of heading rows.
    func headings(_ rows: [SheetRow]) -> [Int]
    /// Whether rows below an empty one, or starting with a title, are a different table from the one whose first rows
    /// are `table`.
    func isTable(_ rows: [SheetRow], below table: [SheetRow]) -> Bool
}

/// Writes the tables in a workbook's sheets as CSV, so that each is read like any other table: the sheet's name, the
/// row's number, and its cells from column A on.
///
/// Before: a title in A1, headings in A3:C3, a booking in A4:C4
/// After: `Bookings,1,Summer`, a blank line, `sheet,row,Guest,Arrival,Nights`, `Bookings,4,Ada,2026-07-04,2`
///
/// The row number of a row with struck-out cells says so (see `SheetRowLabel`). Down to the headings, line numbers
/// equal row numbers. What a spreadsheet would run as a formula gets a leading apostrophe.
package struct SheetText {
    package enum Output: Equatable {
        case text([UInt8])
        case end(SheetFacts)
    }

    /// How many non-empty rows are searched for headings.
    package static let topRows = 50

    private let finder: any TableFinder
    /// For each sheet, cells merged downwards: their value applies to all their rows.
    private let known: [[MergedCells]]
    private let output: (_ table: Int, Output) -> Void
    /// For each sheet so far, cells merged downwards.
    package private(set) var merges: [[MergedCells]] = []
    private var sheet: Worksheet?
    private var tableCount = 0
    private var row = SheetRow(number: 0, cells: [])
    private var top: [SheetRow]? = []
    private var lanes: [(columns: Range<Int>, table: TableText)] = []
    /// For columns, the merge that began there last, and its value. Merges don't overlap.
    private var merged: [Int: (cells: MergedCells, value: String, isStruckOut: Bool)] = [:]
    private var beginning: [Int: [MergedCells]] = [:]

    /// `merges` are known from an earlier reading, as some formats list them after the cells. Output is identified by
    /// table number; side-by-side tables are written at the same time.
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
        (row, merged) = (SheetRow(number: 0, cells: []), [:])
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

    /// Repeats values merged downwards in the row.
    private mutating func spread() {
        guard !beginning.isEmpty, !row.cells.isEmpty else { return }
        let index = row.number - 1
        for (column, (cells, value, isStruckOut)) in merged {
            guard cells.rows.upperBound >= index else {
                merged[column] = nil
                continue
            }
            guard cells.rows.lowerBound < index else { continue }
            while row.cells.count <= column { row.cells.append("") }
            guard row.cells[column].isEmpty else { continue }
            row.cells[column] = value
            if isStruckOut { row.struckOut.append(column) }
        }
        for cells in beginning[index] ?? [] {
            let column = cells.columns.lowerBound
            guard column < row.cells.count, !row.cells[column].isEmpty else { continue }
            merged[column] = (cells, row.cells[column], row.struckOut.contains(column))
        }
    }

    /// Locates the sheet's tables from its first rows.
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
        // A table that begins further down takes the next number.
        lanes[lane].table.add(row, count: &tableCount)
    }
}
