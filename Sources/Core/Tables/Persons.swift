/// Which contacts are one person: address books overlap, and one birthday must not be listed twice.
public struct Persons: Sendable, Equatable {
    /// For each contact the first row of the same person; -1 for one that the rules reject.
    public var standIns: [Int32]
    /// One row for each person who has a birthday with month and day and does not ask to be left out, in row order:
    /// the contact that knows most of the birthday.
    public var birthdays: [Int32]

    public init(standIns: [Int32] = [], birthdays: [Int32] = []) {
        self.standIns = standIns
        self.birthdays = birthdays
    }

    /// The first row of each person, in row order.
    public var rows: [Int] { standIns.indices.filter { standIns[$0] == Int32($0) } }
}
