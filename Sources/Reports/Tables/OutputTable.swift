package import InnkeeperCore
package import InnkeeperFormats

/// One CSV table: its path, columns and rows.
package protocol OutputTable: Sendable {
    /// Path below the output folder.
    static var path: String { get }
    /// The part of the dataset that it shows; without it the file isn't written.
    static var needs: DatasetPart { get }
    static var columns: [OutputColumn] { get }
    /// Whether the input has the data it shows.
    static func isGiven(_ input: RunData) -> Bool
    /// Its cost, as in `ReportPart.effort`; 0 for tables of a few thousand rows.
    static func effort(_ input: RunData) -> Int
    /// Passes every row to `body` in order, one cell per column.
    static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows
}

/// A table whose rows are counted before they are made, so that several tasks can each make some of them.
package protocol CountedTable: OutputTable {
    associatedtype Rows: TableRows
    static func rows(_ input: RunData) -> Rows
}

/// What the rows of a table are made from, prepared once for all of them.
package protocol TableRows: Sendable {
    /// The number of rows, or of what each yields a few rows or none.
    var count: Int { get }
    /// How many are made in one go. They are held until the earlier ones are written.
    static var countInPiece: Int { get }
    /// Passes some of the rows to `body`, in order.
    func forEach(in rows: Range<Int>, _ body: (borrowing OutputRow) throws -> Void) rethrows
}

extension TableRows {
    package static var countInPiece: Int { 2_048 }
}

extension CountedTable {
    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        let rows = rows(input)
        try rows.forEach(in: 0..<rows.count, body)
    }
}

extension OutputTable {
    /// Its name: `birthdays` for `birthdays.csv`.
    package static var name: String { String(path.prefix { $0 != "." }) }
    package static func isGiven(_ input: RunData) -> Bool { input.dataset.provided.contains(needs) }
    package static func effort(_ input: RunData) -> Int { 0 }
    /// The path of its JSON Lines.
    package static var linesPath: String { "\(name).jsonl" }

    /// A row as one line of JSON.
    package static func write(_ cells: borrowing OutputRow, to json: inout JSONWriter) {
        OutputColumn.write(cells, columns, to: &json)
        json.newline()
    }
}

extension OutputRow {
    /// The text with this number; an empty cell for one that the column doesn't have, such as -1.
    mutating func add(_ texts: TextColumn, at number: some BinaryInteger) {
        let number = Int(number)
        if number < 0 || number >= texts.count { addEmpty() } else { add(texts, number) }
    }

    /// The date in ISO format; an empty cell if there is none.
    mutating func add(_ date: CalendarDate?) {
        guard let (year, month, day) = date?.components else { return addEmpty() }
        add(year: year, month: month, day: day)
    }
}

extension OutputColumn {
    /// A row as an object, with numbers as in the CSV, `true` for a flag, and `null` for an empty cell.
    package static func write(_ cells: borrowing OutputRow, _ columns: [OutputColumn], to json: inout JSONWriter) {
        json.beginObject()
        for (cell, column) in columns.enumerated() {
            if cells.isEmpty(cell) {
                json.key(column.key)
                json.null()
                continue
            }
            switch column.shape {
            case .integer, .decimal: json.field(column.key, number: cells, cell)
            case .text, .date: json.field(column.key, cells, cell)
            case .flag:
                json.key(column.key)
                json.value(true)
            }
        }
        json.endObject()
    }
}

/// A column of an output table.
package struct OutputColumn: Sendable, Equatable {
    package enum Shape: String, Sendable {
        case text, integer, decimal, date
        /// `yes` or empty; in JSON `true` or `null`.
        case flag
    }

    package let name: String
    /// The name in JSON.
    package let key: JSONName
    package var shape: Shape
    /// What it means and when it is empty.
    package var summary: String

    package init(_ name: String, _ shape: Shape, _ summary: String) {
        self.name = name
        key = JSONName(name)
        self.shape = shape
        self.summary = summary
    }
}

extension Dataset {
    /// The source that a record came from; empty for one without a file.
    func source(of record: RecordReference) -> String {
        files.indices.contains(Int(record.file)) ? files[Int(record.file)].source : ""
    }
}
