import InnkeeperCore

/// The columns of a table that cells further up cover, and down to which row.
///
/// A page may cover all columns and then ask in each of a million rows for the first free one. A tree of minima answers
/// without going through them.
package struct CoveredColumns: Sendable {
    /// In the second half, for each column the first row in which it is free again; before it, at `n`, the least of those
    /// at `2n` and `2n + 1`. Rows are counted through all tables, since a page may have one in every thirty bytes.
    private var freeFrom: [Int] = []
    /// The first row of this table.
    private var base = 0
    private var highest = 0

    package init() {}

    /// Begins a table, none of whose columns is covered.
    package mutating func beginTable() { base = highest }

    /// From now on `columns` are covered in the rows before `row`. Columns beyond a sheet are left out.
    package mutating func cover(_ columns: Range<Int>, before row: Int) {
        let columns = columns.clamped(to: 0..<CellAddress.columnLimit)
        guard !columns.isEmpty else { return }
        if freeFrom.isEmpty { freeFrom = Array(repeating: 0, count: 2 * CellAddress.columnLimit) }
        highest = max(highest, base + row)
        var first = columns.lowerBound + CellAddress.columnLimit
        var last = columns.upperBound - 1 + CellAddress.columnLimit
        for place in first...last { freeFrom[place] = max(freeFrom[place], base + row) }
        while first > 1 {
            (first, last) = (first / 2, last / 2)
            for place in first...last { freeFrom[place] = min(freeFrom[2 * place], freeFrom[2 * place + 1]) }
        }
    }

    /// The first column from `column` on that is free in `row`; at least the number of columns of a sheet if none is.
    package func firstFree(from column: Int, in row: Int) -> Int {
        guard !freeFrom.isEmpty, column < CellAddress.columnLimit else { return column }
        let row = base + row
        var place = column + CellAddress.columnLimit
        // Up and to the right, as long as all columns below are covered.
        while freeFrom[place] > row {
            while place % 2 == 1 { place /= 2 }
            // Only the right edge of the tree leads to its top.
            if place == 0 { return CellAddress.columnLimit }
            place += 1
        }
        // Down to the leftmost one that is free.
        while place < CellAddress.columnLimit { place = 2 * place + (freeFrom[2 * place] > row ? 1 : 0) }
        return place - CellAddress.columnLimit
    }
}
