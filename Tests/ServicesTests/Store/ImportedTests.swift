import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import Synchronization
import Testing

/// Many records at once: one transaction, one notice.
struct ImportedTests {
    private let ada = PersonInfo(firstName: "Ada", lastName: "Alder", phoneNumber: "408-555-0100")
    private let ben = PersonInfo(firstName: "Ben", lastName: "Birch", email: "ben@example.org")
    private let nobody = PersonInfo(firstName: " ", lastName: "")

    @Test(arguments: StoreKind.allCases)
    func `people are stored together, each once, those without a name are reported`(kind: StoreKind) async throws {
        // Given
        let desk = try FrontDesk(kind)
        let known = try #require(try desk.contacts.addPerson(ada))
        // When
        let imported = try await desk.contacts.addPeople([ben, nobody, ada, ben])
        // Then
        #expect(imported.added == 1 && imported.known == 2)
        #expect(imported.records.map(\.firstName) == ["Ben", "Ada", "Ben"])
        #expect(imported.records[1] == known && imported.records[0].id == imported.records[2].id)
        #expect(imported.refused.map(\.index) == [1] && imported.refused.first?.record == nobody)
        #expect(imported.refused.first?.findings.map(\.code) == ["contact-name-missing"])
        #expect(try desk.contacts.getPeople() == [known, imported.records[0]])
    }

    @Test(arguments: StoreKind.allCases)
    func `one notice follows, whatever the number, and none where nothing is new`(kind: StoreKind) async throws {
        let desk = try FrontDesk(kind)
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        let people = (1...1_000).map {
            PersonInfo(firstName: "Guest", lastName: "No \($0)", email: "guest\($0)@example.org")
        }
        _ = try await desk.contacts.addPeople(people)
        // The notice is there before the import returns
        #expect(recorder.notices == [Notice(.didSave, details: ["Changes": "1000"])])
        _ = try await desk.contacts.addPeople(people)
        _ = try await desk.contacts.addPeople([nobody])
        #expect(recorder.notices.count == 1)
    }

    @Test func `places and campsites are imported the same way`() async throws {
        // Given
        let desk = try FrontDesk(.memory)
        let falls = PlaceInfo(name: "Falls", coordinate: Coordinate(latitude: 10, longitude: 20))
        let near = PlaceInfo(name: "FALLS", coordinate: Coordinate(latitude: 10.0001, longitude: 20))
        let nowhere = PlaceInfo(name: "Nowhere", coordinate: Coordinate(latitude: 91, longitude: 20))
        // When
        let places = try await desk.places.addPlaces([falls, near, nowhere])
        let sites = try await desk.sites.addCampSites([
            CampSite(number: "A1"), CampSite(number: ""), CampSite(number: "A2"), CampSite(number: "A1"),
        ])
        // Then
        #expect(places.added == 1 && places.known == 1 && places.refused.map(\.index) == [2])
        #expect(places.refused.first?.findings.map(\.code) == ["place-coordinate-out-of-range"])
        #expect(try desk.places.getPlaces() == [places.records[0]])
        #expect(sites.added == 2 && sites.known == 1 && sites.refused.map(\.index) == [1])
        #expect(try desk.sites.getCampSites().map(\.number) == ["A1", "A2"])
    }

    @Test func `an import that can't be saved stores nothing and says why`() async throws {
        // Given a store that gives the third record the number of the first
        let desk = try FrontDesk(.memory)
        let store = RepeatingStore(desk.store)
        let context = ServiceContext(store: store, center: desk.center) { RunContext(today: FrontDesk.today, now: 0) }
        let recorder = NoticeRecorder(desk.center, .didSave, .didNotSave)
        let cleo = PersonInfo(firstName: "Cleo", lastName: "Cedar")
        // When
        var problem: ServiceError?
        do throws(ServiceError) {
            _ = try await ContactService(context).addPeople([ada, ben, cleo])
        } catch {
            problem = error
        }
        // Then
        #expect(problem?.code == ServiceError.Code.store.rawValue)
        #expect(problem?.message == "The change can't be stored: UNIQUE constraint failed: person.id.")
        #expect(recorder.notices.map(\.name) == [.didNotSave])
        #expect(try desk.contacts.getPeople().isEmpty)
    }
}

/// A store that gives its third number twice.
private final class RepeatingStore: CampStore {
    private let store: SQLiteStore
    private let given = Mutex(0)

    init(_ store: SQLiteStore) { self.store = store }

    func nextID() throws(ServiceError) -> Int64 {
        given.withLock { given in
            given += 1
            return given == 3 ? 1 : Int64(given)
        }
    }

    func campers(named name: String?) throws(ServiceError) -> [Camper] { try store.campers(named: name) }
    func campSites(numbered number: String?) throws(ServiceError) -> [CampSite] {
        try store.campSites(numbered: number)
    }
    func reservations(_ filter: ReservationFilter) throws(ServiceError) -> [Reservation] {
        try store.reservations(filter)
    }
    func people(named name: String?) throws(ServiceError) -> [PersonInfo] { try store.people(named: name) }
    func places(named name: String?) throws(ServiceError) -> [PlaceInfo] { try store.places(named: name) }
    func payments(of reservation: Int64?) throws(ServiceError) -> [Payment] { try store.payments(of: reservation) }
    func write(_ changes: [StoreChange], whenDone: @escaping @Sendable (Result<Void, ServiceError>) -> Void) {
        store.write(changes, whenDone: whenDone)
    }
}
