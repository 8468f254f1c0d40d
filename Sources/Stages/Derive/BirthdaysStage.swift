package import Core

/// The birthdays of the coming days.
///
/// Before: contacts, some of them with a birthday of which at least month and day are known.
/// After: `birthdays`, one row for each person whose next birthday falls on today or one of the `days` days after it,
/// with the age that it brings (none where the year is not known). In order of date, last name, first name, row.
///
/// Contacts that the rules refuse and those that ask to be left out are left out; `Persons` says when several
/// contacts are one person. The leap day's policy is noted in the dataset, for the calendar.
package struct BirthdaysStage: TableStage {
    package static let name = "birthdays"
    package static let summary = "whose birthday comes in the next days"
    package static let requires: [DatasetPart] = [.contacts]
    package static let provides: [DatasetPart] = [.birthdays]
    package static let options = [
        OptionSpec("days", .integer(0...366), default: .integer(30), "So many days after today; 0 is today alone."),
        OptionSpec(
            "leapDay", .choice(LeapDay.allCases.map(\.rawValue)), default: .text(LeapDay.feb28.rawValue),
            "The day of those born on 29 February, in other years than leap years."),
    ]

    private let days: Int
    private let leapDay: LeapDay

    package init(options: OptionValues) {
        days = options.integer("days") ?? 30
        leapDay = options.text("leapDay").flatMap(LeapDay.init(rawValue:)) ?? .feb28
    }

    package func run(_ dataset: inout Dataset, in context: RunContext) {
        let birthdays = dataset.contacts.birthday
        let names = SortNames(dataset.contacts)
        var rows: [(row: BirthdayRow, name: SortName)] = []
        for contact in dataset.knownPersons.birthdays.map(Int.init) {
            guard let birthday = birthdays[contact], let next = next(birthday, context.today) else { continue }
            let row = BirthdayRow(
                date: next.date, daysUntil: next.date - context.today, contact: contact, turns: next.turns,
                birthday: birthday)
            rows.append((row, names[contact]))
        }
        rows.sort { a, b in
            if a.row.date != b.row.date { return a.row.date < b.row.date }
            return a.name == b.name ? a.row.contact < b.row.contact : a.name < b.name
        }
        dataset.birthdays = rows.map(\.row)
        dataset.leapDay = leapDay
        dataset.provided.insert(.birthdays)
    }

    private func next(_ birthday: PartialDate?, _ today: CalendarDate) -> NextBirthday? {
        birthday.flatMap { NextBirthday(of: $0, from: today, days: days, leapDay: leapDay) }
    }
}

/// Names as they are sorted, row by row: the full name where there is neither a last nor a first one.
private struct SortNames {
    let last: TextColumn
    let first: TextColumn
    let full: TextColumn

    init(_ contacts: Contacts) { (last, first, full) = (contacts.lastName, contacts.firstName, contacts.fullName) }

    subscript(row: Int) -> SortName {
        last.isEmpty(row) && first.isEmpty(row)
            ? SortName(last: full[row].lowercased(), first: "")
            : SortName(last: last[row].lowercased(), first: first[row].lowercased())
    }
}

/// Last name, then first name, without regard to case.
private struct SortName: Comparable {
    var last: String
    var first: String

    static func < (left: SortName, right: SortName) -> Bool {
        left.last == right.last ? left.first < right.first : left.last < right.last
    }
}
