/// Contacts in columns. Only what the pipeline uses: photos and notes are dropped when they are read.
public struct Contacts: Sendable, Equatable {
    public var records: [RecordReference] = []
    public var uid = TextColumn()
    /// FN, or what could be built from N, organisation, nickname or e-mail; empty if nothing could.
    public var fullName = TextColumn()
    /// Given name.
    public var firstName = TextColumn()
    /// Family name.
    public var lastName = TextColumn()
    /// The preferred or first telephone number, as written.
    public var phone = TextColumn()
    /// The preferred or first e-mail address, as written.
    public var email = TextColumn()
    public var birthday: [PartialDate?] = []
    /// `missing`: none given, or a text that is no date and may stand ("circa 1800").
    /// `unreadable`: something is there that is no date.
    public var birthdayState: [CellState] = []
    /// Whether the contact asks to be left out of birthday calendars (X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR).
    public var excludedFromBirthdays: [Bool] = []
    public var rejected: [Bool] = []

    public init() {}

    public var count: Int { records.count }

    /// Makes room for `factor` times as many rows as `other` has, with their texts.
    public mutating func reserveCapacity(_ factor: Double, of other: Contacts) {
        let rows = Int(Double(other.count) * factor)
        reserveCapacity(rows)
        uid.reserveCapacity(factor, of: other.uid)
        fullName.reserveCapacity(factor, of: other.fullName)
        firstName.reserveCapacity(factor, of: other.firstName)
        lastName.reserveCapacity(factor, of: other.lastName)
        phone.reserveCapacity(factor, of: other.phone)
        email.reserveCapacity(factor, of: other.email)
    }

    /// Makes room for so many more rows, their texts apart.
    public mutating func reserveCapacity(_ rows: Int) {
        records.reserveCapacity(count + rows)
        birthday.reserveCapacity(count + rows)
        birthdayState.reserveCapacity(count + rows)
        excludedFromBirthdays.reserveCapacity(count + rows)
        rejected.reserveCapacity(count + rows)
    }

    public mutating func append(contentsOf other: Contacts) {
        records.append(contentsOf: other.records)
        uid.append(contentsOf: other.uid)
        fullName.append(contentsOf: other.fullName)
        firstName.append(contentsOf: other.firstName)
        lastName.append(contentsOf: other.lastName)
        phone.append(contentsOf: other.phone)
        email.append(contentsOf: other.email)
        birthday.append(contentsOf: other.birthday)
        birthdayState.append(contentsOf: other.birthdayState)
        excludedFromBirthdays.append(contentsOf: other.excludedFromBirthdays)
        rejected.append(contentsOf: other.rejected)
    }
}
