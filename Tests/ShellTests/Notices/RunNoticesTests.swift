import Configuration
import Core
import Shell
import TestSupport
import Testing

struct RunNoticesTests {
    /// A night on which Ada has a birthday tomorrow, during her stay, and one error is new.
    private func input(daysUntil: Int = 1, isNew: [Bool]? = [true, false, false]) -> RunData {
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "desk.csv")]
        dataset.bookings = makeBookings([TestBooking(site: "A3")])
        dataset.contacts.records = [.none]
        dataset.contacts.fullName = TextColumn(["Ada Sample"])
        var birthday = BirthdayRow(
            date: CalendarDate(dayNumber: 1), daysUntil: daysUntil, contact: 0, turns: 30,
            birthday: PartialDate(CalendarDate(dayNumber: 1)))
        birthday.stay = BirthdayStay(booking: 0, reason: .email)
        dataset.birthdays = [birthday]
        var findings = Findings()
        findings.add(code: "a-error", file: 0, line: 1, value: "Ada Sample")
        findings.add(code: "a-error", file: 0, line: 2)
        findings.add(code: "b-warning", file: 0, line: 3)
        var input = RunData(
            dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 0), now: 0), findings: findings,
            rules: [:],
            severity: { code, _ in code == "a-error" ? .error : .warning }, texts: RedactedTexts(NoTexts()),
            toolVersion: "1")
        if let isNew {
            var changes = Changes(since: CalendarDate(dayNumber: -1))
            changes.findings = FindingChanges(isNew: isNew, resolved: [])
            input.comparison = .made(changes)
        }
        return input
    }

    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    @Test func `new errors are counted by code, and known ones and warnings are no news`() throws {
        let notices = RunNotices.of(input(), output: "/out")
        let news = try #require(notices.first { $0.occasion == .newErrors })
        #expect(news.subject == "Innkeeper: 1 new error")
        #expect(news.text.contains("1  a-error\n"))
        #expect(news.text.contains("/out"))
        let quiet = RunNotices.of(input(isNew: [false, false, true]), output: "/out")
        #expect(!quiet.contains { $0.occasion == .newErrors })
        // Without a past all are new, but for what a baseline knows
        var first = input(isNew: nil)
        #expect(RunNotices.of(first, output: "").first?.subject == "Innkeeper: 2 new errors")
        first.known = [true, true, false]
        #expect(!RunNotices.of(first, output: "").contains { $0.occasion == .newErrors })
    }

    @Test func `birthdays during a stay are told today and tomorrow, without a name`() throws {
        let notices = RunNotices.of(input(), output: "/out")
        let birthday = try #require(notices.first { $0.occasion == .birthdays })
        #expect(birthday.text.contains("tomorrow, site A3, booking R0"))
        #expect(!notices.contains { $0.subject.contains("Ada") || $0.text.contains("Ada") })
        #expect(!RunNotices.of(input(daysUntil: 2), output: "").contains { $0.occasion == .birthdays })
    }

    @Test func `a failure says why, and that the old reports stand`() {
        let notice = RunNotices.failure(
            Fault(.outputFailed, "the disk is full\u{1B}"), property: "Alder Creek", output: "/out")
        #expect(notice.occasion == .failure)
        #expect(
            notice.text == """
                Alder Creek

                It ended with status 4: the disk is full\\u{1B}.
                The reports in /out are still those of the last run that went well.

                """)
    }
}
