import InnkeeperCore

/// A table of the dataset in SQL.
struct TableShape: Sendable {
    var name: String
    /// The kind of its rows, if they are records of a source.
    var kind: RecordKind?
    var columns: [ColumnShape]
    var count: @Sendable (Dataset) -> Int

    /// The statement that creates the table with some of its columns, preceded by the row number.
    func creation(_ columns: [ColumnShape]) -> String {
        let parts = ["row_id INTEGER PRIMARY KEY"] + columns.map { "\"\($0.name)\" \($0.type.rawValue)" }
        return "CREATE TABLE \"\(name)\" (\(parts.joined(separator: ", "))) STRICT"
    }

    /// Creates the table with some of its columns, and fills it. The first row's number is `offset` plus one.
    func fill(
        _ columns: [ColumnShape], _ input: TableInput, in connection: SQLite, after offset: Int64 = 0
    ) throws(SQLiteFailure) {
        try connection.execute(creation(columns))
        let insertion = try connection.prepare(SQLite.insertion(into: name, columns: columns.count + 1))
        for row in 0..<count(input.dataset) {
            insertion.bind(.integer(offset + Int64(row) + 1), at: 0)
            for (index, column) in columns.enumerated() { insertion.bind(column.value(input, row), at: index + 1) }
            _ = try insertion.step()
            insertion.reset()
        }
    }
}

/// A column of such a table: its name, its type in a STRICT table, and the source of its values.
struct ColumnShape: Sendable {
    enum ColumnType: String, Sendable {
        case integer = "INTEGER"
        case real = "REAL"
        case text = "TEXT"
    }

    var name: String
    var type: ColumnType
    /// The field of a record that the column shows; empty for one that the program adds.
    var field: String
    /// Its meaning, if that doesn't follow from its field.
    private var ownSummary: String?
    var value: @Sendable (TableInput, Int) -> SQLiteValue

    init(
        _ name: String, _ type: ColumnType, field: String? = nil, _ summary: String? = nil,
        _ value: @escaping @Sendable (TableInput, Int) -> SQLiteValue
    ) {
        self.name = name
        self.type = type
        self.field = field ?? name
        ownSummary = summary
        self.value = value
    }

    /// Its meaning in the table of `kind`.
    func summary(of kind: RecordKind?) -> String {
        if let ownSummary { return ownSummary }
        return switch kind {
        case .bookings: BookingField(rawValue: field)?.summary ?? ""
        case .campsites: CampSiteField(rawValue: field)?.summary ?? ""
        case .contacts: ContactColumn(rawValue: field)?.summary ?? ""
        case .places: PlaceColumn(rawValue: field)?.summary ?? ""
        case nil: ""
        }
    }
}

/// The source of the values.
struct TableInput: Sendable {
    var dataset: Dataset
    var texts: any BookingTexts
    /// The property's currency, for amounts of campsites.
    var currency = Currency.none
}

// How cells are stored in a database: dates as `YYYY-MM-DD`, amounts in the currency's major unit, flags as 0 and 1,
// and NULL for missing or unreadable values.

extension SQLiteValue {
    init(text: String) { self = text.isEmpty ? .null : .text(text) }
    init(_ cell: DateCell) { self = cell.date.map { .text("\($0)") } ?? .null }
    init(_ cell: CountCell) { self.init(cell.value) }

    init(_ cell: AmountCell, _ currency: Currency) {
        self.init(minorUnits: cell.minorUnits, currency)
    }

    init(minorUnits: Int64?, _ currency: Currency) {
        // Dividing two integers once gives exactly the number that the decimal text would be parsed as.
        self = minorUnits.map { .real(Double($0) / Double(currency.minorScale)) } ?? .null
    }
}
