package import InnkeeperCore
import InnkeeperReports
import InnkeeperStages

/// Everyone's birthdays and the stays around today, as calendars for other programs to subscribe to.
///
/// Before: the contacts, with birthdays as far as they are known; the bookings.
/// After: `stays.ics`, the stays from 30 days back to 400 ahead, each a block of its nights with site and guest; if
/// there are more than `stays`, the nearest in time, and the calendar says how many there are. And `birthdays.ics`, one
/// yearly all-day event per person; or, with `titles` set to `age`, one event in this and each of the next years, with
/// the age the person turns. It isn't limited to the coming days, as a feed is read for a year and more. The file
/// changes only when a contact does (with ages, also at the turn of the year), so that a program that compares it sees
/// what is new. Those born on 29 February have their day as set for the stage `birthdays`.
package struct CalendarReport: Report {
    package static let name = "calendar"
    package static let summary = "birthdays, and stays from 30 days ago to 400 days ahead, as iCalendar feeds"
    package static let files = ["birthdays.ics", "stays.ics"]
    package static let options = [
        OptionSpec(
            "stays", .integer(0...1_000_000), default: .integer(5_000),
            "Maximum number of stays; calendar programs get slow with more than a few thousand events. They are those from 30 "
                + "days ago to 400 days ahead."),
        OptionSpec("years", .flag, default: .flag(true), "Include the year of birth, or the age, if known."),
        OptionSpec(
            "titles", .choice(["name", "age"]), default: .text("name"),
            "`name`: one yearly event per person. `age`: one event per year, with the age in its title."),
        OptionSpec("ahead", .integer(1...50), default: .integer(5), "With ages: how many years, from this one."),
        OptionSpec(
            "alarms", .durations, default: .durations([]),
            "Reminders, counted from midnight: 9 h is nine in the morning, -15 h nine in the morning of the day before."
        ),
    ]

    private let stayLimit: Int
    private let showsYears: Bool
    private let hasAges: Bool
    private let ahead: Int
    private let alarms: [SignedDuration]

    package init(options: OptionValues) {
        stayLimit = options.integer("stays") ?? 5_000
        showsYears = options.flag("years") ?? true
        hasAges = options.text("titles") == "age"
        ahead = options.integer("ahead") ?? 5
        alarms = options.durations("alarms") ?? []
    }

    package func paths(given parts: Set<DatasetPart>) -> [String] {
        (parts.contains(.contacts) ? ["birthdays.ics"] : []) + (parts.contains(.bookings) ? ["stays.ics"] : [])
    }

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        for part in parts { try part(input, folder) }
    }

    package var parts: [ReportPart] {
        [ReportPart(effort: { $0.dataset.contacts.count * 4 }, pieces: birthdays), ReportPart(writeStays)]
    }

    @Sendable private func birthdays(_ input: RunData) -> ReportChunks {
        guard input.dataset.provided.contains(.contacts) else { return ReportChunks(files: [], count: 0) { _ in [] } }
        let year = input.context.today.year
        let events = BirthdayEvents(
            leapDay: input.dataset.leapDay, showsYear: showsYears, years: hasAges ? year...year + ahead - 1 : nil)
        let contacts = input.dataset.contacts
        let people = input.dataset.knownPersons.birthdays
        let words = input.words
        let writer = EventWriter(alarms: alarms, words)
        let inPiece = max(1, CalendarReport.eventsInPiece / (hasAges ? ahead : 1))
        let ranges = people.isEmpty ? [0..<0] : people.indices.pieces(people.count / inPiece + 1)
        return ReportChunks(files: ["birthdays.ics"], count: ranges.count) { number in
            var bytes =
                number == 0 ? Libical.head(productID: "-//Innkeeper//Birthdays//EN", name: words[.birthdays]) : []
            events.forEach(of: people[ranges[number]], contacts, words) { writer.append($0, to: &bytes) }
            return [number == ranges.count - 1 ? bytes + Libical.tail : bytes]
        }
    }

    private static let eventsInPiece = 2_048

    @Sendable private func writeStays(_ input: RunData, _ folder: any OutputFolder) throws {
        guard input.dataset.provided.contains(.bookings) else { return }
        let events = StayEvents(input.dataset.bookings, on: input.context.today, limit: stayLimit)
        let isCut = events.rows.count < events.total
        try folder.write("stays.ics") { piece in
            let words = input.words
            let writer = StayWriter()
            var bytes = Libical.head(
                productID: "-//Innkeeper//Stays//EN",
                name: words.titled(Sanitizer.line(input.context.property.name), words[.stays]),
                description: isCut
                    ? words.say(
                        .nearestStays, ["shown": .count(events.rows.count), "total": .count(events.total)]) : "")
            for row in events.rows {
                guard let event = events.event(row, input, words) else { continue }
                writer.append(event, to: &bytes)
                try CalendarReport.pass(&bytes, piece)
            }
            try piece(bytes + Libical.tail)
        }
    }

    /// Passes on the buffered bytes once there are many.
    private static func pass(_ bytes: inout [UInt8], _ piece: ([UInt8]) throws -> Void) rethrows {
        guard bytes.count >= 256 << 10 else { return }
        try piece(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
