import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import InnkeeperWeb
import Synchronization
import Testing

/// A fake: it works, but keeps the order in memory.
final class MemorySortPreference: SortPreference {
    private let kept = Mutex(PersonOrder.lastName)
    var order: PersonOrder {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}

/// A test double of the service: a stub of what it has, and a mock of what it is handed.
final class RecordingCommunicator: APICommunicator {
    private let people: Result<[PersonInfo], LoadError>
    private let taken = Mutex<[(person: PersonInfo, key: String)]>([])

    init(_ people: Result<[PersonInfo], LoadError>) { self.people = people }

    var posted: [(person: PersonInfo, key: String)] { taken.withLock { $0 } }

    func getPeople() async throws -> [PersonInfo] { try people.get() }
    func postPerson(_ person: PersonInfo, idempotencyKey: String) async throws {
        taken.withLock { $0.append((person, idempotencyKey)) }
    }
}

@Suite(.timeLimit(.minutes(30)))
struct PeopleListProviderTests {
    private let contacts: ContactService
    private let preference = MemorySortPreference()
    private let provider: PeopleListProvider

    init() throws {
        let context = ServiceContext(store: try SQLiteStore(.memory), center: NoticeCenter()) {
            RunContext(today: CalendarDate(dayNumber: 20_778), now: 0)
        }
        contacts = ContactService(context)
        provider = PeopleListProvider(contacts: contacts, preference: preference)
    }

    private let ada = PersonInfo(firstName: "Ada", lastName: "Willow", phoneNumber: "555-0101")
    private let bert = PersonInfo(firstName: "Bert", lastName: "Alder", phoneNumber: "555-0102")

    @Test func `people are added once and removed, and the list shows it`() throws {
        let stored = try #require(try provider.addPerson(ada))
        #expect(stored.id > 0)
        #expect(try provider.addPerson(ada)?.id == stored.id)
        #expect(try provider.addPerson(PersonInfo(firstName: "", lastName: " ")) == nil)
        #expect(provider.people == [stored])
        try provider.removePerson(stored)
        #expect(provider.people.isEmpty)
    }

    @Test func `somebody who was removed elsewhere can't be removed again, and leaves the list`() throws {
        // Given a list that is older than the removal
        let stored = try #require(try provider.addPerson(ada))
        try contacts.removePerson(stored)
        #expect(provider.people == [stored])
        // When
        let error = #expect(throws: ServiceError.self) { try provider.removePerson(stored) }
        // Then
        #expect(error?.code == ServiceError.Code.unknownRecord.rawValue)
        #expect(provider.people.isEmpty)
    }

    @Test func `the list is in the order that is kept, and a change of it fetches again`() throws {
        try provider.addPerson(ada)
        try provider.addPerson(bert)
        #expect(provider.people.map(\.firstName) == ["Bert", "Ada"])
        // Given somebody who came in another way
        _ = try contacts.addPerson(PersonInfo(firstName: "Cleo", lastName: "Birch"))
        // When
        try provider.sort(by: .firstName)
        // Then
        #expect(provider.people.map(\.firstName) == ["Ada", "Bert", "Cleo"])
        #expect(preference.order == .firstName && provider.sortOrder == .firstName)
        // And a list made later has it too
        let later = PeopleListProvider(contacts: contacts, preference: preference)
        try later.fetch()
        #expect(later.people == provider.people)
    }

    @Test func `vCards are imported, each person once, and what is not a person is counted`() async throws {
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Alder;Bert;;;\r\nFN:Bert Alder\r\nTEL:555-0102\r\nEND:VCARD\r\n"
        let nobody = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:;;;;\r\nEND:VCARD\r\n"
        try provider.addPerson(ada)
        let first = try await provider.importCards(Array((card + nobody + card).utf8))
        #expect(first == PeopleImport(added: 1, known: 1, unreadable: 1))
        #expect(try await provider.importCards(Array(card.utf8)) == PeopleImport(known: 1))
        #expect(provider.people.map(\.firstName) == ["Bert", "Ada"])
        await #expect(throws: LoadError.self) { try await provider.importCards(Array("Dear guest".utf8)) }
    }

    @Test func `each person of a service is added to the list once`() async throws {
        let service = RecordingCommunicator(.success([ada, bert, ada, PersonInfo(firstName: "", lastName: "")]))
        let first = try await provider.fetchPeople(from: service)
        #expect(first.added == 2 && first.known == 1 && first.refused.map(\.index) == [3])
        let again = try await provider.fetchPeople(from: service)
        #expect(again.added == 0 && again.known == 3 && again.refused == first.refused)
        #expect(provider.people.count == 2)
    }

    @Test func `a service that fails leaves the list as it was`() async throws {
        try provider.addPerson(ada)
        let error = await failure {
            try await provider.fetchPeople(from: RecordingCommunicator(.failure(.status(503))))
        }
        #expect(error == .status(503))
        #expect(provider.people.count == 1)
    }
}
