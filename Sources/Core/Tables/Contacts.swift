/// Contacts in columns. Only what the pipeline uses: photos and notes are dropped on reading.
public struct Contacts: Sendable, Equatable {
    public var records = RecordColumn()
    public var uid = TextColumn()
    /// FN, or what could be built from N, organisation, nickname, e-mail or phone; empty if that failed.
    public var fullName = TextColumn()
    /// Given name.
    public var firstName = TextColumn()
    /// Family name.
    public var lastName = TextColumn()
    /// The telephone number to try first, as written.
    public var phone = TextColumn()
    /// The preferred or first e-mail address, as written.
    public var email = TextColumn()
    /// The person's other numbers in order of preference, one per line; empty for most people.
    public var otherPhones = TextColumn()
    /// The other addresses in the same form.
    public var otherEmails = TextColumn()
    public var birthday: [PartialDate?] = []
    /// `missing`: none given, or a text that is allowed but is not a date ("circa 1800"). `unreadable`: a text that
    /// should be a date and is not.
    public var birthdayState: [CellState] = []
    /// Whether the contact asks to be omitted from birthday calendars (X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR).
    public var excludedFromBirthdays: [Bool] = []
    public var rejected: [Bool] = []

    public init() {}

    public var count: Int { records.count }

    /// All telephone numbers of a contact, the one to try first in front.
    public func phones(_ row: Int) -> [ArraySlice<UInt8>] { Contacts.values(phone, otherPhones, row) }

    /// All e-mail addresses of a contact, the preferred one first.
    public func emails(_ row: Int) -> [ArraySlice<UInt8>] { Contacts.values(email, otherEmails, row) }

    /// Whether the contact's name is a real one, not its phone number or e-mail address for want of one.
    public func hasOwnName(_ row: Int) -> Bool {
        !fullName.isEmpty(row) && !fullName.isEqual(row, email, row) && !fullName.isEqual(row, phone, row)
    }

    private static func values(_ best: TextColumn, _ others: TextColumn, _ row: Int) -> [ArraySlice<UInt8>] {
        (best.isEmpty(row) ? [] : [best.slice(row)])
            + (others.isEmpty(row) ? [] : others.slice(row).split(separator: UInt8(ascii: "\n")))
    }

    /// Makes room for that many more rows, not including their texts.
    public mutating func reserveCapacity(_ rows: Int) {
        records.reserveCapacity(count + rows)
        birthday.reserveCapacity(count + rows)
        birthdayState.reserveCapacity(count + rows)
        excludedFromBirthdays.reserveCapacity(count + rows)
        rejected.reserveCapacity(count + rows)
    }
}

extension Contacts: ColumnTable {
    public static let columns: [ColumnOf<Contacts>] = [
        ColumnOf(\.records), ColumnOf(\.uid), ColumnOf(\.fullName), ColumnOf(\.firstName), ColumnOf(\.lastName),
        ColumnOf(\.phone), ColumnOf(\.email), ColumnOf(\.otherPhones), ColumnOf(\.otherEmails),
        ColumnOf(\.birthday), ColumnOf(\.birthdayState),
        ColumnOf(\.excludedFromBirthdays), ColumnOf(\.rejected),
    ]
}
