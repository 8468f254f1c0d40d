package import InnkeeperCore

/// What the columns of a table contain, for people who check how it is read: counts, and no text except an example.
///
/// Before: a column `Tel.` with 555-0100, +1 408 555 0101 and an empty cell.
/// After: 2 cells filled, 1 empty; both are telephone numbers.
package struct ColumnShapes: Sendable {
    package struct Column: Sendable, Equatable {
        /// As in the table; nil if the first row may not be headings. E-mail addresses and telephone numbers in it are
        /// masked.
        package var heading: String?
        /// The field that is read from it, possibly with other columns; nil if there is none.
        package var field: String?
        package var filled = 0
        package var empty = 0
        /// The number of non-empty cells of each shape.
        package var shapes: [CellShape: Int] = [:]
        /// The first non-empty cell, preferably not an impossible day.
        package var example = ""

        /// Whether the example may be shown to anyone: the column belongs to a field that isn't personal.
        package var isOpen: Bool { field.map { !personalFields.contains($0) } ?? false }
    }

    package private(set) var columns: [Column] = []

    package init() {}

    mutating func add(_ rows: some CellSource, of plan: TablePlan) {
        if columns.isEmpty { columns = (0..<plan.width).map { Column($0, of: plan) } }
        var rows = rows
        for column in columns.indices {
            let cells = rows.cells(column: column)
            for row in 0..<cells.rowCount { columns[column].add(cells, row) }
        }
    }

    /// Appends the counts for later rows of the same table.
    package mutating func append(_ others: ColumnShapes) {
        guard !columns.isEmpty else { return self = others }
        for (index, other) in others.columns.enumerated() {
            columns[index].filled += other.filled
            columns[index].empty += other.empty
            columns[index].shapes.merge(other.shapes, uniquingKeysWith: +)
            if columns[index].wantsExample { columns[index].example = other.example }
        }
    }
}

extension ColumnShapes.Column {
    fileprivate init(_ column: Int, of plan: TablePlan) {
        heading = plan.problems.isEmpty ? PersonalShape.masked(plan.header[column]) : nil
        field = plan.bindings.values.contains { $0.columns.contains(column) } ? plan.fieldName(column: column) : nil
    }

    fileprivate mutating func add(_ cells: CellColumn, _ row: Int) {
        let range = cells.range(row)
        if range.isEmpty { return empty += 1 }
        filled += 1
        let shape = CellShape(cells.text.span, range.lowerBound, range.upperBound)
        shapes[shape, default: 0] += 1
        if example.isEmpty || shape != .impossibleDay && wantsExample { example = cells.string(row) }
    }

    fileprivate var wantsExample: Bool { example.isEmpty || CellShape(example) == .impossibleDay }
}

/// A slice of a table.
package protocol TableSlice: SourceSlice {
    /// What its columns contain.
    var shapes: ColumnShapes { get }
}
