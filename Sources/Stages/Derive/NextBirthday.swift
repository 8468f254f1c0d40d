package import Core

/// When someone born on 29 February celebrates in a year that has none.
package enum LeapDay: String, Sendable, CaseIterable {
    /// On the last day of February.
    case feb28
    /// On the day after it.
    case mar1
    /// Not at all.
    case leapYears = "leap-years"
}

/// A coming birthday and the age that it brings.
package struct NextBirthday: Sendable, Equatable {
    package var date: CalendarDate
    /// nil when the year of birth is not known.
    package var turns: Int?

    /// The first birthday from `today` to `days` days later, both included; nil when there is none or when month or
    /// day is not known. The day of birth itself is no birthday: the first one turns 1.
    package init?(of birthday: PartialDate, from today: CalendarDate, days: Int, leapDay: LeapDay) {
        guard let month = birthday.month, let day = birthday.day else { return nil }
        let last = today + days
        for year in today.year...last.year {
            guard let date = NextBirthday.celebrated(month: month, day: day, in: year, leapDay: leapDay),
                date >= today, date <= last
            else { continue }
            let turns = birthday.year.map { year - $0 }
            if let turns, turns < 1 { continue }
            self.date = date
            self.turns = turns
            return
        }
        return nil
    }

    /// The day of `year` on which a birthday on `month` and `day` is celebrated.
    private static func celebrated(month: Int, day: Int, in year: Int, leapDay: LeapDay) -> CalendarDate? {
        if let date = CalendarDate(year: year, month: month, day: day) { return date }
        // Only 29 February is a day in some years and not in others.
        switch leapDay {
        case .feb28: return CalendarDate(year: year, month: 2, day: 28)
        case .mar1: return CalendarDate(year: year, month: 3, day: 1)
        case .leapYears: return nil
        }
    }
}
