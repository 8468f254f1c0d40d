import CInnkeeperSQLite
import Foundation
import InnkeeperCore
import InnkeeperStore
import Synchronization
import Testing
import TestSupport
@testable import InnkeeperServices

/// Saving is done elsewhere and told once.
struct SavingTests {
    @Test(arguments: StoreKind.allCases)
    func `each change is told once when it is saved`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        // When
        let camper = try desk.camper()
        // Then
        #expect(recorder.next())
        #expect(recorder.notices.map(\.name) == [.didSave])
        // When more happens
        let site = try desk.site(1)
        let stay = try desk.reservations.reserveCampSite(
            site, camper: camper, date: FrontDesk.today, numberOfNights: 2
        ).reservation
        _ = try desk.reservations.cancel(stay)
        try desk.sites.deleteCampSite(1)
        _ = try desk.contacts.addPerson(PersonInfo(firstName: "Ada", lastName: "Alder"))
        for _ in 0..<5 { #expect(recorder.next()) }
        // Then there is one notice for each, and none for what changed nothing
        _ = try desk.camper()
        _ = try desk.reservations.cancel(stay)
        _ = try desk.site(2)
        #expect(recorder.next())
        #expect(recorder.notices.count == 7)
        #expect(recorder.notices.allSatisfy { $0.name == .didSave && $0.details == ["Changes": "1"] })
    }

    @Test(arguments: StoreKind.allCases)
    func `a save that fails tells that it failed, and none that it is saved`(kind: StoreKind) throws {
        // Given a camper whom this store does not know
        let desk = try FrontDesk(kind)
        _ = try desk.site(1)
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        let stranger = Camper(id: 4711, fullName: "Ada Alder")
        var stay = Reservation(siteNumber: 1, camper: stranger, date: FrontDesk.today, numberOfNights: 1)
        stay.id = try desk.store.nextID()
        // When it is saved without being asked whether it may
        desk.context.save([.reservation(stay)])
        // Then
        while recorder.notices.last?.name != .didNotSave { try #require(recorder.next()) }
        let failures = recorder.notices.filter { $0.name == .didNotSave }
        #expect(failures.count == 1)
        #expect(
            failures.first?.details["Problem"] == "The change can't be stored: FOREIGN KEY constraint failed.")
        #expect(recorder.notices.count { $0.name == .didSave } <= 1, "the site's own may have come late")
        #expect(try desk.reservations.getReservations().isEmpty)
    }

    @Test func `a store that someone else holds tells why it can't save, and saves again afterwards`() throws {
        // Given another writer
        let desk = try FrontDesk(.disk)
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        var other: OpaquePointer?
        #expect(unsafe sqlite3_open(desk.path, &other) == SQLITE_OK)
        defer { unsafe sqlite3_close(other) }
        #expect(unsafe sqlite3_exec(other, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
        // When
        _ = try desk.camper("Ada Alder")
        // Then
        #expect(recorder.next())
        #expect(recorder.notices.map(\.name) == [.didNotSave])
        #expect(recorder.notices.first?.details["Problem"] == "The change can't be stored: database is locked.")
        // When it lets go
        #expect(unsafe sqlite3_exec(other, "COMMIT", nil, nil, nil) == SQLITE_OK)
        _ = try desk.camper("Ben Birch")
        // Then
        #expect(recorder.next())
        #expect(recorder.notices.last?.name == .didSave)
        #expect(try desk.campers.getCampers().map(\.fullName) == ["Ben Birch"])
    }

    @Test(arguments: StoreKind.allCases)
    func `saving is done on another thread, and the caller does not wait for it`(kind: StoreKind) throws {
        // Given an observer that holds up the store's replies until the caller is back
        let desk = try FrontDesk(kind)
        let isBack = DispatchSemaphore(value: 0)
        let seen = Mutex<(thread: UInt, callerWasBack: Bool)?>(nil)
        let told = DispatchSemaphore(value: 0)
        let observation = desk.center.observe(.didSave) { _ in
            let wasBack = isBack.wait(timeout: .now() + 5) == .success
            seen.withLock { $0 = (pthread_self(), wasBack) }
            told.signal()
        }
        // When
        _ = try desk.camper()
        isBack.signal()
        // Then
        #expect(told.wait(timeout: .now() + 10) == .success)
        observation.end()
        let result = try #require(seen.withLock { $0 })
        #expect(result.thread != pthread_self() && result.callerWasBack)
    }

    @Test(arguments: StoreKind.allCases)
    func `an observer may use the services`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let campers = desk.campers
        let found = Mutex<[String]>([])
        let told = DispatchSemaphore(value: 0)
        let observation = desk.center.observe(.didSave) { _ in
            let names = (try? campers.getCampers().map(\.fullName)) ?? []
            found.withLock { $0 = names }
            told.signal()
        }
        _ = try desk.camper("Ada Alder")
        #expect(told.wait(timeout: .now() + 5) == .success)
        observation.end()
        #expect(found.withLock { $0 } == ["Ada Alder"])
    }

    @Test func `what was told to be saved is there when the file is opened anew`() throws {
        // Given
        let desk = try FrontDesk(.disk)
        let recorder = NoticeRecorder(desk.center, .didSave)
        let camper = try desk.camper()
        let site = try desk.site("A12")
        let stay = try desk.reservations.reserveCampSite(
            site, camper: camper, date: FrontDesk.today, numberOfNights: 2
        ).reservation
        for _ in 0..<3 { #expect(recorder.next()) }
        // When
        let again = try SQLiteStore(.file(desk.path))
        // Then
        #expect(try again.campers(named: nil) == [camper])
        #expect(try again.campSites(numbered: nil) == [site])
        #expect(try again.reservations(ReservationFilter()) == [stay])
        #expect(try again.nextID() > stay.id)
    }
}
