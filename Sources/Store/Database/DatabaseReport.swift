package import InnkeeperCore
import InnkeeperReports

/// Everything as one SQLite database, for questions that no report answers; opens in Datasette.
///
/// Before: the records, what was derived of them, and the findings.
/// After: `innkeeper.sqlite`: the tables of records (`bookings`, `campsites`, `contacts`, `places`, refused ones too), the
/// tables of the CSV files and `findings`, all of them STRICT; views for the common questions; `about`, which says what
/// the run was, `about_columns`, what each column means, and `about_queries`, questions with their SQL. Dates are
/// `YYYY-MM-DD`, amounts in the currency's major unit, flags 0 and 1; what is missing is NULL. The same data give the
/// same bytes.
package struct DatabaseReport: Report {
    package static let name = "database"
    package static let summary = "all tables as one SQLite database"
    package static let isUsual = false
    package static let files = ["innkeeper.sqlite"]

    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        let database = try SQLite()
        // Readers of the file, not this program, decide how it is journalled.
        try database.execute("PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; BEGIN")
        try DatabaseTables.write(input, to: database)
        try DatabaseTables.writeAbout(input, to: database)
        // Made when all rows are there: many times as fast as keeping them up to date row by row.
        for index in DatabaseSchema.indexes where try database.hasTable(index.table) {
            try database.execute("CREATE INDEX \(index.name) ON \(index.table) (\(index.columns))")
        }
        for question in DatabaseSchema.questions {
            guard try question.tables.allSatisfy({ name throws in try database.hasTable(name) }) else { continue }
            try database.execute("CREATE VIEW \(question.view) AS \(question.sql)")
            try database.run(
                "INSERT INTO about_queries VALUES (?, ?, ?)",
                [.text(question.view), .text(question.asks), .text("SELECT * FROM \(question.view)")])
        }
        try database.execute("COMMIT")
        try folder.write("innkeeper.sqlite") { piece in try database.forEachPiece(piece) }
    }
}
