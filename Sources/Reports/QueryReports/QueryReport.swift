import InnkeeperCore
import InnkeeperFormats

/// The answer to one query: rows for programs, and the same for people.
package struct QueryReport: Sendable {
    /// For programs: columns and cells as in the output folder's file.
    package var columns: [OutputColumn]
    package var rows: [[String]]
    /// For people.
    package var shown: TextTable
    /// A line below the table, or instead of it if it has no rows.
    package var note: String

    package init(columns: [OutputColumn], rows: [[String]], shown: TextTable, note: String) {
        self.columns = columns
        self.rows = rows
        self.shown = shown
        self.note = note
    }

    /// Cells are cut to this width, so that one endless name doesn't push all others off the screen.
    private static let cellLimit = 48

    /// Aligned lines, safe for a terminal.
    package var text: String {
        var lines: [String] = []
        if !shown.rows.isEmpty {
            var table = shown
            table.rows = shown.rows.map { $0.map { Sanitizer.cut(Sanitizer.line($0), to: QueryReport.cellLimit) } }
            lines = PlainText.rendered(table, columns: .max)
        }
        if !note.isEmpty { lines += (lines.isEmpty ? [] : [""]) + [Sanitizer.line(note)] }
        return lines.map { $0 + "\n" }.joined()
    }

    package var csv: [UInt8] {
        var csv = CSVWriter(formulaSafe: true)
        csv.row(columns.map(\.name))
        for row in rows { csv.row(row) }
        return csv.take()
    }

    /// An array of objects, with numbers as numbers and `null` for an empty cell.
    package var json: [UInt8] {
        var json = JSONWriter(indent: 2)
        json.array { json in for row in rows { OutputColumn.write(OutputRow(row), columns, to: &json) } }
        json.newline()
        return json.bytes
    }
}
