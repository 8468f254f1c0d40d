internal import InnkeeperCore

/// The first rows of a table: what they hold decides between columns that could all be a field.
struct FirstRows {
    private let rows: [[String]]

    init(_ rows: [[String]]) { self.rows = rows }

    /// What is filled of a column.
    func cells(_ column: Int) -> [String] {
        rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
    }

    private static let dateFields = Set(
        [BookingField.arrival, .departure, .bookedOn, .cancelledOn, .dueOn].map(\.rawValue))

    /// Of a field that is a day the columns that hold days, if any of them does: "Checkout" may be a time of day.
    func withoutTimes(_ columns: [Int], of field: String) -> [Int] {
        if columns.count < 2 || !FirstRows.dateFields.contains(field) { return columns }
        let dated = columns.filter { column in
            let cells = cells(column)
            return cells.isEmpty || cells.contains(where: CellShape.isDate)
        }
        return dated.isEmpty ? columns : dated
    }

    /// Columns that hold anything, if any of them does.
    func withoutEmpty(_ columns: [Int]) -> [Int] {
        if columns.count < 2 { return columns }
        let filled = columns.filter { !cells($0).isEmpty }
        return filled.isEmpty ? columns : filled
    }

    /// Whether every row has the same in all of the columns.
    func agree(_ columns: [Int]) -> Bool {
        !rows.isEmpty
            && rows.allSatisfy { row in Set(columns.map { row.indices.contains($0) ? row[$0] : "" }).count == 1 }
    }

    /// Whether the column has the days between two others in each row, in one order of dates.
    func countNights(_ column: Int, from first: Int, to last: Int) -> Bool {
        let width = max(column, first, last)
        let whole = rows.filter { $0.count > width && !$0[column].isEmpty }
        return !whole.isEmpty
            && [true, false].contains { dayFirst in
                whole.allSatisfy { row in
                    guard let from = CellShape.day(row[first], dayFirst: dayFirst),
                        let to = CellShape.day(row[last], dayFirst: dayFirst)
                    else { return false }
                    return Int(row[column]) == Int(to - from)
                }
            }
    }

    /// Whether the column has nothing but 1.
    func holdsOnlyOnes(_ column: Int) -> Bool {
        let cells = cells(column)
        return !cells.isEmpty && cells.allSatisfy { $0 == "1" }
    }
}
