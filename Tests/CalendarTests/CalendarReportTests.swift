import InnkeeperCalendar
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

private struct NoTexts: BookingTexts {
    func text(_ row: Int, _ field: BookingField) -> String { "" }
}

struct CalendarReportTests {
    private func render(_ dataset: Dataset, now: Int64 = 0, options: OptionValues = OptionValues()) throws
        -> MemoryFolder
    {
        let context = RunContext(today: CalendarDate(dayNumber: Int32(now / 86_400)), now: now)
        let input = RunData(
            dataset: dataset, context: context, findings: Findings(), rules: [:], severity: { _, _ in .error },
            texts: NoTexts(), toolVersion: "1")
        let folder = MemoryFolder()
        try CalendarReport(options: options).render(input, to: folder)
        return folder
    }

    @Test func `the file is the same on every night`() throws {
        let contacts = people([("1", "Ada", PartialDate(year: 1980, month: 6, day: 5))])
        let first = try render(contacts, now: 1_783_123_200)
        let second = try render(contacts, now: 1_783_209_600)
        #expect(first.files == second.files)
        #expect(Set(first.files.keys) == ["birthdays.ics"])
    }

    @Test func `without contacts no calendar of birthdays is planned`() {
        let report = CalendarReport(options: OptionValues())
        #expect(report.paths(given: [.bookings]) == ["stays.ics"])
        #expect(report.paths(given: [.contacts, .places]) == ["birthdays.ics"])
    }

    @Test func `nobody's birthday is a calendar without events`() throws {
        let bytes = try #require(try render(people([])).files["birthdays.ics"])
        #expect(ParsedEvent.all(bytes) == [])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Innkeeper//Birthdays//EN\r\n"))
        #expect(text.hasSuffix("\r\nEND:VCALENDAR\r\n"))
    }

    @Test func `five thousand people are all in it, in pieces`() throws {
        // Given many people
        let birthday = PartialDate(month: 6, day: 5)
        let contacts = people((0..<5_000).map { ("u\($0)", "Person \($0)", birthday) })
        // When they are written
        let folder = try render(contacts)
        // Then libical reads every one of them back
        let bytes = try #require(folder.files["birthdays.ics"])
        #expect(ParsedEvent.all(bytes)?.count == 5_000)
        #expect((folder.pieces["birthdays.ics"] ?? []).count > 1)
    }

    @Test(arguments: [1, 2, 5]) func `the events stand in their order, however many are made at once`(jobs: Int)
        async throws
    {
        // Given more people than a piece has, with an event in each of three years
        let birthday = PartialDate(year: 1980, month: 6, day: 5)
        let contacts = people((0..<5_000).map { ("u\($0)", "Person \($0)", birthday) })
        let input = RunData(
            dataset: contacts, context: RunContext(today: CalendarDate(dayNumber: 20_454), now: 0),
            findings: Findings(), rules: [:], severity: { _, _ in .error }, texts: NoTexts(), toolVersion: "1")
        let report = CalendarReport(options: OptionValues(["titles": .text("age"), "ahead": .integer(3)]))
        // When
        let folder = MemoryFolder()
        _ = try await ReportScheduler(ticks: { 0 }, jobs: jobs).render([(report, "calendar")], input, to: folder)
        // Then
        let ids = try #require(folder.text("birthdays.ics")).split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        let expected = (0..<5_000).flatMap { person in
            (2026...2028).map { "UID:u\(person)-birthday-\($0)@innkeeper.invalid" }
        }
        #expect((ids.map { String($0) } == expected) as Bool)
        #expect((folder.pieces["birthdays.ics"] ?? []).count == 5_000 / 682 + 1)
    }

    @Test func `ages, years ahead, alarms and the leap day's policy reach the file`() throws {
        // Given one born on the leap day, and the policy that the stage left in the dataset
        var dataset = people([("1", "Ada", PartialDate(year: 2000, month: 2, day: 29))])
        dataset.leapDay = .mar1
        // When written with ages in 2026 (day 20,454 is 1 January)
        let options = OptionValues([
            "titles": .text("age"), "ahead": .integer(3), "alarms": .durations([SignedDuration(seconds: 32_400)]),
        ])
        let text = try #require(try render(dataset, now: 20_454 * 86_400, options: options).text("birthdays.ics"))
        // Then
        let lines = text.split(separator: "\r\n")
        #expect(
            lines.filter { $0.hasPrefix("DTSTART") } == [
                "DTSTART;VALUE=DATE:20260301", "DTSTART;VALUE=DATE:20270301", "DTSTART;VALUE=DATE:20280229",
            ])
        #expect(lines.filter { $0 == "TRIGGER:PT9H" }.count == 3)
        #expect(lines.contains("SUMMARY:🎂 Ada turns 28"))
        #expect(try render(dataset).text("birthdays.ics")?.contains("BYYEARDAY=60") == true)
    }

    @Test func `years can be left out`() throws {
        let contacts = people([("1", "Ada", PartialDate(year: 1980, month: 6, day: 5))])
        let text = try #require(
            try render(contacts, options: OptionValues(["years": .flag(false)])).text("birthdays.ics"))
        #expect(!text.contains("1980"))
    }
}
