public import Services
import Synchronization
import Web

/// The list of people that an app shows, over the same store as all services.
public final class PeopleListProvider: Sendable {
    /// What an import did.
    public struct Import: Sendable, Equatable {
        /// People who were not in the list before.
        public var added = 0
        /// People who were in it already.
        public var known = 0
        /// Records of which no person could be made: groups, cards without a name, broken ones.
        public var unusable = 0

        public init(added: Int = 0, known: Int = 0, unusable: Int = 0) {
            self.added = added
            self.known = known
            self.unusable = unusable
        }
    }

    private let contacts: ContactService
    private let preference: any SortPreference
    private let list = Mutex<[PersonInfo]>([])

    /// The list is empty until it is fetched.
    public init(contacts: ContactService, preference: any SortPreference) {
        self.contacts = contacts
        self.preference = preference
    }

    /// As they were when the list was last fetched.
    public var people: [PersonInfo] { list.withLock { $0 } }

    public var sortOrder: PersonOrder { preference.order }

    /// Keeps the order and fetches the list again in it.
    public func sort(by order: PersonOrder) throws(ServiceError) {
        preference.order = order
        try fetch()
    }

    public func fetch() throws(ServiceError) {
        let people = try contacts.getPeople(sortedBy: preference.order)
        list.withLock { $0 = people }
    }

    /// The person as stored, who may have been there already; nil for one without a name.
    @discardableResult
    public func addPerson(_ person: PersonInfo) throws(ServiceError) -> PersonInfo? {
        let added = try contacts.addPerson(person)
        try fetch()
        return added
    }

    public func removePerson(_ person: PersonInfo) throws(ServiceError) {
        contacts.removePerson(person)
        try fetch()
    }

    /// Takes over the people of vCards, jCards or xCards. Throws `LoadError.malformed` for a text that is none.
    public func importCards(_ bytes: [UInt8]) throws -> Import {
        let (people, unusable) = try RecordReading.people(bytes)
        var result = try add(people)
        result.unusable += unusable
        return result
    }

    /// Takes over the people of a service, each once, however often it names them.
    public func fetchPeople(from communicator: any APICommunicator) async throws -> Import {
        try add(try await communicator.getPeople())
    }

    private func add(_ people: [PersonInfo]) throws(ServiceError) -> Import {
        var result = Import()
        var ids = Set(try contacts.getPeople().map(\.id))
        for person in people {
            guard let stored = try contacts.addPerson(person) else {
                result.unusable += 1
                continue
            }
            if ids.insert(stored.id).inserted { result.added += 1 } else { result.known += 1 }
        }
        try fetch()
        return result
    }
}
