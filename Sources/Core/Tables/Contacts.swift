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

    /// Makes room for so many more rows, their texts apart.
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
        ColumnOf(\.phone), ColumnOf(\.email), ColumnOf(\.birthday), ColumnOf(\.birthdayState),
        ColumnOf(\.excludedFromBirthdays), ColumnOf(\.rejected),
    ]
}
