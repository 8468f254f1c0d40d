/// A check of the house's own: a query in SQL over the tables, which gives the rows that are wrong.
public struct CustomCheck: Sendable, Equatable {
    /// As a rule's; no rule has it.
    public var code: String
    public var severity: Severity
    /// The message for each row.
    public var message: String
    public var sql: String
    /// The line of the query in the configuration; 0 if unknown.
    public var line = 0
    public var column = 0

    public init(code: String, severity: Severity, message: String, sql: String, line: Int = 0, column: Int = 0) {
        self.code = code
        self.severity = severity
        self.message = message
        self.sql = sql
        self.line = line
        self.column = column
    }

    /// Its position does not count for equality.
    public static func == (left: CustomCheck, right: CustomCheck) -> Bool {
        left.code == right.code && left.severity == right.severity && left.message == right.message
            && left.sql == right.sql
    }
}

/// A row that a custom check found.
public struct CheckedRow: Hashable, Sendable {
    public var kind: RecordKind
    /// Row of the table of `kind`.
    public var row: Int
    /// Raw name of the field; empty for the whole record.
    public var field: String

    public init(kind: RecordKind, row: Int, field: String) {
        self.kind = kind
        self.row = row
        self.field = field
    }
}

/// What came of a custom check.
public struct CheckOutcome: Sendable, Equatable {
    /// Each row and field once, in the order in which the query gave them.
    public var rows: [CheckedRow]
    /// Why it could not be carried out; nil when it was. Its rows are empty then.
    public var failure: String?

    public init(rows: [CheckedRow] = [], failure: String? = nil) {
        self.rows = rows
        self.failure = failure
    }
}

/// What carries out custom checks.
public protocol CheckEngine: Sendable {
    /// What is wrong with a query, known before there are any data; nil when it can be tried.
    func problem(of sql: String) -> String?

    /// One outcome a check, in their order. `ticks` are nanoseconds of a clock that only goes forward.
    func run(
        _ checks: [CustomCheck], over dataset: Dataset, texts: any BookingTexts, context: RunContext,
        ticks: @escaping @Sendable () -> UInt64
    ) -> [CheckOutcome]
}
