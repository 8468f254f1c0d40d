/// Which contacts are the same person: address books overlap, and a birthday must not be listed twice.
public struct Persons: Sendable, Equatable {
    /// For each contact the first row of the same person; -1 for a rejected contact.
    public var standIns: [Int32]
    /// One row for each person whose birthday has a month and a day and who doesn't ask to be omitted, in row order:
    /// the contact with the most complete birthday.
    public var birthdays: [Int32]

    public init(standIns: [Int32] = [], birthdays: [Int32] = []) {
        self.standIns = standIns
        self.birthdays = birthdays
    }

    /// The first row of each person, in row order.
    public var rows: [Int] { standIns.indices.filter { standIns[$0] == Int32($0) } }
}
