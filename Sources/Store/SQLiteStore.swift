import Dispatch
public import InnkeeperCore
public import InnkeeperServices
import Synchronization

/// The services' store in one SQLite database, in memory or in a file.
///
/// All work happens on one queue: writes in the order of the calls, each in its own transaction; reads wait their turn.
/// A file uses write-ahead logging, so that others can read it meanwhile, is synced after each transaction, and is
/// readable only by its owner. One program may write to it.
public final class SQLiteStore: CampStore {
    public enum Location: Sendable, Equatable {
        case memory
        /// Created if necessary.
        case file(String)
    }

    private let queue = DispatchQueue(label: "innkeeper.store")
    /// Completion of writes is reported on this queue, so that the callers may use the store themselves.
    private let replies = DispatchQueue(label: "innkeeper.store.replies")
    /// Used only on the queue; the lock is never contended.
    private let connection: Mutex<SQLite>
    private let lastID: Mutex<Int64>

    /// `patience` is how long, in milliseconds, a change waits for another program's write before giving up.
    public init(_ location: Location, patience: Int32 = 2000) throws(ServiceError) {
        do throws(SQLiteFailure) {
            var file: String?
            if case .file(let path) = location {
                try SQLite.makePrivateFile(path)
                file = path
            }
            connection = Mutex(try SQLiteStore.open(file, patience: patience))
            lastID = Mutex(
                try connection.withLock { connection throws(SQLiteFailure) in
                    try connection.rows(SQLiteStore.highestID) { $0.integer(0) ?? 0 }.first ?? 0
                })
        } catch {
            throw SQLiteStore.error("The store can't be opened", error)
        }
    }

    private static func open(_ file: String?, patience: Int32) throws(SQLiteFailure) -> SQLite {
        let connection = try SQLite(file)
        // Another connection that is closing holds the file for a moment.
        connection.wait(milliseconds: patience)
        try connection.execute(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON")
        try StoreSchema.prepare(connection)
        return connection
    }

    private static let highestID = """
        SELECT max(id) FROM (SELECT max(id) AS id FROM camper UNION ALL SELECT max(id) FROM reservation
            UNION ALL SELECT max(id) FROM person UNION ALL SELECT max(id) FROM place
            UNION ALL SELECT max(id) FROM payment)
        """

    public func nextID() throws(ServiceError) -> Int64 {
        lastID.withLock { last in
            last += 1
            return last
        }
    }

    public func campers(named name: String?) throws(ServiceError) -> [Camper] {
        try rows("camper", name, "folded", "id") { Camper($0) }
    }

    public func campSites(numbered number: String?) throws(ServiceError) -> [CampSite] {
        try rows("campsite", number, "number", "number") { CampSite($0) }
    }

    public func people(named name: String?) throws(ServiceError) -> [PersonInfo] {
        try rows("person", name, "folded", "id") { PersonInfo($0) }
    }

    public func places(named name: String?) throws(ServiceError) -> [PlaceInfo] {
        try rows("place", name, "folded", "id") { PlaceInfo($0) }
    }

    public func payments(of reservation: Int64?) throws(ServiceError) -> [Payment] {
        let condition = reservation == nil ? "" : " WHERE reservation = ?"
        return try read(
            "SELECT * FROM payment\(condition) ORDER BY id", reservation.map { [.integer($0)] } ?? []
        ) { Payment($0) }
    }

    public func reservations(_ filter: ReservationFilter) throws(ServiceError) -> [Reservation] {
        var conditions: [String] = []
        var values: [SQLiteValue] = []
        if let id = filter.id {
            conditions.append("reservation.id = ?")
            values.append(.integer(id))
        }
        if let number = filter.number {
            conditions.append(number.isEmpty ? "number = ?" : "number = ? AND number <> ''")
            values.append(.text(number))
        }
        if let site = filter.siteNumber {
            conditions.append("site = ?")
            values.append(.text(site))
        }
        if let nights = filter.nights {
            conditions.append("arrival < ? AND departure > ? AND departure > arrival")
            values += [.integer(Int64(nights.upperBound)), .integer(Int64(nights.lowerBound))]
        }
        let condition = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        return try read(
            """
            SELECT reservation.*, full_name, phone FROM reservation
            JOIN camper ON camper.id = reservation.camper\(condition)
            ORDER BY reservation.id
            """, values
        ) { Reservation($0) }
    }

    public func write(_ changes: [StoreChange], whenDone: @escaping @Sendable (Result<Void, ServiceError>) -> Void) {
        queue.async { [self] in
            let result = connection.withLock { connection in SQLiteStore.write(changes, to: connection) }
            replies.async { whenDone(result) }
        }
    }

    private static func write(_ changes: [StoreChange], to connection: SQLite) -> Result<Void, ServiceError> {
        do throws(SQLiteFailure) {
            try connection.run("BEGIN IMMEDIATE")
            do throws(SQLiteFailure) {
                for change in changes {
                    let (sql, values) = change.statement
                    try connection.run(sql, values)
                }
                try connection.run("COMMIT")
            } catch {
                // Some failures have already ended the transaction; then there is nothing to roll back.
                try? connection.run("ROLLBACK")
                throw error
            }
            return .success(())
        } catch {
            return .failure(SQLiteStore.error("The change can't be stored", error))
        }
    }

    /// The rows of a table, either all or those whose `column` has the value.
    private func rows<Row: Sendable>(
        _ table: String, _ value: String?, _ column: String, _ order: String,
        _ make: @escaping @Sendable (SQLiteStatement) -> Row
    ) throws(ServiceError) -> [Row] {
        let condition = value == nil ? "" : " WHERE \(column) = ?"
        return try read("SELECT * FROM \(table)\(condition) ORDER BY \(order)", value.map { [.text($0)] } ?? [], make)
    }

    private func read<Row: Sendable>(
        _ sql: String, _ values: [SQLiteValue], _ make: @escaping @Sendable (SQLiteStatement) -> Row
    ) throws(ServiceError) -> [Row] {
        let result = queue.sync {
            connection.withLock { connection in
                Result { () throws(SQLiteFailure) in try connection.rows(sql, values, make) }
            }
        }
        do throws(SQLiteFailure) {
            return try result.get()
        } catch {
            throw SQLiteStore.error("The store can't be read", error)
        }
    }

    private static func error(_ what: String, _ failure: SQLiteFailure) -> ServiceError {
        ServiceError(.store, problem: "\(what): \(failure.text).")
    }
}
