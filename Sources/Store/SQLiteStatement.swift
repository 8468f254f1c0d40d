import CInnkeeperSQLite

/// A value to bind to a statement.
enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    init(_ number: Int64?) { self = number.map { .integer($0) } ?? .null }
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }
    init(_ flag: Bool?) { self = flag.map { .integer($0 ? 1 : 0) } ?? .null }
}

/// A prepared statement; the connection must outlive it. Created only by `SQLite`.
@safe final class SQLiteStatement {
    private let handle: OpaquePointer
    private unowned let connection: SQLite

    init(_ handle: OpaquePointer, of connection: SQLite) {
        unsafe self.handle = handle
        self.connection = connection
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Binds the parameter at `index`, from 0.
    func bind(_ value: SQLiteValue, at index: Int) {
        switch value {
        case .null: unsafe sqlite3_bind_null(handle, Int32(index + 1))
        case .integer(let number): unsafe sqlite3_bind_int64(handle, Int32(index + 1), number)
        case .real(let number): unsafe sqlite3_bind_double(handle, Int32(index + 1), number)
        case .text(let text):
            unsafe innkeeper_bind_text(handle, Int32(index + 1), text, Int32(clamping: text.utf8.count))
        }
    }

    /// Makes one step; true if it yielded a row.
    func step() throws(SQLiteFailure) -> Bool {
        switch unsafe sqlite3_step(handle) & 0xFF {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw connection.failure()
        }
    }

    func reset() {
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }

    /// Whether it changes nothing in the database.
    var isReadOnly: Bool { unsafe sqlite3_stmt_readonly(handle) != 0 }
    var columnCount: Int { Int(unsafe sqlite3_column_count(handle)) }

    /// Columns from 0; nil for NULL.
    func integer(_ column: Int) -> Int64? {
        unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
            ? nil : sqlite3_column_int64(handle, Int32(column))
    }

    func real(_ column: Int) -> Double? {
        unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
            ? nil : sqlite3_column_double(handle, Int32(column))
    }

    func text(_ column: Int) -> String? {
        guard let bytes = unsafe sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
        return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func isInteger(_ column: Int) -> Bool { unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_INTEGER }
}
