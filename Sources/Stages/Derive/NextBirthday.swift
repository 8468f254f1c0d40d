package import InnkeeperCore

/// An upcoming birthday and the age reached.
package struct NextBirthday: Sendable, Equatable {
    package var date: CalendarDate
    /// nil if the year of birth isn't known.
    package var turns: Int?

    /// The first birthday from `today` to `days` days later, inclusive; nil if there is none, or if month or day isn't
    /// known. The day of birth itself is not a birthday: the first one turns 1.
    package init?(of birthday: PartialDate, from today: CalendarDate, days: Int, leapDay: LeapDay) {
        guard let month = birthday.month, let day = birthday.day else { return nil }
        let last = today + days
        for year in today.year...last.year {
            guard let date = leapDay.day(month: month, day: day, in: year),
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
}
