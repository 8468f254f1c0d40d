import Core
import InnkeeperClient

/// The address book, sorted by either name.
public final class PeopleScreen: Sendable {
    public let list: any PeopleListProviding

    /// A preview passes its own list.
    public init(list: any PeopleListProviding) { self.list = list }

    /// An app's preference is `DefaultsSortPreference(.standard)`, which persists between launches.
    public convenience init(desk: Desk, preference: any SortPreference) throws {
        let list = PeopleListProvider(contacts: desk.contacts, preference: preference)
        try list.fetch()
        self.init(list: list)
    }

    public var rows: [String] {
        list.people.map { list.sortOrder == .lastName ? "\($0.lastName), \($0.firstName)" : $0.fullName }
    }

    public func add(firstName: String, lastName: String, birthday: PartialDate?) throws -> Bool {
        try list.addPerson(PersonInfo(firstName: firstName, lastName: lastName, birthday: birthday)) != nil
    }

    public func remove(row: Int) throws { try list.removePerson(list.people[row]) }
}
