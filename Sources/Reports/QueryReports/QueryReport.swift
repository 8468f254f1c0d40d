import InnkeeperCore
import InnkeeperFormats

/// What one question is answered with: rows for programs, and the same for people.
package struct QueryReport: Sendable {
    /// For programs: columns and cells as in the file of the output folder.
    package var columns: [OutputColumn]
    package var rows: [[String]]
    /// For people.
    package var shown: TextTable
    /// A line below, or instead of the table when it has no rows.
    package var note: String

    package init(columns: [OutputColumn], rows: [[String]], shown: TextTable, note: String) {
        self.columns = columns
        self.rows = rows
        self.shown = shown
        self.note = note
    }

    /// No cell is wider than this, so that one endless name does not push all others off the screen.
    private static let cellLimit = 48

    /// Aligned lines; nothing in them steers a terminal.
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

    /// An array of objects: numbers as numbers, `null` for an empty cell.
    package var json: [UInt8] {
        var json = JSONWriter(indent: 2)
        json.array { json in for row in rows { OutputColumn.write(row, columns, to: &json) } }
        json.newline()
        return json.bytes
    }
}
