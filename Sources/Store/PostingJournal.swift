package import InnkeeperServices

/// Remembers who was handed to which service, in a small SQLite file that only its owner can read.
///
/// Before a person is posted, the person is recorded here with what will be sent; afterwards only that it was done. After a
/// crash between the two the same is sent again under the same key, by which the service knows it.
package final class PostingJournal {
    private let connection: SQLite

    /// Opens the file at `path`, or makes it.
    package init(_ path: String) throws(ServiceError) {
        do throws(SQLiteFailure) {
            try SQLite.makePrivateFile(path)
            connection = try SQLite(path)
            connection.wait(milliseconds: 2000)
            try connection.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
            try connection.execute(
                """
                CREATE TABLE IF NOT EXISTS posting (
                    service TEXT NOT NULL, key TEXT NOT NULL, card TEXT, PRIMARY KEY (service, key)
                ) STRICT
                """)
        } catch {
            throw PostingJournal.error(error)
        }
    }

    /// What to send for a person: `card`, or what was begun with before. nil when the person was posted already.
    package func begin(service: String, key: String, card: String) throws(ServiceError) -> String? {
        do throws(SQLiteFailure) {
            try connection.run(
                "INSERT OR IGNORE INTO posting (service, key, card) VALUES (?, ?, ?)",
                [.text(service), .text(key), .text(card)])
            return try connection.rows(
                "SELECT card FROM posting WHERE service = ? AND key = ?", [.text(service), .text(key)]
            ) { $0.text(0) }.first ?? nil
        } catch {
            throw PostingJournal.error(error)
        }
    }

    /// The service has the person. What was sent is forgotten.
    package func end(service: String, key: String) throws(ServiceError) {
        try change("UPDATE posting SET card = NULL WHERE service = ? AND key = ?", service, key)
    }

    /// The service refused the person for good: next time it is asked anew, with what is known then.
    package func forget(service: String, key: String) throws(ServiceError) {
        try change("DELETE FROM posting WHERE service = ? AND key = ? AND card IS NOT NULL", service, key)
    }

    private func change(_ sql: String, _ service: String, _ key: String) throws(ServiceError) {
        do throws(SQLiteFailure) {
            try connection.run(sql, [.text(service), .text(key)])
        } catch {
            throw PostingJournal.error(error)
        }
    }

    private static func error(_ failure: SQLiteFailure) -> ServiceError {
        ServiceError(.store, problem: "The posting journal can't be used: \(failure.text).")
    }
}
