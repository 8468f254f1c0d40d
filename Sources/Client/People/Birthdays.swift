public import InnkeeperCore
public import InnkeeperServices
import InnkeeperStages

/// Somebody's coming birthday.
public struct ComingBirthday: Sendable, Equatable {
    public var person: PersonInfo
    public var date: CalendarDate
    /// The age that it brings; nil where the year of birth is not known.
    public var turns: Int?
}

extension PersonInfo {
    /// The first birthday on `today` or later; nil where month or day are not known. Those born on 29 February have
    /// theirs on the 28th in other years, or where `leapDay` says.
    public func nextBirthday(from today: CalendarDate, leapDay: LeapDay = .feb28) -> ComingBirthday? {
        // Where only leap years count the next one is up to eight years away: 1896 was the last before 1904.
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
    /// Whose birthday is on `today` or one of the `days` days after it, the first first; on one day by `order`.
    public func birthdays(
        from today: CalendarDate, days: Int = 30, leapDay: LeapDay = .feb28, sortedBy order: PersonOrder = .lastName
    ) -> [ComingBirthday] {
        compactMap { $0.birthday(from: today, days: days, leapDay) }.sorted { one, other in
            one.date == other.date ? order.precedes(one.person, other.person) : one.date < other.date
        }
    }
}

extension ContactService {
    /// Whose birthday comes in the next days: `birthdays(from:days:)` of everybody, from the services' today on.
    public func getBirthdays(days: Int = 30, leapDay: LeapDay = .feb28) throws(ServiceError) -> [ComingBirthday] {
        try getPeople().birthdays(from: today, days: days, leapDay: leapDay)
    }
}
