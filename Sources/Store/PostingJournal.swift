package import InnkeeperServices

/// Remembers who was posted to which service, in a small SQLite file that only its owner can read.
///
/// Before a person is posted, the person is recorded here with what will be sent; afterwards only the fact that it was
/// done. After a crash in between, the same is sent again under the same key, by which the service recognises it.
package final class PostingJournal {
    private let connection: SQLite

    /// Opens the file at `path`, creating it if necessary.
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

    /// What to send for a person: `card`, or what an earlier attempt began to send. nil if the person has already been
    /// posted.
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

    /// Marks the person as posted. The sent card is deleted.
    package func end(service: String, key: String) throws(ServiceError) {
        try change("UPDATE posting SET card = NULL WHERE service = ? AND key = ?", service, key)
    }

    /// The service has permanently refused the person: the next attempt starts afresh, with the data known then.
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
