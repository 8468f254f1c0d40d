import Foundation
import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import Synchronization
import Testing
import TestSupport

/// The two stores behind which every service behaves the same.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
    case memory, disk

    var testDescription: String { "SQLite " + (self == .memory ? "in memory" : "on disk") }
}

/// All services over one store, with a centre and a today of their own.
final class FrontDesk {
    static let today = CalendarDate(dayNumber: 20_778)  // 2026-11-21

    let store: SQLiteStore
    let center = NoticeCenter()
    let context: ServiceContext
    private let folder: TemporaryFolder?

    init(_ kind: StoreKind) throws {
        switch kind {
        case .memory:
            folder = nil
            store = try SQLiteStore(.memory)
        case .disk:
            let made = try TemporaryFolder()
            folder = made
            store = try SQLiteStore(.file(made.path("camp.sqlite")), patience: 0)
        }
        context = ServiceContext(store: store, center: center) { RunContext(today: FrontDesk.today, now: 0) }
    }

    var path: String { folder?.path("camp.sqlite") ?? "" }
    var campers: CamperService { CamperService(context) }
    var sites: CampSiteService { CampSiteService(context) }
    var contacts: ContactService { ContactService(context) }
    var places: PlaceService { PlaceService(context) }
    var payments: PaymentService { PaymentService(context) }
    var reservations: ReservationService { ReservationService(context) }

    func camper(_ name: String = "Ada Alder", phone: String = "408-555-1234") throws -> Camper {
        try #require(try campers.addCamper(name, phoneNumber: phone))
    }

    func site(_ number: SiteNumber) throws -> CampSite {
        try #require(try sites.addCampSite(number, electricity: true, water: true))
    }

    /// The same store opened anew, when everything that was asked for is written.
    func reopened() throws -> SQLiteStore { try SQLiteStore(.file(path)) }
}

/// Collects notices, and waits for one with a time limit.
final class NoticeRecorder: Sendable {
    private let seen = Mutex<[Notice]>([])
    private let arrived = DispatchSemaphore(value: 0)
    private let observations = Mutex<[NoticeCenter.Observation]>([])

    init(_ center: NoticeCenter, _ names: Notice.Name...) {
        for name in names {
            let observation = center.observe(name) { [weak self] notice in
                self?.seen.withLock { $0.append(notice) }
                self?.arrived.signal()
            }
            observations.withLock { $0.append(observation) }
        }
    }

    var notices: [Notice] { seen.withLock { $0 } }

    /// Whether the next notice comes within five seconds. It comes in milliseconds; five are for a busy machine.
    func next() -> Bool { arrived.wait(timeout: .now() + 5) == .success }
}

func date(_ iso: String) throws -> CalendarDate { try #require(CalendarDate(iso: iso)) }
