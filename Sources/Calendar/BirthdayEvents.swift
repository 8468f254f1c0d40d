package import Core
import Stages

/// One person's birthday as an entry of a calendar.
package struct BirthdayEvent: Sendable, Equatable {
    package enum Recurrence: Sendable, Equatable {
        /// The same day every year.
        case yearly
        /// The last day of February: the 29th in leap years, else the 28th. A plain yearly rule on 29 February would
        /// come every four years, because days that do not exist are left out (RFC 5545, 3.3.10).
        case lastDayOfFebruary
    }

    package var uid: String
    package var summary: String
    package var start: CalendarDate
    package var recurrence: Recurrence
}

/// Makes events of the contacts whose month and day of birth are known.
///
/// Before: contacts with birthdays 1980-06-05 and --02-29.
/// After: an event from 5 June 1980 on, every year; one from 29 February 1972 on, every last day of February.
package struct BirthdayEvents {
    /// A birthday without a year starts here: a leap year, so that 29 February is a day of it.
    package static let anchorYear = 1972

    private let showsYear: Bool

    /// `showsYear` writes the year of birth behind the name and starts in it. Without, every event starts in
    /// `anchorYear`, so that the feed does not tell how old people are.
    package init(showsYear: Bool) { self.showsYear = showsYear }

    /// Hands over an event a person, in the order of the contacts. `Persons` says who may be shown and which contacts
    /// are one person: the same rule as for the birthdays of the coming days.
    package func forEach(_ contacts: Contacts, _ body: (BirthdayEvent) throws -> Void) rethrows {
        for row in Persons(contacts).rows {
            let name = BirthdayEvents.cleaned(contacts.fullName[row])
            guard !name.isEmpty, let birthday = contacts.birthday[row], let month = birthday.month,
                let day = birthday.day
            else { continue }
            let year = showsYear ? birthday.year : nil
            guard let start = CalendarDate(year: year ?? BirthdayEvents.anchorYear, month: month, day: day) else {
                continue
            }
            let uid = BirthdayEvents.cleaned(contacts.uid[row])
            try body(
                BirthdayEvent(
                    uid: (uid.isEmpty ? BirthdayEvents.digest(name, birthday) : uid) + "-birthday@innkeeper.invalid",
                    summary: "🎂 \(name)" + (year.map { " (\($0))" } ?? ""),
                    start: start,
                    recurrence: month == 2 && day == 29 ? .lastDayOfFebruary : .yearly))
        }
    }

    /// The text without control characters: a line end in a name must not begin another property.
    static func cleaned(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
            case 0..<0x20, 0x7F..<0xA0: continue
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Stands for a person whose card has no UID: the same in every run, because it is made of nothing else.
    private static func digest(_ name: String, _ birthday: PartialDate) -> String {
        var hash = Hash64()
        hash.add(part: name)
        hash.add(part: birthday.description)
        return Hash64.hex(hash.value)
    }
}
