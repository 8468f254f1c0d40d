package import InnkeeperCore
import InnkeeperReports

/// Everything in one SQLite database, for questions that no report answers; opens in Datasette.
///
/// Before: the records, what was derived from them, and the findings.
/// After: `innkeeper.sqlite`: the tables of records (`bookings`, `campsites`, `contacts`, `places`, including rejected
/// ones), the tables of the CSV files and `findings`, all of them STRICT; views for common questions; `about`, which
/// describes the run, `about_columns`, the meaning of each column, and `about_queries`, questions with their SQL. Dates
/// are `YYYY-MM-DD`, amounts in the currency's major unit, flags 0 and 1; missing values are NULL. The same data gives
/// the same bytes.
package struct DatabaseReport: Report {
    package static let name = "database"
    package static let summary = "all tables as one SQLite database"
    package static let isUsual = false
    package static let files = ["innkeeper.sqlite"]

    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        let database = try SQLite()
        // Readers of the file, not this program, choose its journal mode.
        try database.execute("PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; BEGIN")
        try DatabaseTables.write(input, to: database)
        try DatabaseTables.writeAbout(input, to: database)
        // Created after all rows, which is many times as fast as updating them row by row.
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
