public import InnkeeperCore
public import InnkeeperServices

/// The list of people that an app shows. `PeopleListProvider` is backed by a store; a preview or test can have its own,
/// which only needs the first seven members.
public protocol PeopleListProviding: AnyObject, Sendable {
    /// As of the last fetch.
    var people: [PersonInfo] { get }

    var sortOrder: PersonOrder { get }

    /// Remembers the order and fetches the list again in that order.
    func sort(by order: PersonOrder) throws(ServiceError)

    func fetch() throws(ServiceError)

    /// The person as stored, possibly an existing one; nil without a name.
    @discardableResult
    func addPerson(_ person: PersonInfo) throws(ServiceError) -> PersonInfo?

    /// Imports everyone the rules accept; if it throws, no one.
    @discardableResult
    func addPeople(_ people: [PersonInfo]) async throws(ServiceError) -> Imported<PersonInfo>

    /// Throws `unknownRecord` for a person that is not stored; the list is fetched again either way.
    func removePerson(_ person: PersonInfo) throws(ServiceError)

    /// Imports the people in vCards, jCards or xCards. Throws `LoadError.malformed` if the text isn't any of these.
    func importCards(_ bytes: [UInt8]) async throws -> PeopleImport

    /// Imports the people of a service, each once, however often it lists them.
    func fetchPeople(from communicator: any APICommunicator) async throws -> PeopleImport

    /// Birthdays on `today` or within the `days` days after it, soonest first.
    func birthdays(from today: CalendarDate, days: Int) -> [ComingBirthday]
}

extension PeopleListProviding {
    public func importCards(_ bytes: [UInt8]) async throws -> PeopleImport {
        let (people, unreadable) = try RecordReading.people(bytes)
        return PeopleImport(try await addPeople(people), unreadable: unreadable)
    }

    public func fetchPeople(from communicator: any APICommunicator) async throws -> PeopleImport {
        PeopleImport(try await addPeople(try await communicator.getPeople()))
    }

    public func birthdays(from today: CalendarDate, days: Int = 30) -> [ComingBirthday] {
        people.birthdays(from: today, days: days, sortedBy: sortOrder)
    }
}

/// The result of an import.
public struct PeopleImport: Sendable, Equatable {
    /// People who weren't in the list before.
    public var added = 0
    /// People who were already in it.
    public var known = 0
    /// Records that don't yield a person: groups and damaged cards.
    public var unreadable = 0
    /// Rejected people, such as those without a name, and why.
    public var refused: [Imported<PersonInfo>.Refused] = []

    public init(added: Int = 0, known: Int = 0, unreadable: Int = 0) {
        self.added = added
        self.known = known
        self.unreadable = unreadable
    }

    init(_ imported: Imported<PersonInfo>, unreadable: Int = 0) {
        self.init(added: imported.added, known: imported.known, unreadable: unreadable)
        refused = imported.refused
    }
}
