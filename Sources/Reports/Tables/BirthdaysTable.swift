package import InnkeeperCore

/// Birthdays in the window, one row per person.
package enum BirthdaysTable: OutputTable {
    package static let path = "birthdays.csv"
    package static let needs = DatasetPart.birthdays
    package static let columns = [
        OutputColumn("date", .date, "the day of the birthday in the window"),
        OutputColumn("days_until", .integer, "days from today; 0 is today"),
        OutputColumn("name", .text, "full name"),
        OutputColumn("turns", .integer, "age on that day; empty when the year of birth is not known"),
        OutputColumn("birthday", .text, "1980-06-05; without a year --06-05, with an apostrophe against spreadsheets"),
        OutputColumn("in_stay", .text, "yes or no; empty when nobody has matched contacts with bookings"),
        OutputColumn("reservation_id", .text, "the stay in which it falls; empty without one"),
        OutputColumn("property", .text, "the property of that stay; empty when not known"),
        OutputColumn("site_number", .text, "the site of that stay"),
        OutputColumn("source", .text, "the source of the contact"),
    ]

    package static func forEachRow(_ input: RunData, _ body: (borrowing OutputRow) throws -> Void) rethrows {
        let dataset = input.dataset
        let hasMatches = dataset.provided.contains(.matches)
        var cells = OutputRow()
        for row in dataset.birthdays {
            cells.clear()
            cells.add(row.date)
            cells.add(row.daysUntil)
            cells.add(dataset.contacts.fullName[row.contact])
            cells.add(row.turns)
            cells.add(row.birthday.description)
            // If contacts weren't matched with bookings, it is unknown: an empty cell doesn't mean no.
            cells.add(hasMatches ? (row.stay == nil ? "no" : "yes") : "")
            cells.add(row.stay.map { dataset.bookings.id[$0.booking] } ?? "")
            cells.add(row.stay.flatMap { dataset.bookings.property[$0.booking] } ?? "")
            cells.add(row.stay.flatMap { dataset.bookings.site[$0.booking] } ?? "")
            cells.add(dataset.source(of: dataset.contacts.records[row.contact]))
            try body(cells)
        }
    }
}
