public import InnkeeperServices
import Synchronization

/// A list of people over the store shared by all services.
public final class PeopleListProvider: PeopleListProviding {
    private let contacts: ContactService
    private let preference: any SortPreference
    private let list = Mutex<[PersonInfo]>([])

    /// The list is empty until it is fetched.
    public init(contacts: ContactService, preference: any SortPreference) {
        self.contacts = contacts
        self.preference = preference
    }

    public var people: [PersonInfo] { list.withLock { $0 } }

    public var sortOrder: PersonOrder { preference.order }

    public func sort(by order: PersonOrder) throws(ServiceError) {
        preference.order = order
        try fetch()
    }

    public func fetch() throws(ServiceError) {
        let people = try contacts.getPeople(sortedBy: preference.order)
        list.withLock { $0 = people }
    }

    @discardableResult
    public func addPerson(_ person: PersonInfo) throws(ServiceError) -> PersonInfo? {
        let added = try contacts.addPerson(person)
        try fetch()
        return added
    }

    @discardableResult
    public func addPeople(_ people: [PersonInfo]) async throws(ServiceError) -> Imported<PersonInfo> {
        let imported = try await contacts.addPeople(people)
        try fetch()
        return imported
    }

    public func removePerson(_ person: PersonInfo) throws(ServiceError) {
        // A list may be older than the removal elsewhere.
        do throws(ServiceError) { try contacts.removePerson(person) } catch {
            try fetch()
            throw error
        }
        try fetch()
    }
}
