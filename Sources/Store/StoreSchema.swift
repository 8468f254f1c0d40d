/// The schema of the services' database, and its creation.
enum StoreSchema {
    /// `Innk` in ASCII: identifies the file's application (https://www.sqlite.org/fileformat2.html, 1.3.18).
    static let applicationID = 0x496E_6E6B
    static let version = 2

    /// Creates the tables in a new database; refuses one from another application, or from a later version.
    static func prepare(_ connection: SQLite) throws(SQLiteFailure) {
        let owner = try number(connection, "PRAGMA application_id")
        let version = try number(connection, "PRAGMA user_version")
        let tables = try number(connection, "SELECT count(*) FROM sqlite_schema")
        if tables == 0, owner == 0, version == 0 {
            try connection.execute("BEGIN IMMEDIATE;" + create + payments + "COMMIT")
        } else if owner == applicationID, version == 1 {
            try connection.execute("BEGIN IMMEDIATE;" + payments + "COMMIT")
        } else if owner != applicationID {
            throw SQLiteFailure(code: 0, text: "the file is the database of another program")
        } else if version > StoreSchema.version {
            throw SQLiteFailure(code: 0, text: "the database was written by a later version of this program")
        }
    }

    private static func number(_ connection: SQLite, _ sql: String) throws(SQLiteFailure) -> Int {
        Int(try connection.rows(sql) { $0.integer(0) ?? 0 }.first ?? 0)
    }

    /// Dates are day numbers, amounts minor units, flags 0 and 1, unknown values NULL. `folded` is the name as returned
    /// by `foldedName`. A cell that can't be read is stored as the number that marks it (`DateCell`, `CountCell`).
    private static let create = """
        CREATE TABLE camper (
            id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, phone TEXT NOT NULL, folded TEXT NOT NULL
        ) STRICT;
        CREATE TABLE campsite (
            number TEXT PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, electricity INTEGER, water INTEGER,
            latitude REAL, longitude REAL, coordinate_state INTEGER NOT NULL, capacity INTEGER NOT NULL,
            nightly_rate INTEGER NOT NULL, closed_from INTEGER NOT NULL, closed_to INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE reservation (
            id INTEGER PRIMARY KEY, number TEXT NOT NULL, site TEXT NOT NULL,
            camper INTEGER NOT NULL REFERENCES camper (id), arrival INTEGER NOT NULL, departure INTEGER NOT NULL,
            nights INTEGER NOT NULL, guests INTEGER, nightly_rate INTEGER, total INTEGER, paid INTEGER,
            currency TEXT NOT NULL, booked_on INTEGER, state INTEGER NOT NULL, reasons TEXT NOT NULL
        ) STRICT;
        CREATE TABLE person (
            id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, birth_year INTEGER,
            birth_month INTEGER, birth_day INTEGER, phone TEXT NOT NULL, email TEXT NOT NULL, folded TEXT NOT NULL
        ) STRICT;
        CREATE TABLE place (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, category TEXT NOT NULL, latitude REAL NOT NULL,
            longitude REAL NOT NULL, closed INTEGER NOT NULL, folded TEXT NOT NULL
        ) STRICT;
        CREATE INDEX camper_folded ON camper (folded);
        CREATE INDEX person_folded ON person (folded);
        CREATE INDEX place_folded ON place (folded);
        CREATE INDEX reservation_site ON reservation (site, arrival);
        CREATE INDEX reservation_number ON reservation (number) WHERE number <> '';
        PRAGMA application_id = \(applicationID);
        """

    /// Added after version 1.
    private static let payments = """
        CREATE TABLE payment (
            id INTEGER PRIMARY KEY, reservation INTEGER NOT NULL REFERENCES reservation (id), day INTEGER NOT NULL,
            amount INTEGER NOT NULL, currency TEXT NOT NULL
        ) STRICT;
        CREATE INDEX payment_reservation ON payment (reservation);
        PRAGMA user_version = \(version);
        """
}
