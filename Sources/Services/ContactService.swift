package import InnkeeperCore

/// The people in the address book.
public struct ContactService: Sendable {
    private let context: ServiceContext

    package var today: CalendarDate { context.run.today }

    public init(_ context: ServiceContext) { self.context = context }

    /// The stored person: the existing one, or a new one. nil for a person without any name.
    public func addPerson(_ person: PersonInfo) throws(ServiceError) -> PersonInfo? {
        try context.inTurn { () throws(ServiceError) -> PersonInfo? in
            if check(person).isRefusal { return nil }
            let namesakes = try context.store.people(named: foldedName(person.fullName))
            if let known = context.firstDuplicate(in: Contacts(namesakes + [person])) { return namesakes[known] }
            var added = person
            added.id = try context.store.nextID()
            context.save([.person(added)])
            return added
        }
    }

    /// Adds many people in one transaction: all that the rules accept; if it throws, none is added. One notice follows.
    public func addPeople(_ people: [PersonInfo]) async throws(ServiceError) -> Imported<PersonInfo> {
        try await context.addAll(
            people, known: { () throws(ServiceError) in try context.store.people(named: nil) },
            key: { foldedName($0.fullName) }, check: check,
            double: { person, namesakes in context.firstDuplicate(in: Contacts(namesakes + [person])) },
            added: { person throws(ServiceError) in
                var added = person
                added.id = try context.store.nextID()
                return (added, .person(added))
            })
    }

    /// Removes a person. Throws `unknownRecord` for one that is not stored.
    public func removePerson(_ person: PersonInfo) throws(ServiceError) {
        try context.inTurn { () throws(ServiceError) in
            guard try context.store.people(named: nil).contains(where: { $0.id == person.id }) else {
                throw ServiceError(.unknownRecord, problem: "There is no person \(person.fullName).")
            }
            context.save([.removePerson(id: person.id)])
        }
    }

    /// All people, sorted.
    public func getPeople(sortedBy order: PersonOrder = .lastName) throws(ServiceError) -> [PersonInfo] {
        try context.store.people(named: nil).sorted { order.precedes($0, $1) }
    }

    /// The findings of the contact rules about a person.
    public func check(_ person: PersonInfo) -> [ServiceFinding] { context.check(Contacts([person])) }
}
