import CInnkeeperSQLite
import InnkeeperCore

/// What a query of a custom check may do: read the tables of records, call harmless functions, recurse. Nothing else:
/// no writing, attaching, pragmas, extensions, clock or randomness.
///
/// Before: `DELETE FROM bookings`, `SELECT load_extension('x')`, `SELECT row_id FROM sqlite_schema`.
/// After: "DELETE is not allowed: a check may only read", and so on, before anything is run.
final class QueryGuard {
    /// The columns read, by table; includes tables of which no column was named.
    private(set) var read: [String: Set<String>] = [:]
    /// The first thing that wasn't allowed.
    private(set) var refusal: String?

    /// Checks every statement that `connection` prepares from now on.
    func watch(_ connection: SQLite) {
        // The closure keeps the guard alive as long as the connection.
        connection.authorise { action in self.allows(action) }
    }

    private func allows(_ action: SQLite.Action) -> Bool {
        switch action {
        case .select, .recursion: return true
        case .read(let table, let column):
            guard let shape = TableShape.records.first(where: { $0.name == table }) else {
                // A common table expression of which only the rows count.
                if column.isEmpty, !table.hasPrefix("sqlite_") { return true }
                let tables = TableShape.records.map(\.name).joined(separator: ", ")
                return refuse("there is no table \(table); there are \(tables)")
            }
            read[table, default: []].formUnion(shape.columns.map(\.name).filter { $0 == column })
            return true
        case .call(let function):
            if QueryGuard.functions.contains(function.lowercased()) { return true }
            let isClock = QueryGuard.clocks.contains(function.lowercased())
            return refuse(
                "the function \(function) is not allowed" + (isClock ? "; there are today() and days(date)" : ""))
        case .other(let code):
            return refuse("\(QueryGuard.names[code] ?? "this statement") is not allowed: a check may only read")
        }
    }

    private func refuse(_ reason: String) -> Bool {
        if refusal == nil { refusal = reason }
        return false
    }

    /// The functions of https://www.sqlite.org/lang_corefunc.html, lang_aggfunc.html and windowfunctions.html that are
    /// deterministic and have no side effects; and our own.
    static let functions: Set<String> = [
        "abs", "avg", "coalesce", "count", "cume_dist", "dense_rank", "first_value", "format", "glob", "group_concat",
        "hex", "ifnull", "iif", "instr", "lag", "last_value", "lead", "length", "like", "lower", "ltrim", "max", "min",
        "nth_value", "ntile", "nullif", "percent_rank", "printf", "quote", "rank", "replace", "round", "row_number",
        "rtrim", "sign", "substr", "substring", "sum", "total", "trim", "typeof", "unicode", "upper",
        "days", "today",
    ]

    private static let clocks: Set<String> = [
        "current_date", "current_time", "current_timestamp", "date", "datetime", "julianday", "strftime", "time",
        "unixepoch",
    ]

    /// The usual names of the actions in https://www.sqlite.org/c3ref/c_alter_table.html.
    private static let names: [Int32: String] = [
        SQLITE_ATTACH: "ATTACH", SQLITE_DETACH: "DETACH", SQLITE_PRAGMA: "PRAGMA", SQLITE_DELETE: "DELETE",
        SQLITE_INSERT: "INSERT", SQLITE_UPDATE: "UPDATE", SQLITE_TRANSACTION: "a transaction",
        SQLITE_SAVEPOINT: "SAVEPOINT", SQLITE_ALTER_TABLE: "ALTER", SQLITE_REINDEX: "REINDEX",
        SQLITE_ANALYZE: "ANALYZE", SQLITE_CREATE_TABLE: "CREATE", SQLITE_CREATE_TEMP_TABLE: "CREATE",
        SQLITE_CREATE_INDEX: "CREATE", SQLITE_CREATE_VIEW: "CREATE", SQLITE_CREATE_TEMP_VIEW: "CREATE",
        SQLITE_CREATE_TRIGGER: "CREATE", SQLITE_CREATE_TEMP_TRIGGER: "CREATE", SQLITE_CREATE_VTABLE: "CREATE",
        SQLITE_DROP_TABLE: "DROP", SQLITE_DROP_INDEX: "DROP", SQLITE_DROP_VIEW: "DROP",
    ]
}
