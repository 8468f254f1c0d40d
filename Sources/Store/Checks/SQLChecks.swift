public import InnkeeperCore

/// Custom checks as queries over the records.
///
/// A query returns the `row_id` of each faulty row and, optionally, in a second column the name of the column that the
/// finding should point at. Only the tables and columns that the queries name are loaded, into an in-memory database
/// that exists while the checks run. `QueryGuard` decides what a query may do; one that exceeds the time limit is
/// stopped.
///
/// SQLite checks the limit only between steps of a query, and a single step (`instr` of long texts, a sort) may take
/// hours. A separate process can be killed whatever it is doing.
public struct SQLChecks: CheckEngine {
    /// The result of asking another process.
    public enum Reply: Sendable {
        case given([UInt8])
        /// It took too long and was killed.
        case stopped
        /// Why there is no reply.
        case failed(String)
    }

    private let secondsEach: Int
    private let ask: (@Sendable (_ question: [UInt8], _ seconds: Int) -> Reply)?

    /// `ask` has a question answered by another process, which calls `reply(to:)`, and kills it after that many
    /// seconds. Without it queries run in this process.
    public init(
        secondsEach: Int = 10, ask: (@Sendable (_ question: [UInt8], _ seconds: Int) -> Reply)? = nil
    ) {
        self.secondsEach = secondsEach
        self.ask = ask
    }

    public func problem(of sql: String) -> String? {
        do throws(SQLiteFailure) {
            return SQLChecks.prepare(sql, on: try SQLChecks.emptyTables()).problem
        } catch {
            return error.text
        }
    }

    public func run(
        _ checks: [CustomCheck], over dataset: Dataset, texts: any BookingTexts, context: RunContext,
        ticks: @escaping @Sendable () -> UInt64
    ) -> [CheckOutcome] {
        do {
            let named = try SQLChecks.columns(of: checks)
            let connection = try SQLChecks.connection(today: context.today)
            let input = TableInput(dataset: dataset, texts: texts, currency: context.property.currency)
            try SQLChecks.load(named, input, into: connection)
            let counts = TableShape.records.map { $0.count(dataset) }
            guard let ask else {
                return checks.map { SQLChecks.run($0.sql, on: connection, counts, secondsEach, ticks) }
            }
            var question = CheckQuestion(
                today: context.today, secondsEach: secondsEach, queries: checks.map(\.sql), counts: counts, database: []
            )
            try connection.forEachPiece { question.database += $0 }
            return SQLChecks.outcomes(of: question, ask)
        } catch {
            let text = (error as? SQLiteFailure)?.text ?? "\(error)"
            return checks.map { _ in CheckOutcome(failure: text) }
        }
    }

    /// Runs all at once, and each separately if that doesn't finish, to find out which one is at fault.
    private static func outcomes(
        of question: CheckQuestion, _ ask: (_ question: [UInt8], _ seconds: Int) -> Reply
    ) -> [CheckOutcome] {
        // More than the process allows itself, so that it ends first.
        let seconds = question.queries.count * (question.secondsEach + grace) + patience
        let failure: String
        switch ask(question.bytes, seconds) {
        case .given(let bytes):
            let reply = try? BinaryReader.value(of: CheckReply.self, in: bytes, CheckReply.header)
            if let reply, reply.outcomes.count == question.queries.count { return reply.outcomes }
            failure = "its process sent an incomplete reply"
        case .stopped: failure = stopped(question.secondsEach)
        case .failed(let text): failure = text
        }
        guard question.queries.count > 1 else { return [CheckOutcome(failure: failure)] }
        return question.queries.flatMap { query in
            var alone = question
            alone.queries = [query]
            return outcomes(of: alone, ask)
        }
    }

    /// The other process's part: replies to a question. Before each query calls `endAfter` with the number of seconds
    /// after which the process must end, whatever it is doing.
    public static func reply(
        to question: [UInt8], ticks: @escaping @Sendable () -> UInt64, endAfter: (_ seconds: Int) -> Void
    ) throws -> [UInt8] {
        let question = try BinaryReader.value(of: CheckQuestion.self, in: question, CheckQuestion.header)
        let connection = try connection(today: question.today)
        try connection.load(question.database)
        let outcomes = question.queries.map { query in
            endAfter(question.secondsEach + grace)
            return run(query, on: connection, question.counts, question.secondsEach, ticks)
        }
        endAfter(patience)
        return CheckReply(outcomes).bytes
    }

    /// Extra seconds for SQLite to notice that time is up.
    private static let grace = 1
    /// Seconds for everything besides the queries.
    private static let patience = 60

    private static func stopped(_ seconds: Int) -> String { "it was stopped after \(seconds) s" }

    private static func run(
        _ query: String, on connection: SQLite, _ counts: [Int], _ seconds: Int,
        _ ticks: @escaping @Sendable () -> UInt64
    ) -> CheckOutcome {
        let prepared = SQLChecks.prepare(query, on: connection)
        guard let statement = prepared.statement else { return CheckOutcome(failure: prepared.problem) }
        let start = ticks()
        let limit = UInt64(seconds) * 1_000_000_000
        connection.interrupt(every: 10_000) { ticks() - start > limit }
        var found: Set<CheckedRow> = []
        var outcome = CheckOutcome()
        do throws(SQLiteFailure) {
            while try statement.step() {
                switch SQLChecks.row(statement, counts) {
                case .success(let row): if found.insert(row).inserted { outcome.rows.append(row) }
                case .failure(let problem): return CheckOutcome(failure: problem.text)
                }
            }
            return outcome
        } catch  where error.code == SQLiteFailure.interrupted {
            return CheckOutcome(failure: stopped(seconds))
        } catch {
            return CheckOutcome(failure: error.text)
        }
    }

    // MARK: Queries

    /// The statement, or why there is none.
    private static func prepare(
        _ sql: String, on connection: SQLite
    ) -> (statement: SQLiteStatement?, problem: String?, read: [String: Set<String>]) {
        let watcher = QueryGuard()
        watcher.watch(connection)
        do throws(SQLiteFailure) {
            let statement = try connection.prepare(sql)
            if let refusal = watcher.refusal { return (nil, refusal, [:]) }
            guard statement.isReadOnly else { return (nil, "it is not allowed: a check may only read", [:]) }
            guard (1...2).contains(statement.columnCount) else {
                return (nil, "it must give row_id, and at most a column's name beside it", [:])
            }
            return (statement, nil, watcher.read)
        } catch {
            return (nil, watcher.refusal ?? error.text, [:])
        }
    }

    /// What the checks name, by table; checks that can't be prepared name nothing.
    ///
    /// SQLite doesn't report the columns by which tables are joined with `USING`. So every column whose name is a word
    /// of the query counts as named in each of its tables; a query that contains `NATURAL` names all columns.
    private static func columns(of checks: [CustomCheck]) throws(SQLiteFailure) -> [String: Set<String>] {
        let connection = try emptyTables()
        var named: [String: Set<String>] = [:]
        for check in checks {
            let words = Set(
                check.sql.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            for (table, read) in prepare(check.sql, on: connection).read {
                let all = TableShape.records.first { $0.name == table }?.columns.map(\.name) ?? []
                named[table, default: []].formUnion(words.contains("natural") ? Set(all) : words.union(read))
            }
        }
        return named
    }

    private static func row(_ statement: SQLiteStatement, _ counts: [Int]) -> Result<CheckedRow, SQLiteFailure> {
        func failure(_ text: String) -> Result<CheckedRow, SQLiteFailure> {
            .failure(SQLiteFailure(code: 0, text: text))
        }
        guard statement.isInteger(0), let id = statement.integer(0), id > 0 else {
            return failure("it returned \(statement.text(0) ?? "NULL") where row_id should be")
        }
        let number = Int(id / rowIDsOfTable)
        let row = Int(id % rowIDsOfTable) - 1
        guard number < TableShape.records.count, let kind = TableShape.records[number].kind,
            counts.indices.contains(number), (0..<counts[number]).contains(row)
        else { return failure("it returned the row_id \(id), which no row has") }
        guard statement.columnCount == 2, let name = statement.text(1) else {
            return .success(CheckedRow(kind: kind, row: row, field: ""))
        }
        guard let column = TableShape.records[number].columns.first(where: { $0.name == name }) else {
            return failure("it returned \(name) where the name of a column of \(kind.rawValue) should be")
        }
        return .success(CheckedRow(kind: kind, row: row, field: column.field))
    }

    // MARK: The database

    /// A row number also identifies its table, so that the greatest of a group of rows is one of them.
    private static let rowIDsOfTable: Int64 = 1_000_000_000_000

    private static func connection(today: CalendarDate) throws(SQLiteFailure) -> SQLite {
        let connection = try SQLite()
        try connection.restrict()
        try connection.define("today", arguments: 0) { _ in .text("\(today)") }
        try connection.define("days", arguments: 1) { arguments in
            SQLiteValue(arguments[0].flatMap { CalendarDate(iso: $0) }.map { Int($0.dayNumber) })
        }
        return connection
    }

    /// All tables without rows, for preparing queries.
    private static func emptyTables() throws(SQLiteFailure) -> SQLite {
        let connection = try connection(today: CalendarDate(dayNumber: 0))
        for table in TableShape.records { try connection.execute(table.creation(table.columns)) }
        return connection
    }

    /// Creates the tables with only the columns named.
    private static func load(
        _ named: [String: Set<String>], _ input: TableInput, into connection: SQLite
    ) throws(SQLiteFailure) {
        try connection.execute("BEGIN")
        for (number, table) in TableShape.records.enumerated() {
            guard let names = named[table.name] else { continue }
            let columns = table.columns.filter { names.contains($0.name) }
            try table.fill(columns, input, in: connection, after: Int64(number) * rowIDsOfTable)
        }
        try connection.execute("COMMIT")
        // A database without tables can't be serialised.
        try connection.execute("PRAGMA user_version = 1")
    }
}
