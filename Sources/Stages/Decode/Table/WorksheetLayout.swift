internal import InnkeeperCore

/// Separates the tables of one worksheet: side by side with an empty column between them, or one below the other with
/// an empty row or a title between them.
///
/// Before: bookings in A1:G40, prices in I1:K4, a waiting list from A43 on
/// After: three tables
package enum WorksheetLayout {
    /// More columns than any real sheet with two tables has.
    private static let columnLimit = 256
    /// The maximum number of title rows above a table's headings.
    private static let titleLimit = 3

    /// The columns at which tables start, counted from 0; the first is always 0.
    package static func columns(_ rows: [[String]]) -> [Int] {
        let width = rows.map(\.count).max() ?? 0
        guard 3...columnLimit ~= width else { return [0] }
        // Nearly all sheets have headings in one run of columns, which settles it.
        let runs = filledRuns(rows, width: width)
        guard runs.count > 1, HeaderSearch().answer(rows) != .none || hasHeadings(rows, in: runs) else { return [0] }
        var starts = [0]
        var left = runs[0]
        for run in runs.dropFirst() {
            if areApart(Part(rows, left), Part(rows, run)) {
                starts.append(run.lowerBound)
                left = run
            } else {
                left = left.lowerBound..<run.upperBound
            }
        }
        return starts
    }

    /// Whether rows after an empty one start another table than the one that starts with `table`: they have other known
    /// headings, or form a small table without dates below one whose rows have them.
    package static func isTable(_ rows: [[String]], below table: [[String]]) -> Bool {
        guard let start = rows.firstIndex(where: { filled($0) > 1 }), start <= titleLimit,
            !rows[start].contains(where: CellShape.isData)
        else { return false }
        guard let headings = HeaderSearch().answer(table).first, headings + 1 < table.count else { return false }
        if let own = HeaderSearch().answer(rows).first {
            return rows[own].map(foldedWord) != table[headings].map(foldedWord)
        }
        let records = table[(headings + 1)...]
        let isDated = records.count { $0.contains(where: CellShape.isDate) } * 2 >= records.count
        return isDated && !rows.contains { $0.contains(where: CellShape.isDate) }
            && isRectangle(Array(rows[start...])) && rows[start].map(foldedWord) != table[headings].map(foldedWord)
    }

    // MARK: Side by side

    /// The runs of columns in which any row has content.
    private static func filledRuns(_ rows: [[String]], width: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for column in 0..<width where rows.contains(where: { column < $0.count && !$0[column].isEmpty }) {
            if let last = runs.last, last.upperBound == column {
                runs[runs.count - 1] = last.lowerBound..<column + 1
            } else {
                runs.append(column..<column + 1)
            }
        }
        return runs
    }

    private static func hasHeadings(_ rows: [[String]], in runs: [Range<Int>]) -> Bool {
        runs.contains { Part(rows, $0).headings != nil }
    }

    /// Some columns of the first rows.
    private struct Part {
        let rows: [[String]]
        let headings: Int?

        init(_ rows: [[String]], _ columns: Range<Int>) {
            self.rows = rows.map { columns.lowerBound < $0.count ? Array($0[columns.clamped(to: 0..<$0.count)]) : [] }
            headings = HeaderSearch().answer(self.rows).first
        }

        /// The last non-empty row.
        var lastRow: Int { rows.lastIndex { filled($0) > 0 } ?? 0 }

        var kind: RecordKind? {
            headings.flatMap { TableHead(headers: rows[$0], rows: Array(rows[($0 + 1)...].prefix(20))).kind?.kind }
        }

        /// Whether it is a table of its own, whatever its content: headings, and rows below without a gap.
        var isRectangle: Bool {
            guard let first = rows.firstIndex(where: { filled($0) > 1 }) else { return false }
            return WorksheetLayout.isRectangle(Array(rows[first...lastRow]))
        }
    }

    /// Two readable tables are separate if they have the same content or end in different rows; a readable and any
    /// other table, if they end in different rows.
    private static func areApart(_ left: Part, _ right: Part) -> Bool {
        let endElsewhere = left.lastRow != right.lastRow
        switch (left.headings, right.headings) {
        case (nil, nil): return false
        case (_?, _?): return endElsewhere || left.kind == right.kind
        case (_?, nil): return endElsewhere && right.isRectangle
        case (nil, _?): return endElsewhere && left.isRectangle
        }
    }

    // MARK: Any table

    private static func filled(_ row: [String]) -> Int { row.count { !$0.isEmpty } }

    /// Whether the first row has a word above every column with content, and each of the other rows has at least two
    /// cells.
    private static func isRectangle(_ rows: [[String]]) -> Bool {
        guard let head = rows.first, rows.count > 1,
            !head.contains(where: { Double($0) != nil || CellShape.isData($0) })
        else { return false }
        return rows.dropFirst().allSatisfy { row in
            filled(row) > 1 && row.indices.allSatisfy { row[$0].isEmpty || $0 < head.count && !head[$0].isEmpty }
        }
    }
}

extension HeaderSearch.Answer {
    /// The first row that may be the header.
    fileprivate var first: Int? {
        switch self {
        case .row(let row), .several(let row, _): row
        case .none: nil
        }
    }
}
