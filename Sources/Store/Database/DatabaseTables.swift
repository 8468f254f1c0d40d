import InnkeeperCore
import InnkeeperReports

/// Fills the tables of the database.
enum DatabaseTables {
    static func write(_ input: RunData, to database: SQLite) throws {
        let records = TableInput(
            dataset: input.dataset, texts: input.texts, currency: input.context.property.currency)
        for table in TableShape.records where isProvided(table, input.dataset) {
            try table.fill(table.columns, records, in: database)
        }
        for table in TablesReport.tables where table.isGiven(input) {
            let insertion = try make(table.name, table.columns, in: database)
            try table.forEachRow(input) { cells in try insert(cells, table.columns, insertion) }
        }
        let insertion = try make("findings", FindingsReport.columns, in: database)
        var cells = OutputRow()
        try input.forEachFinding { finding, message in
            FindingsReport.fill(&cells, finding, message: message)
            try insert(cells, FindingsReport.columns, insertion)
        }
    }

    /// Describes the run and the columns. The queries are added with their views.
    static func writeAbout(_ input: RunData, to database: SQLite) throws {
        try database.execute(
            """
            CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT) STRICT;
            CREATE TABLE about_columns (table_name TEXT, column_name TEXT, meaning TEXT) STRICT;
            CREATE TABLE about_queries (view TEXT PRIMARY KEY, asks TEXT, sql TEXT) STRICT;
            """)
        let property = input.context.property
        for (name, value) in [
            ("as_of", "\(input.context.today)"), ("country", property.country), ("currency", property.currency.code),
            ("property", property.name), ("time_zone", property.timeZone), ("tool", "Innkeeper \(input.toolVersion)"),
        ] {
            try database.run("INSERT INTO about VALUES (?, ?)", [.text(name), SQLiteValue(text: value)])
        }
        let tables =
            TableShape.records.filter { isProvided($0, input.dataset) }.map(\.described)
            + TablesReport.tables.filter { $0.isGiven(input) }.map {
                TableSchema.Table(name: $0.name, columns: $0.columns)
            }
            + [TableSchema.Table(name: "findings", columns: FindingsReport.columns)]
        for table in tables {
            for column in table.columns {
                try database.run(
                    "INSERT INTO about_columns VALUES (?, ?, ?)",
                    [.text(table.name), .text(column.name), .text(column.summary)])
            }
        }
    }

    private static func isProvided(_ table: TableShape, _ dataset: Dataset) -> Bool {
        DatasetPart(rawValue: table.name).map(dataset.provided.contains) ?? false
    }

    /// Creates the table for an output's columns; returns the statement that fills it.
    private static func make(
        _ name: String, _ columns: [OutputColumn], in database: SQLite
    ) throws(SQLiteFailure) -> SQLiteStatement {
        let parts = columns.map { "\"\($0.name)\" \(type($0.shape).rawValue)" }
        try database.execute("CREATE TABLE \"\(name)\" (\(parts.joined(separator: ", "))) STRICT")
        return try database.prepare(SQLite.insertion(into: name, columns: columns.count))
    }

    private static func insert(
        _ cells: borrowing OutputRow, _ columns: [OutputColumn], _ statement: SQLiteStatement
    ) throws(SQLiteFailure) {
        for (index, column) in columns.enumerated() { statement.bind(value(cells[index], column.shape), at: index) }
        _ = try statement.step()
        statement.reset()
    }

    /// Converts a cell to its column's type; text that isn't such a number is dropped rather than stored wrongly.
    private static func value(_ cell: String, _ shape: OutputColumn.Shape) -> SQLiteValue {
        guard !cell.isEmpty else { return shape == .flag ? .integer(0) : .null }
        switch shape {
        case .flag: return .integer(1)
        case .text, .date: return .text(cell)
        case .integer: return SQLiteValue(Int64(cell))
        case .decimal: return Double(cell).map { .real($0) } ?? .null
        }
    }

    private static func type(_ shape: OutputColumn.Shape) -> ColumnShape.ColumnType {
        switch shape {
        case .text, .date: .text
        case .integer, .flag: .integer
        case .decimal: .real
        }
    }
}
