package import InnkeeperCore

/// The birthdays of the coming days.
///
/// Before: contacts, some with a birthday of which at least month and day are known.
/// After: `birthdays`, one row for each person whose next birthday is today or within the following `days` days, with
/// the age reached (none if the year isn't known). Sorted by date, last name, first name, row.
///
/// Rejected contacts, and those that ask to be omitted, are left out; `Persons` determines which contacts are the same
/// person. The leap day policy is recorded in the dataset, for the calendar.
package struct BirthdaysStage: TableStage {
    package static let name = "birthdays"
    package static let summary = "whose birthday comes in the next days"
    package static let requires: [DatasetPart] = [.contacts]
    package static let provides: [DatasetPart] = [.birthdays]
    package static let options = [
        OptionSpec("days", .integer(0...366), default: .integer(30), "Number of days after today; 0 means only today."),
        OptionSpec(
            "leapDay", .choice(LeapDay.allCases.map(\.rawValue)), default: .text(LeapDay.feb28.rawValue),
            "When birthdays on 29 February are celebrated in other years."),
    ]

    private let days: Int
    private let leapDay: LeapDay

    package init(options: OptionValues) {
        days = options.integer("days") ?? 30
        leapDay = options.text("leapDay").flatMap(LeapDay.init(rawValue:)) ?? .feb28
    }

    package func run(_ dataset: inout Dataset, in context: RunContext, jobs: Int) async {
        let birthdays = dataset.contacts.birthday
        var rows: [(row: BirthdayRow, name: (last: String, first: String))] = []
        for contact in dataset.knownPersons.birthdays.map(Int.init) {
            guard let birthday = birthdays[contact], let next = next(birthday, context.today) else { continue }
            let row = BirthdayRow(
                date: next.date, daysUntil: next.date - context.today, contact: contact, turns: next.turns,
                birthday: birthday)
            rows.append((row, BirthdaysStage.sortName(dataset.contacts, contact)))
        }
        rows.sort { a, b in
            (a.row.date, a.name.last, a.name.first, a.row.contact)
                < (b.row.date, b.name.last, b.name.first, b.row.contact)
        }
        dataset.birthdays = rows.map(\.row)
        dataset.leapDay = leapDay
        dataset.provided.insert(.birthdays)
    }

    /// The sort key of a contact: family name, then given name; the full name if it has neither.
    private static func sortName(_ contacts: Contacts, _ row: Int) -> (last: String, first: String) {
        contacts.lastName.isEmpty(row) && contacts.firstName.isEmpty(row)
            ? (contacts.fullName[row].lowercased(), "")
            : (contacts.lastName[row].lowercased(), contacts.firstName[row].lowercased())
    }

    private func next(_ birthday: PartialDate?, _ today: CalendarDate) -> NextBirthday? {
        birthday.flatMap { NextBirthday(of: $0, from: today, days: days, leapDay: leapDay) }
    }
}
