public import InnkeeperCore

/// A person in the address book.
public struct PersonInfo: Sendable, Equatable {
    /// The store's id of the record; 0 if it is not stored.
    public var id: Int64
    public var firstName: String
    public var lastName: String
    public var birthday: PartialDate?
    /// Empty for none.
    public var phoneNumber: String
    /// Empty for none.
    public var email: String

    public init(
        id: Int64 = 0, firstName: String, lastName: String, birthday: PartialDate? = nil, phoneNumber: String = "",
        email: String = ""
    ) {
        self.id = id
        self.firstName = firstName
        self.lastName = lastName
        self.birthday = birthday
        self.phoneNumber = phoneNumber
        self.email = email
    }

    /// First and last name with a space between them, or the only one.
    public var fullName: String {
        [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What people are sorted by; the other name breaks ties.
public enum PersonOrder: String, Sendable, CaseIterable {
    case lastName, firstName

    /// Whether `left` comes before `right`, ignoring case; people with the same name stay in the order in which they
    /// were added.
    public func precedes(_ left: PersonInfo, _ right: PersonInfo) -> Bool {
        let (one, other) = (key(left), key(right))
        for (a, b) in zip(one, other) where a != b { return a.lexicographicallyPrecedes(b) }
        return left.id < right.id
    }

    private func key(_ person: PersonInfo) -> [[UInt8]] {
        let first = foldedText(Array(person.firstName.utf8)[...])
        let last = foldedText(Array(person.lastName.utf8)[...])
        return self == .lastName ? [last, first] : [first, last]
    }
}
