/// Contacts in columns. Only what the pipeline uses: photos and notes are dropped when they are read.
public struct Contacts: Sendable, Equatable {
    public var records: [RecordReference] = []
    public var uid = TextColumn()
    /// FN, or what could be built from N, organisation, nickname, e-mail or phone; empty if nothing could.
    public var fullName = TextColumn()
    /// Given name.
    public var firstName = TextColumn()
    /// Family name.
    public var lastName = TextColumn()
    /// The telephone number by which the person is best called, as written.
    public var phone = TextColumn()
    /// The preferred or first e-mail address, as written.
    public var email = TextColumn()
    /// The person's other numbers, next best first, each on a line of its own; empty for most people.
    public var otherPhones = TextColumn()
    /// The other addresses in the same way.
    public var otherEmails = TextColumn()
    public var birthday: [PartialDate?] = []
    /// `missing`: none given, or a text that is allowed but is not a date ("circa 1800").
    /// `unreadable`: something is there that is not a date.
    public var birthdayState: [CellState] = []
    /// Whether the contact asks to be left out of birthday calendars (X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR).
    public var excludedFromBirthdays: [Bool] = []
    public var rejected: [Bool] = []

    public init() {}

    public var count: Int { records.count }

    /// All telephone numbers of a contact, the best to call first.
    public func phones(_ row: Int) -> [ArraySlice<UInt8>] { Contacts.values(phone, otherPhones, row) }

    /// All e-mail addresses of a contact, the preferred one first.
    public func emails(_ row: Int) -> [ArraySlice<UInt8>] { Contacts.values(email, otherEmails, row) }

    /// Whether the contact is called by a name, not by its phone or e-mail for want of one.
    public func hasOwnName(_ row: Int) -> Bool {
        !fullName.isEmpty(row) && !fullName.isEqual(row, email, row) && !fullName.isEqual(row, phone, row)
    }

    private static func values(_ best: TextColumn, _ others: TextColumn, _ row: Int) -> [ArraySlice<UInt8>] {
        (best.isEmpty(row) ? [] : [best.slice(row)])
            + (others.isEmpty(row) ? [] : others.slice(row).split(separator: UInt8(ascii: "\n")))
    }

    /// Reserves space for that many more rows, without their texts.
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
