/// When someone born on 29 February celebrates in a common year.
public enum LeapDay: String, Sendable, CaseIterable {
    /// On the last day of February.
    case feb28
    /// On 1 March.
    case mar1
    /// Not at all.
    case leapYears = "leap-years"

    /// The day of `year` on which a birthday on `month` and `day` is celebrated; nil in a year without one.
    public func day(month: Int, day: Int, in year: Int) -> CalendarDate? {
        if let date = CalendarDate(year: year, month: month, day: day) { return date }
        // Only 29 February exists in some years and not in others.
        guard month == 2, day == 29 else { return nil }
        switch self {
        case .feb28: return CalendarDate(year: year, month: 2, day: 28)
        case .mar1: return CalendarDate(year: year, month: 3, day: 1)
        case .leapYears: return nil
        }
    }
}
