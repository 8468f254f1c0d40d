internal import InnkeeperCore

/// A date whose month does not have that day: `31.06.2026`, `2026-02-30`.
public struct ImpossibleDay: Sendable, Equatable {
    /// The number of days in the month.
    public let daysOfMonth: Int

    /// nil for a day that exists, and for a text that is wrong in another way.
    public init?(_ text: String) {
        let date = text.prefix { !$0.isWhitespace && $0 != "T" }
        let parts = date.split(omittingEmptySubsequences: false) { "./-".contains($0) }
        let numbers = parts.compactMap { $0.isEmpty || $0.count > 4 ? nil : Int($0) }
        guard parts.count == 3, numbers.count == 3 else { return nil }
        let orders: [(year: Int, month: Int, day: Int)] =
            numbers[0] > 31
            ? [(numbers[0], numbers[1], numbers[2])]
            : [(numbers[2], numbers[1], numbers[0]), (numbers[2], numbers[0], numbers[1])]
        for (year, month, day) in orders where 1...12 ~= month {
            let days = CalendarDate.days(inMonth: month, of: year < 100 ? 2000 + year : year)
            if days < day && day <= 31 {
                daysOfMonth = days
                return
            }
        }
        return nil
    }
}
