/// Detects whether fill colours of a table's rows may carry meaning. Alternating rows don't.
///
/// Before: white, white, white, yellow
/// After: the first cell of the yellow row
struct FillPattern {
    /// The row and column, from 0, of the first cell whose fill differs from that of the one two rows above.
    private(set) var first: (row: Int, column: Int)?
    private var rowCount = 0
    private var hasFill = false
    /// The fills of the last row's cells, and of those in the row before; nil for an empty cell, and for a row before
    /// the first with a fill.
    private var last: [Int?]?
    private var beforeLast: [Int?]?

    /// `fills` are those of the row's cells from column A on; trailing ones may be missing. A row with fewer than half
    /// of the `usual` number of cells isn't part of the table: a total, a remark.
    mutating func add(row: Int, fills: [Int], cells: [String], usual: Int) {
        guard first == nil else { return }
        guard hasFill || !fills.isEmpty else {
            rowCount += 1
            return
        }
        guard cells.count(where: { !$0.isEmpty }) * 2 >= usual else { return }
        hasFill = true
        let own = cells.indices.map { cells[$0].isEmpty ? nil : $0 < fills.count ? fills[$0] : 0 }
        if rowCount >= 2 {
            let column = own.indices.first { column in
                guard let fill = own[column] else { return false }
                guard let beforeLast else { return fill != 0 }
                return column < beforeLast.count && beforeLast[column].map { $0 != fill } ?? false
            }
            first = column.map { (row, $0) }
        }
        (beforeLast, last) = (last, own)
        rowCount += 1
    }
}
