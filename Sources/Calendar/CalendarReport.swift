package import Core

/// Everybody's birthdays as a calendar that other programs subscribe to.
///
/// Before: the contacts, with birthdays as far as they are known.
/// After: `birthdays.ics`, one yearly all-day event a person; or, with `titles` set to `age`, one event in this and
/// each of the next years, which says how old the person turns. Not only those of the coming days: a feed is read for
/// a year and more. The file changes only when a contact does (with ages, also at the turn of the year), so that a
/// program that compares it sees what is new. Those born on 29 February have their day as the stage `birthdays` says.
package struct CalendarReport: Report {
    package static let name = "calendar"
    package static let summary = "birthdays as an iCalendar feed"
    package static let files = ["birthdays.ics"]
    package static let options = [
        OptionSpec("years", .flag, default: .flag(true), "Tell the year of birth, or the age, where it is known."),
        OptionSpec(
            "titles", .choice(["name", "age"]), default: .text("name"),
            "name: one event a person, every year. age: one event a year, with the age in its title."),
        OptionSpec("ahead", .integer(1...50), default: .integer(5), "With ages: this year and so many less one."),
        OptionSpec(
            "alarms", .durations, default: .durations([]),
            "Reminders, counted from the day's midnight: PT9H is nine in the morning, -PT15H that of the day before."),
    ]

    private let showsYears: Bool
    private let hasAges: Bool
    private let ahead: Int
    private let alarms: [SignedDuration]

    package init(options: OptionValues) {
        showsYears = options.flag("years") ?? true
        hasAges = options.text("titles") == "age"
        ahead = options.integer("ahead") ?? 5
        alarms = options.durations("alarms") ?? []
    }

    package func render(_ input: ReportInput, to folder: any OutputFolder) throws {
        guard input.dataset.provided.contains(.contacts) else { return }
        let year = input.world.today.year
        let events = BirthdayEvents(
            leapDay: input.dataset.leapDay, showsYear: showsYears, years: hasAges ? year...year + ahead - 1 : nil)
        try folder.write("birthdays.ics") { piece in
            let writer = EventWriter(alarms: alarms)
            var bytes = Libical.head(productID: "-//Innkeeper//Birthdays//EN", name: "Birthdays")
            try events.forEach(input.dataset) { event in
                writer.append(event, to: &bytes)
                if bytes.count >= 256 << 10 {
                    try piece(bytes)
                    bytes.removeAll(keepingCapacity: true)
                }
            }
            try piece(bytes + Libical.tail)
        }
    }
}
