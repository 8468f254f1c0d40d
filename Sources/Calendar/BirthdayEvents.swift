package import InnkeeperCore
package import InnkeeperReports
import InnkeeperStages

/// Creates events for the people whose month and day of birth are known.
///
/// Before: contacts with birthdays 1980-06-05 and --02-29.
/// After: an event from 5 June 1980 on, every year; one from 29 February 1972 on, every last day of February. Or, with
/// one event per year: "Ada turns 46" on 5 June 2026, "Ada turns 47" on 5 June 2027.
package struct BirthdayEvents {
    /// The first year for birthdays without one: a leap year, so that it has a 29 February.
    package static let anchorYear = 1972

    private let leapDay: LeapDay
    private let showsYear: Bool
    private let years: ClosedRange<Int>?

    /// `showsYear` reveals the year of birth, or the age. Without it, every event starts in `anchorYear`, so that the
    /// feed doesn't reveal ages. `years`: one event in each of these instead of a recurring one, because a recurring
    /// event can't have a different title each year.
    package init(leapDay: LeapDay = .feb28, showsYear: Bool, years: ClosedRange<Int>? = nil) {
        self.leapDay = leapDay
        self.showsYear = showsYear
        self.years = years
    }

    /// Passes the events to `body` person by person, in the order of the contacts. `Persons` determines who may be
    /// shown and which contacts are the same person, as for upcoming birthdays.
    package func forEach(
        _ dataset: Dataset, _ words: Messages = .english, _ body: (BirthdayEvent) throws -> Void
    ) rethrows {
        try forEach(of: dataset.knownPersons.birthdays[...], dataset.contacts, words, body)
    }

    /// The same for some of the persons (`Persons.birthdays`).
    package func forEach(
        of people: ArraySlice<Int32>, _ contacts: Contacts, _ words: Messages, _ body: (BirthdayEvent) throws -> Void
    ) rethrows {
        for row in people.lazy.map({ Int($0) }) {
            let name = Sanitizer.line(contacts.fullName[row])
            guard !name.isEmpty, let birthday = contacts.birthday[row], let month = birthday.month,
                let day = birthday.day
            else { continue }
            let uid = Sanitizer.line(contacts.uid[row])
            let person = uid.isEmpty ? BirthdayEvents.digest(name, birthday) : uid
            let year = showsYear ? birthday.year : nil
            if let years {
                for each in years {
                    guard let date = leapDay.day(month: month, day: day, in: each) else { continue }
                    let turns = birthday.year.map { each - $0 }
                    // The day of birth isn't a birthday, and there are none before it.
                    if let turns, turns < 1 { continue }
                    let age = showsYear ? turns.map { " \(words.turns($0))" } ?? "" : ""
                    try body(
                        BirthdayEvent(
                            uid: "\(person)-birthday-\(padded(each, to: 4))@innkeeper.invalid",
                            summary: "🎂 \(name)\(age)", start: date, recurrence: .once))
                }
            } else {
                guard let start = CalendarDate(year: year ?? BirthdayEvents.anchorYear, month: month, day: day) else {
                    continue
                }
                try body(
                    BirthdayEvent(
                        uid: "\(person)-birthday@innkeeper.invalid",
                        summary: "🎂 \(name)" + (year.map { " (\($0))" } ?? ""), start: start,
                        recurrence: month == 2 && day == 29 ? .of(leapDay) : .yearly))
            }
        }
    }

    /// Identifies a person whose card has no UID: the same in every run, because it depends on nothing else.
    private static func digest(_ name: String, _ birthday: PartialDate) -> String {
        var hash = Hash64()
        hash.add(part: name)
        hash.add(part: birthday.description)
        return Hash64.hex(hash.value)
    }
}
