/// A user-defined check: an SQL query over the tables that returns the rows that are wrong.
public struct CustomCheck: Sendable, Equatable {
    /// Same form as a rule's code, but never one that a rule uses.
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

    /// Two checks are equal wherever they are in the configuration.
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

/// The result of a custom check.
public struct CheckOutcome: Sendable, Equatable {
    /// Each row and field once, in the order the query returned them.
    public var rows: [CheckedRow]
    /// Why it could not be run; nil if it was. `rows` is empty then.
    public var failure: String?

    public init(rows: [CheckedRow] = [], failure: String? = nil) {
        self.rows = rows
        self.failure = failure
    }
}

/// Runs custom checks.
public protocol CheckEngine: Sendable {
    /// What is wrong with a query, as far as that is known without data; nil if it can be run.
    func problem(of sql: String) -> String?

    /// One outcome per check, in the same order. `ticks` returns nanoseconds of a monotonic clock.
    func run(
        _ checks: [CustomCheck], over dataset: Dataset, texts: any BookingTexts, context: RunContext,
        ticks: @escaping @Sendable () -> UInt64
    ) -> [CheckOutcome]
}
