import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperLanguages
import InnkeeperShell
import Testing
import TestSupport

struct RunNoticesTests {
    /// A night on which Ada has a birthday tomorrow, during her stay, and one error is new.
    private func input(daysUntil: Int = 1, isNew: [Bool]? = [true, false, false]) -> RunData {
        var dataset = Dataset()
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "desk.csv")]
        dataset.files[0].digest = "xxh128:0"
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

    private func told(
        _ input: RunData, _ occasions: [NoticeOrder.Occasion] = NoticeOrder.Occasion.allCases, names: Bool = false
    ) -> [RunNotice] {
        var order = NoticeOrder(way: .file("notices.txt"), occasions: occasions)
        order.showsNames = names
        return RunNotices.of(input, output: "/out", for: order)
    }

    private struct NoTexts: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { "" }
    }

    @Test func `new errors are counted by code, and known ones and warnings are no news`() throws {
        let notices = told(input())
        let news = try #require(notices.first { $0.occasion == .newErrors })
        #expect(news.subject == "1 new error in the data")
        #expect(news.text.contains("1  a-error [a-error]\n"))
        #expect(news.text.contains("/out"))
        let quiet = told(input(isNew: [false, false, true]))
        #expect(!quiet.contains { $0.occasion == .newErrors })
        // Without a past all are new, but for what a baseline knows
        var first = input(isNew: nil)
        #expect(told(first).contains { $0.subject == "2 new errors in the data" })
        first.known = [true, true, false]
        #expect(!told(first).contains { $0.occasion == .newErrors })
    }

    @Test func `birthdays during a stay are told today and tomorrow, without a name`() throws {
        let notices = told(input())
        let birthday = try #require(notices.first { $0.occasion == .birthdays })
        #expect(birthday.text.contains("Birthday tomorrow: site A3, R0"))
        #expect(!notices.contains { $0.subject.contains("Ada") || $0.text.contains("Ada") })
        #expect(!told(input(daysUntil: 2)).contains { $0.occasion == .birthdays })
    }

    @Test func `a failure says why, and that the old reports stand`() {
        var property = Property()
        property.name = "Alder Creek"
        let notice = RunNotices.failure(
            Fault(.outputFailed, "the disk is full\u{1B}"), of: property, output: "/out")
        #expect(notice.occasion == .failure)
        #expect(
            notice.text == """
                Alder Creek

                It ended with status 4: the disk is full\\u{1B}.
                The reports in /out are still those of the last successful run.

                """)
    }

    /// Two stays on Dogwood that share the nights of 30 November and 1 December.
    private func doubleBooking(_ language: Language = .en, days: Int32 = 0) -> RunData {
        var input = input()
        let first = CalendarDate(dayNumber: 20_787)
        input.context.today = first - Int(days)
        input.context.property.language = language
        input.dataset.bookings = makeBookings([
            TestBooking(
                id: "AC-1070", site: "Dogwood", channel: "Airbnb", arrival: first.dayNumber - 2,
                departure: first.dayNumber + 2),
            TestBooking(
                id: "AC-1075", site: "Dogwood", channel: "desk", arrival: first.dayNumber,
                departure: first.dayNumber + 4),
        ])
        let row = ConflictRow(
            first: 0, second: 1, overlap: first.dayNumber..<first.dayNumber + 2, kind: .doubleBooking,
            freeSites: ["Elm", "Fir"])
        input.dataset.conflicts = [row]
        input.dataset.birthdays = []
        input.texts = Guests()
        return input
    }

    private struct Guests: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String {
            field == .camperName ? ["Ada Sample", "Bo Sample"][row] : ""
        }
    }

    @Test func `a double booking is told with numbers, days, channels, free sites and what to do`() throws {
        // When
        let notice = try #require(
            told(doubleBooking()).first { $0.occasion == .conflicts })
        // Then
        #expect(notice.subject == "Double booking: Dogwood, 30 Nov–1 Dec")
        #expect(
            notice.text == """
                The property

                Dogwood is double-booked for 2 nights, 30 Nov–1 Dec:
                - Booking AC-1070, 28 Nov–2 Dec, via Airbnb
                - Booking AC-1075, 30 Nov–4 Dec, via desk
                Free sites for AC-1075: Elm, Fir.
                Move AC-1075 to Elm, or offer the guest another site.

                Everything else is in /out.

                """)
    }

    @Test func `guests are named only in the text that was asked for`() throws {
        for language in Language.all {
            for notice in told(doubleBooking(language)) {
                #expect(!notice.subject.contains("Sample") && !notice.text.contains("Sample"))
            }
            for notice in told(doubleBooking(language), names: true) {
                #expect(!notice.subject.contains("Sample"))
                #expect(notice.text.contains("Ada Sample") == (notice.occasion == .conflicts))
            }
        }
        var redacted = doubleBooking()
        redacted.isRedacted = true
        #expect(!told(redacted, names: true).contains { $0.text.contains("Sample") })
    }

    @Test func `a double booking that was there before, or is over, is no news`() {
        var known = doubleBooking()
        var changes = Changes(since: known.context.today)
        changes.bookings = BookingChanges()
        changes.bookings?.unchanged = 2
        known.comparison = .made(changes)
        #expect(!told(known).contains { $0.occasion == .conflicts })
        changes.bookings?.new = [1]
        known.comparison = .made(changes)
        #expect(told(known).contains { $0.occasion == .conflicts })
        #expect(!told(doubleBooking(days: -2)).contains { $0.occasion == .conflicts })
    }

    @Test func `what one run alone tells has causes, which are there as long as it is, known or not`() throws {
        // Given
        let input = doubleBooking()
        let notice = try #require(told(input).first { $0.occasion == .conflicts })
        // Then
        #expect(notice.causes.count == 1 && RunNotices.causes(input).isSuperset(of: notice.causes))
        #expect(RunNotices.causes(doubleBooking(days: -2)).isDisjoint(with: notice.causes))
    }

    @Test func `a file that is not there is told with its source, in the property's language`() throws {
        // Given: a file that was read has a digest
        var input = doubleBooking(.de)
        input.dataset.files[0].digest = ""
        // When
        let notice = try #require(told(input).first { $0.occasion == .missing })
        // Then
        #expect(notice.subject == "Fehlender Export: desk")
        #expect(notice.text.contains("desk.csv"))
        var whole = input
        whole.dataset.files[0].digest = "xxh128:0"
        #expect(!told(whole).contains { $0.occasion == .missing })
    }

    @Test func `what one notice of an order tells, another doesn't tell again`() {
        // Given a double booking that the rules have found too, and a finding about a file that did not come
        var input = doubleBooking()
        input.dataset.files.append(SourceFile(source: "portal", kind: .bookings, path: "portal.csv"))
        input.dataset.bookings.records = RecordColumn(
            [7, 8].map { RecordReference(offset: 0, length: 0, line: $0, file: 0) })
        input.findings = Findings()
        input.findings.add(code: "a-error", file: 0, line: 8, related: (file: 0, line: 7, record: "AC-1070"))
        input.findings.add(code: "a-error", file: 1, line: 0)
        input.comparison = .notAsked
        func subjects(_ occasions: [NoticeOrder.Occasion]) -> [String] { told(input, occasions).map(\.subject) }
        // Then
        #expect(subjects([.newErrors]) == ["2 new errors in the data"])
        #expect(
            subjects([.newErrors, .conflicts]) == ["Double booking: Dogwood, 30 Nov–1 Dec", "1 new error in the data"])
        #expect(
            subjects([.newErrors, .conflicts, .missing])
                == ["Double booking: Dogwood, 30 Nov–1 Dec", "Missing export: portal"])
        // An error of another kind on the same line is told
        input.findings.add(code: "a-error", file: 0, line: 8)
        #expect(subjects([.newErrors, .conflicts, .missing]).last == "1 new error in the data")
    }
}
