import InnkeeperClient
import Synchronization
import Testing

/// What a preview or a test has to have of its own, and no more.
private final class ListOfAFew: PeopleListProviding {
    private let list = Mutex<[PersonInfo]>([])

    var people: [PersonInfo] { list.withLock { $0 } }
    var sortOrder: PersonOrder { .lastName }
    func sort(by order: PersonOrder) {}
    func fetch() {}
    func addPerson(_ person: PersonInfo) -> PersonInfo? {
        list.withLock { $0.append(person) }
        return person
    }
    func addPeople(_ people: [PersonInfo]) async -> Imported<PersonInfo> {
        for person in people { _ = addPerson(person) }
        return Imported(records: people, added: people.count)
    }
    func removePerson(_ person: PersonInfo) {}
}

struct PeopleListProvidingTests {
    private let list: any PeopleListProviding = ListOfAFew()
    private let ada = PersonInfo(firstName: "Ada", lastName: "Alder", birthday: PartialDate(month: 1, day: 2))

    @Test func `a list of one's own imports cards`() async throws {
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Alder\r\nN:Alder;Ada;;;\r\nEND:VCARD\r\n"
        let group = "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Friends\r\nEND:VCARD\r\n"
        let imported = try await list.importCards(Array((card + group).utf8))
        #expect(imported == PeopleImport(added: 1, known: 0, unreadable: 1))
        #expect(list.people.map(\.fullName) == ["Ada Alder"])
    }

    @Test func `a list of one's own fetches people and knows their birthdays`() async throws {
        let imported = try await list.fetchPeople(from: RecordingCommunicator(.success([ada])))
        #expect(imported.added == 1)
        let coming = list.birthdays(from: try #require(CalendarDate(iso: "2026-12-30")), days: 3)
        #expect(coming.map(\.person) == [ada])
    }
}
