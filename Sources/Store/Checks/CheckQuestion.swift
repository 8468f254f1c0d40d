import InnkeeperCore

/// Custom checks sent to another process: everything needed to run them.
struct CheckQuestion: BinaryCodable {
    static let header = BinaryHeader("CHECKQU", version: 1)

    var today: CalendarDate
    var secondsEach: Int
    var queries: [String]
    /// The row count of each table, parallel to `TableShape.records`.
    var counts: [Int]
    /// A serialised database with the tables and columns that the queries name.
    var database: [UInt8]

    init(today: CalendarDate, secondsEach: Int, queries: [String], counts: [Int], database: [UInt8]) {
        self.today = today
        self.secondsEach = secondsEach
        self.queries = queries
        self.counts = counts
        self.database = database
    }

    var bytes: [UInt8] { BinaryWriter.bytes(of: self, CheckQuestion.header) }

    func write(to writer: inout BinaryWriter) {
        writer.put(today.dayNumber)
        writer.put(Int64(secondsEach))
        writer.put(queries.map(CheckText.init))
        writer.put(counts.map(Int64.init))
        writer.put(database)
    }

    init(from reader: inout BinaryReader) throws(BinaryFault) {
        today = CalendarDate(dayNumber: try reader.number())
        secondsEach = Int(try reader.number(Int64.self))
        queries = try reader.items(CheckText.self).map(\.text)
        counts = try reader.numbers(Int64.self).map(Int.init)
        database = try reader.numbers()
    }
}

/// The results, sent back: one outcome per query.
struct CheckReply: BinaryCodable {
    static let header = BinaryHeader("CHECKRE", version: 1)

    var outcomes: [CheckOutcome]

    init(_ outcomes: [CheckOutcome]) { self.outcomes = outcomes }

    var bytes: [UInt8] { BinaryWriter.bytes(of: self, CheckReply.header) }

    func write(to writer: inout BinaryWriter) {
        writer.put(outcomes.map(CodedOutcome.init))
    }

    init(from reader: inout BinaryReader) throws(BinaryFault) {
        outcomes = try reader.items(CodedOutcome.self).map(\.outcome)
    }
}

private struct CheckText: BinaryCodable {
    var text: String

    init(_ text: String) { self.text = text }

    func write(to writer: inout BinaryWriter) { writer.put(text) }

    init(from reader: inout BinaryReader) throws(BinaryFault) { text = try reader.text() }
}

/// A failure, empty if there is none, and then the rows: each with the number of its table, its own number, and the
/// index of its field among that table's columns; each field once.
private struct CodedOutcome: BinaryCodable {
    var outcome: CheckOutcome

    init(_ outcome: CheckOutcome) { self.outcome = outcome }

    func write(to writer: inout BinaryWriter) {
        writer.put(outcome.failure ?? "")
        var fields: [String] = []
        var numbers: [String: Int64] = [:]
        var cells: [Int64] = []
        for row in outcome.rows {
            let table = TableShape.records.firstIndex { $0.kind == row.kind } ?? 0
            let field = numbers[row.field] ?? Int64(fields.count)
            if numbers.updateValue(field, forKey: row.field) == nil { fields.append(row.field) }
            cells += [Int64(table), Int64(row.row), field]
        }
        writer.put(fields.map(CheckText.init))
        writer.put(cells)
    }

    init(from reader: inout BinaryReader) throws(BinaryFault) {
        let failure = try reader.text()
        let fields = try reader.items(CheckText.self).map(\.text)
        let cells = try reader.numbers(Int64.self)
        var rows: [CheckedRow] = []
        for start in stride(from: 0, to: cells.count - 2, by: 3) {
            let (table, field) = (Int(cells[start]), Int(cells[start + 2]))
            guard TableShape.records.indices.contains(table), fields.indices.contains(field),
                let kind = TableShape.records[table].kind
            else { throw .damaged("a row is of no table") }
            rows.append(CheckedRow(kind: kind, row: Int(cells[start + 1]), field: fields[field]))
        }
        outcome = CheckOutcome(rows: rows, failure: failure.isEmpty ? nil : failure)
    }
}
