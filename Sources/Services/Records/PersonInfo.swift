public import InnkeeperCore

/// A contact.
public struct PersonInfo: Sendable, Equatable {
    /// The store's number of the record; 0 for one that is not stored.
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

    /// First and last name with a blank between them; one alone if there is no other.
    public var fullName: String {
        [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// What people are sorted by; the other name decides among equals.
public enum PersonOrder: String, Sendable, CaseIterable {
    case lastName, firstName

    /// Whether `left` comes before `right`, without regard to case; people with the same name stay in the order in which they were added.
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
