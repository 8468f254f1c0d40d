import CInnkeeperSQLite
import Glibc

/// An error in SQLite's own words.
struct SQLiteFailure: Error, Sendable, Equatable {
    /// A primary result code of https://www.sqlite.org/rescode.html.
    var code: Int32
    var text: String

    static let interrupted = SQLITE_INTERRUPT
}

/// A connection to one database. Only it and its statements call SQLite.
///
/// It owns the handle and its statements, exposes neither, and is closed when released, which makes it safe to use. Not
/// for concurrent use by several threads.
@safe final class SQLite {
    /// What a statement is about to do, before it is run.
    enum Action: Equatable {
        case select
        /// A recursive common table expression.
        case recursion
        /// `column` is empty if a table is read but none of its columns.
        case read(table: String, column: String)
        case call(function: String)
        /// Anything that writes, attaches, or changes the connection; SQLite's action code.
        case other(Int32)
    }

    private let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private var authoriser: Closure<(Action) -> Bool>?
    private var interrupter: Closure<() -> Bool>?
    private var functions: [Closure<([String?]) -> SQLiteValue>] = []

    /// Boxes a closure to pass it through C.
    private final class Closure<Function> {
        let call: Function
        init(_ call: Function) { self.call = call }
    }

    /// A database in memory, or in a file, which is created if necessary.
    init(_ file: String? = nil) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = unsafe sqlite3_open_v2(file ?? ":memory:", &opened, flags, nil)
        guard let opened = unsafe opened else { throw SQLiteFailure(code: code, text: "no memory") }
        unsafe handle = opened
        guard code == SQLITE_OK else { throw failure() }
        unsafe innkeeper_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        unsafe innkeeper_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    }

    deinit {
        statements = [:]
        unsafe sqlite3_close_v2(handle)
    }

    /// Creates a file that only its owner can read, if it doesn't exist. SQLite would give it default permissions; its
    /// journals get those of the file.
    static func makePrivateFile(_ path: String) throws(SQLiteFailure) {
        let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SQLiteFailure(code: SQLITE_CANTOPEN, text: unsafe String(cString: strerror(errno)))
        }
        close(descriptor)
    }

    /// How long to wait while another connection writes.
    func wait(milliseconds: Int32) { unsafe sqlite3_busy_timeout(handle, milliseconds) }

    /// Runs statements that return no rows, one after another.
    func execute(_ sql: String) throws(SQLiteFailure) {
        guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// A statement with these values bound, ready for its first row. Statements are cached.
    func statement(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) -> SQLiteStatement {
        let statement: SQLiteStatement
        if let known = statements[sql] {
            statement = known
        } else {
            statement = try prepare(sql)
            statements[sql] = statement
        }
        statement.reset()
        for (index, value) in values.enumerated() { statement.bind(value, at: index) }
        return statement
    }

    /// The statement that inserts a row of that many columns into a table.
    static func insertion(into table: String, columns: Int) -> String {
        "INSERT INTO \"\(table)\" VALUES (\(repeatElement("?", count: columns).joined(separator: ", ")))"
    }

    /// Runs a statement that returns no rows.
    func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) {
        let statement = try statement(sql, values)
        defer { statement.reset() }
        while try statement.step() {}
    }

    /// The results of `read` for each row.
    func rows<Row>(
        _ sql: String, _ values: [SQLiteValue] = [], _ read: (SQLiteStatement) -> Row
    ) throws(SQLiteFailure) -> [Row] {
        let statement = try statement(sql, values)
        // A statement that isn't reset keeps its lock.
        defer { statement.reset() }
        var rows: [Row] = []
        while try statement.step() { rows.append(read(statement)) }
        return rows
    }

    /// A new statement. A second statement in `sql` is a failure.
    func prepare(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
        var prepared: OpaquePointer?
        var rest = ""
        let code = unsafe sql.withCString { text in
            var tail: UnsafePointer<CChar>?
            let code = unsafe sqlite3_prepare_v2(handle, text, -1, &prepared, &tail)
            if let tail = unsafe tail { rest = unsafe String(cString: tail) }
            return code
        }
        guard code == SQLITE_OK else { throw failure() }
        guard let prepared = unsafe prepared else {
            throw SQLiteFailure(code: SQLITE_ERROR, text: "there is no statement")
        }
        let statement = unsafe SQLiteStatement(prepared, of: self)
        guard rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
            throw SQLiteFailure(code: SQLITE_ERROR, text: "there is more than one statement")
        }
        return statement
    }

    /// Lets statements be prepared only if `allows` returns true for each of their actions.
    func authorise(_ allows: @escaping (Action) -> Bool) {
        let closure = Closure(allows)
        authoriser = closure
        unsafe sqlite3_set_authorizer(
            handle,
            { context, code, first, second, _, _ in
                guard let context = unsafe context else { return SQLITE_DENY }
                let allows = unsafe Unmanaged<Closure<(Action) -> Bool>>.fromOpaque(context).takeUnretainedValue()
                let action: Action
                switch code {
                case SQLITE_SELECT: action = .select
                case SQLITE_RECURSIVE: action = .recursion
                case SQLITE_READ: action = .read(table: unsafe text(first), column: unsafe text(second))
                case SQLITE_FUNCTION: action = .call(function: unsafe text(second))
                default: action = .other(code)
                }
                return allows.call(action) ? SQLITE_OK : SQLITE_DENY
            }, Unmanaged.passUnretained(closure).toOpaque())
    }

    /// Calls `isEnough` every few steps of a statement, and stops it with `interrupted` if that returns true.
    func interrupt(every steps: Int32, when isEnough: @escaping () -> Bool) {
        let closure = Closure(isEnough)
        interrupter = closure
        unsafe sqlite3_progress_handler(
            handle, steps,
            { context in
                guard let context = unsafe context else { return 1 }
                return unsafe Unmanaged<Closure<() -> Bool>>.fromOpaque(context).takeUnretainedValue().call() ? 1 : 0
            }, Unmanaged.passUnretained(closure).toOpaque())
    }

    /// Defines an SQL function of texts, whose result depends only on its arguments.
    func define(
        _ name: String, arguments count: Int32, _ body: @escaping ([String?]) -> SQLiteValue
    ) throws(SQLiteFailure) {
        let closure = Closure(body)
        functions.append(closure)
        let code = unsafe sqlite3_create_function_v2(
            handle, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
            Unmanaged.passUnretained(closure).toOpaque(),
            { context, count, values in
                guard let data = unsafe sqlite3_user_data(context) else { return }
                let body = unsafe Unmanaged<Closure<([String?]) -> SQLiteValue>>.fromOpaque(data).takeUnretainedValue()
                let arguments = (0..<Int(count)).map { index -> String? in
                    guard let text = unsafe sqlite3_value_text(values?[index]) else { return nil }
                    return unsafe String(cString: text)
                }
                switch body.call(arguments) {
                case .null: unsafe sqlite3_result_null(context)
                case .integer(let number): unsafe sqlite3_result_int64(context, number)
                case .real(let number): unsafe sqlite3_result_double(context, number)
                case .text(let text): unsafe innkeeper_result_text(context, text, Int32(clamping: text.utf8.count))
                }
            }, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure() }
    }

    /// Limits the resources that an untrusted statement can use: the length of texts and queries, attached files, the
    /// disk, and the memory of all connections of this process together (1 GiB).
    func restrict() throws(SQLiteFailure) {
        // Otherwise sorting would write temporary files.
        try execute("PRAGMA temp_store = MEMORY")
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 4 << 20)
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100_000)
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_WORKER_THREADS, 0)
        sqlite3_hard_heap_limit64(1 << 30)
    }

    /// Whether the table exists.
    func hasTable(_ name: String) throws(SQLiteFailure) -> Bool {
        try !rows("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [.text(name)]) { _ in true }.isEmpty
    }

    /// Replaces the whole database; `contents` are bytes from `forEachPiece`.
    func load(_ contents: [UInt8]) throws(SQLiteFailure) {
        let size = sqlite3_int64(contents.count)
        guard let copy = unsafe sqlite3_malloc64(sqlite3_uint64(size)) else {
            throw SQLiteFailure(code: SQLITE_NOMEM, text: "no memory for the database")
        }
        unsafe contents.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress { unsafe copy.copyMemory(from: start, byteCount: bytes.count) }
        }
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        let code = unsafe sqlite3_deserialize(
            handle, "main", copy.assumingMemoryBound(to: UInt8.self), size, size, flags)
        guard code == SQLITE_OK else { throw failure() }
    }

    /// Passes the whole database as the bytes of a file. No transaction may be open.
    func forEachPiece(_ piece: ([UInt8]) throws -> Void) throws {
        var size: sqlite3_int64 = 0
        guard let bytes = unsafe sqlite3_serialize(handle, "main", &size, 0) else {
            throw SQLiteFailure(code: SQLITE_NOMEM, text: "no memory for the database")
        }
        defer { unsafe sqlite3_free(bytes) }
        let length = 1 << 20
        for start in stride(from: 0, to: Int(size), by: length) {
            let part = unsafe UnsafeBufferPointer(start: bytes + start, count: min(length, Int(size) - start))
            try piece(unsafe Array(part))
        }
    }

    func failure() -> SQLiteFailure {
        SQLiteFailure(code: unsafe sqlite3_errcode(handle) & 0xFF, text: unsafe String(cString: sqlite3_errmsg(handle)))
    }
}

/// A C string; empty for nil.
private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
}
