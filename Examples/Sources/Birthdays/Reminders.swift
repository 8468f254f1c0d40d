import Core
import Foundation
import InnkeeperClient

/// Upcoming birthdays.
public struct Reminders: Sendable {
    private let list: any PeopleListProviding
    private let zone: TimeZone

    public init(list: any PeopleListProviding, zone: TimeZone) {
        self.list = list
        self.zone = zone
    }

    /// Such as `Ada Alder turns 40 today`. `moment` determines today's date in the campground's time zone.
    public func lines(at moment: Date, days: Int = 30) -> [String] {
        let today = CalendarDate(moment, in: zone)
        return list.birthdays(from: today, days: days).map { birthday in
            let when =
                switch birthday.date - today {
                case 0: "today"
                case 1: "tomorrow"
                case let days: "in \(days) days"
                }
            let what = birthday.turns.map { "turns \($0)" } ?? "has a birthday"
            return "\(birthday.person.fullName) \(what) \(when)"
        }
    }

    /// When an alarm should ring: at the start of the day, in the campground's time zone.
    public func alarm(for birthday: ComingBirthday) -> Date { birthday.date.start(in: zone) }
}
