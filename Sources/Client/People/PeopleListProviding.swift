public import InnkeeperCore
public import InnkeeperServices

/// The list of people that an app shows. `PeopleListProvider` is the one over a store; a preview or a test can have its
/// own, which needs no more than the first seven.
public protocol PeopleListProviding: AnyObject, Sendable {
    /// As they were when the list was last fetched.
    var people: [PersonInfo] { get }

    var sortOrder: PersonOrder { get }

    /// Keeps the order and fetches the list again in it.
    func sort(by order: PersonOrder) throws(ServiceError)

    func fetch() throws(ServiceError)

    /// The person as stored, who may have been there already; nil for one without a name.
    @discardableResult
    func addPerson(_ person: PersonInfo) throws(ServiceError) -> PersonInfo?

    /// Everybody the rules accept; if it throws, nobody is imported.
    @discardableResult
    func addPeople(_ people: [PersonInfo]) async throws(ServiceError) -> Imported<PersonInfo>

    func removePerson(_ person: PersonInfo) throws(ServiceError)

    /// Takes over the people of vCards, jCards or xCards. Throws `LoadError.malformed` for a text that is none.
    func importCards(_ bytes: [UInt8]) async throws -> PeopleImport

    /// Takes over the people of a service, each once, however often it names them.
    func fetchPeople(from communicator: any APICommunicator) async throws -> PeopleImport

    /// Whose birthday is on `today` or one of the `days` days after it, the first first.
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

/// What an import did.
public struct PeopleImport: Sendable, Equatable {
    /// People who were not in the list before.
    public var added = 0
    /// People who were in it already.
    public var known = 0
    /// Records of which no person could be made: groups and broken cards.
    public var unreadable = 0
    /// People whom the rules refuse, such as those without a name, and why.
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
