public import InnkeeperCore
public import InnkeeperServices
import InnkeeperStages

/// A person's next birthday.
public struct ComingBirthday: Sendable, Equatable {
    public var person: PersonInfo
    public var date: CalendarDate
    /// The age reached; nil if the year of birth is unknown.
    public var turns: Int?
}

extension PersonInfo {
    /// The first birthday on `today` or later; nil if month or day is unknown. People born on 29 February celebrate on
    /// the 28th in other years, or according to `leapDay`.
    public func nextBirthday(from today: CalendarDate, leapDay: LeapDay = .feb28) -> ComingBirthday? {
        // If only leap years count, the next one is up to eight years away: 1896 was the last before 1904.
        birthday(from: today, days: 8 * 366, leapDay)
    }

    func birthday(from today: CalendarDate, days: Int, _ leapDay: LeapDay) -> ComingBirthday? {
        guard let birthday, let next = NextBirthday(of: birthday, from: today, days: days, leapDay: leapDay) else {
            return nil
        }
        return ComingBirthday(person: self, date: next.date, turns: next.turns)
    }
}

extension [PersonInfo] {
    /// Birthdays on `today` or within the `days` days after it, soonest first; those on the same day by `order`.
    public func birthdays(
        from today: CalendarDate, days: Int = 30, leapDay: LeapDay = .feb28, sortedBy order: PersonOrder = .lastName
    ) -> [ComingBirthday] {
        compactMap { $0.birthday(from: today, days: days, leapDay) }.sorted { one, other in
            one.date == other.date ? order.precedes(one.person, other.person) : one.date < other.date
        }
    }
}

extension ContactService {
    /// Birthdays in the coming days: `birthdays(from:days:)` of all people, starting at the services' today.
    public func getBirthdays(days: Int = 30, leapDay: LeapDay = .feb28) throws(ServiceError) -> [ComingBirthday] {
        try getPeople().birthdays(from: today, days: days, leapDay: leapDay)
    }
}
