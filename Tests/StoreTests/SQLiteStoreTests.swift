import CInnkeeperSQLite
import Foundation
import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import Synchronization
import Testing
import TestSupport

struct SQLiteStoreTests {
    @Test func `the file is its owner's alone, and so are its journals`() throws {
        // Given
        let folder = try TemporaryFolder()
        // When
        let store = try SQLiteStore(.file(folder.path("camp.sqlite")))
        // Then
        #expect(try store.campers(named: nil).isEmpty)
        for name in try folder.names() {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600, "\(name)")
        }
    }

    @Test func `files that are no store of ours are refused and left alone`() throws {
        let folder = try TemporaryFolder()
        try folder.write("text.sqlite", "This is no database, however long it may be read.")
        for (path, problem) in [
            (folder.path("text.sqlite"), "file is not a database"),
            (folder.path("nowhere/camp.sqlite"), "No such file or directory"), (folder.path, "Is a directory"),
        ] {
            let error = #expect(throws: ServiceError.self) { _ = try SQLiteStore(.file(path)) }
            #expect(error?.code == ServiceError.Code.store.rawValue)
            #expect(error?.userInfo["Problem"] == "The store can't be opened: \(problem).")
        }
        #expect(try folder.read("text.sqlite") == "This is no database, however long it may be read.")
    }

    @Test(arguments: [
        ("PRAGMA application_id = 7", "the file is the database of another program"),
        ("CREATE TABLE mine (x)", "the file is the database of another program"),
        ("PRAGMA user_version = 99", "the database was written by a later version of this program"),
    ])
    func `a database of somebody else, or of a later version, is refused`(sql: String, problem: String) throws {
        // Given a store, or an empty file, with something of another hand in it
        let folder = try TemporaryFolder()
        let path = folder.path("camp.sqlite")
        if sql.contains("version") { _ = try SQLiteStore(.file(path)) }
        var connection: OpaquePointer?
        #expect(unsafe sqlite3_open(path, &connection) == SQLITE_OK)
        #expect(unsafe sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK)
        unsafe sqlite3_close(connection)
        // Then
        let error = #expect(throws: ServiceError.self) { _ = try SQLiteStore(.file(path)) }
        #expect(error?.userInfo["Problem"] == "The store can't be opened: \(problem).")
    }

    @Test func `a database of the first version, which had no payments, is taken over with all that is in it`() throws {
        // Given
        let folder = try TemporaryFolder()
        let path = folder.path("camp.sqlite")
        let camper = Camper(id: 1, fullName: "Ada Alder")
        var stay = Reservation(
            siteNumber: "1", camper: camper, date: CalendarDate(dayNumber: 20_778), numberOfNights: 2)
        stay.id = 2
        try SQLiteStoreTests.write([.camper(camper), .reservation(stay)], to: SQLiteStore(.file(path)))
        var connection: OpaquePointer?
        #expect(unsafe sqlite3_open(path, &connection) == SQLITE_OK)
        // The store above may still be closing.
        unsafe sqlite3_busy_timeout(connection, 5000)
        let older = "DROP TABLE payment; PRAGMA user_version = 1"
        #expect(unsafe sqlite3_exec(connection, older, nil, nil, nil) == SQLITE_OK)
        unsafe sqlite3_close(connection)
        // When
        let payment = Payment(
            id: 3, reservation: 2, date: stay.date, amount: Money(minorUnits: 5, currency: .none))
        try SQLiteStoreTests.write([.payment(payment)], to: SQLiteStore(.file(path)))
        // Then
        let store = try SQLiteStore(.file(path))
        #expect(try store.payments(of: 2) == [payment])
        #expect(try store.reservations(ReservationFilter()) == [stay])
    }

    private static func write(_ changes: [StoreChange], to store: SQLiteStore) throws {
        let done = DispatchSemaphore(value: 0)
        let outcome = Mutex<Result<Void, ServiceError>?>(nil)
        store.write(changes) { result in
            outcome.withLock { $0 = result }
            done.signal()
        }
        #expect(done.wait(timeout: .now() + 5) == .success)
        try #require(outcome.withLock { $0 }).get()
    }

    @Test(arguments: [SQLiteStore.Location.memory])
    func `all of a change is written or nothing`(location: SQLiteStore.Location) throws {
        // Given a store with one camper
        let store = try SQLiteStore(location)
        let done = DispatchSemaphore(value: 0)
        store.write([.camper(Camper(id: 1, fullName: "Ada Alder"))]) { _ in done.signal() }
        // When the second of two campers has the number of the first
        store.write([.camper(Camper(id: 2, fullName: "Ben Birch")), .camper(Camper(id: 1, fullName: "Cleo Cedar"))]) {
            result in
            #expect(throws: ServiceError.self) { try result.get() }
            done.signal()
        }
        for _ in 0..<2 { #expect(done.wait(timeout: .now() + 5) == .success) }
        // Then
        #expect(try store.campers(named: nil).map(\.fullName) == ["Ada Alder"])
        // And the store goes on
        store.write([.camper(Camper(id: 2, fullName: "Ben Birch"))]) { _ in done.signal() }
        #expect(try store.campers(named: foldedName("BEN  birch")).map(\.id) == [2])
        #expect(done.wait(timeout: .now() + 5) == .success)
    }

    @Test func `reads see what was written before, in the order of asking`() throws {
        let store = try SQLiteStore(.memory)
        for id in 1...500 {
            store.write([.camper(Camper(id: Int64(id), fullName: "Guest \(id)"))]) { _ in }
            if id % 100 == 0 { #expect(try store.campers(named: nil).count == id) }
        }
    }

    @Test func `reservations are fetched by what is given`() throws {
        // Given
        let store = try SQLiteStore(.memory)
        let camper = Camper(id: 1, fullName: "Ada Alder")
        store.write([.camper(camper)]) { _ in }
        for (id, site, day, nights) in [(1, "A", 10, 5), (2, "A", 15, 2), (3, "B", 12, 1), (4, "A", 12, 0)] {
            var stay = Reservation(
                siteNumber: SiteNumber(site), camper: camper, date: CalendarDate(dayNumber: Int32(day)),
                numberOfNights: nights)
            stay.id = Int64(id)
            stay.number = id == 3 ? "" : "R\(id)"
            store.write([.reservation(stay)]) { _ in }
        }
        func ids(_ filter: ReservationFilter) throws -> [Int64] { try store.reservations(filter).map(\.id) }
        // Then
        #expect(try ids(ReservationFilter()) == [1, 2, 3, 4])
        #expect(try ids(ReservationFilter(id: 2)) == [2])
        #expect(try ids(ReservationFilter(number: "R1")) == [1])
        #expect(try ids(ReservationFilter(number: "")) == [3])
        #expect(try ids(ReservationFilter(siteNumber: "A")) == [1, 2, 4])
        #expect(try ids(ReservationFilter(nights: 14..<15)) == [1])
        #expect(try ids(ReservationFilter(nights: 15..<20)) == [2])
        #expect(try ids(ReservationFilter(siteNumber: "A", nights: 0..<100)) == [1, 2])
        #expect(try ids(ReservationFilter(nights: 0..<10)) == [])
    }
}
