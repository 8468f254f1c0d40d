package import Core

/// Everybody's birthdays as a calendar that other programs subscribe to.
///
/// Before: the contacts, with birthdays as far as they are known.
/// After: `birthdays.ics`, one yearly all-day event a person. Not only those of the coming days: a feed is read for
/// a year and more. The file changes only when a contact does, so that a program that compares it sees what is new.
package struct CalendarReport: Report {
    package static let name = "calendar"
    package static let summary = "birthdays as an iCalendar feed"
    package static let files = ["birthdays.ics"]
    package static let options = [
        OptionSpec("years", .flag, default: .flag(true), "write the year of birth where it is known")
    ]

    private let showsYears: Bool

    package init(options: OptionValues) { showsYears = options.flag("years") ?? true }

    package func render(_ input: ReportInput, to folder: any OutputFolder) throws {
        guard input.dataset.provided.contains(.contacts) else { return }
        try folder.write("birthdays.ics") { piece in
            let writer = Libical()
            var bytes = Libical.head(productID: "-//Innkeeper//Birthdays//EN", name: "Birthdays")
            try BirthdayEvents(showsYear: showsYears).forEach(input.dataset.contacts) { event in
                bytes += writer.event(event)
                if bytes.count >= 256 << 10 {
                    try piece(bytes)
                    bytes.removeAll(keepingCapacity: true)
                }
            }
            try piece(bytes + Libical.tail)
        }
    }
}
