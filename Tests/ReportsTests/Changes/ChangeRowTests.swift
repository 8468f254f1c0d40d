import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports
import Testing
import TestSupport

struct ChangeRowTests {
    /// The campground of the fixtures, where the first booking has changed, one has gone and one finding is new.
    private func input() -> RunData {
        var input = Campground.input()
        var bookings = BookingChanges()
        bookings.past = input.dataset.bookings.selecting([0, 1])
        bookings.past.nights[0] = CountCell(9)
        bookings.past.camper[0] = 77
        bookings.pastSources = ["desk", "desk"]
        bookings.changed = [.init(row: 0, past: 0, fields: [.camperName, .nights])]
        bookings.gone = [.init(past: 1, refused: nil)]
        bookings.new = [2]
        bookings.unchanged = 1_234
        var changes = Changes(since: CalendarDate(dayNumber: 0))
        changes.bookings = bookings
        changes.findings = FindingChanges(
            isNew: input.findings.rows.indices.map { $0 == 0 },
            resolved: [.init(fingerprint: 10, code: "place-closed", source: "places", record: "P1")])
        input.comparison = .made(changes)
        return input
    }

    /// The lines of changes.csv, cells by column.
    private func rows(_ input: RunData) -> [[String: String]] {
        var rows: [[String: String]] = []
        ChangesTable.forEachRow(input) { cells in
            rows.append(Dictionary(uniqueKeysWithValues: zip(ChangesTable.columns.map(\.name), cells.texts)))
        }
        return rows
    }

    @Test func `a line for each booking and each field, personal ones masked, then the findings`() {
        let input = input()
        let rows = rows(input)
        #expect(
            rows.map { $0["what"] } == [
                "booking-gone", "booking-new", "booking-changed", "booking-changed", "finding-resolved", "finding-new",
            ])
        #expect(rows[0]["record"] == input.dataset.bookings.id[1])
        #expect(rows.map { $0["property"] } == ["", "", "", "", "", ""])
        #expect(rows[2]["field"] == "camper_name" && rows[2]["before"] == "•••")
        #expect(rows[3]["field"] == "nights" && rows[3]["before"] == "9")
        #expect(rows[3]["after"] == input.dataset.bookings.nights[0].value.map(String.init))
        #expect(rows[4]["code"] == "place-closed" && rows[4]["fingerprint"] == "000000000000000a")
        #expect(rows[5]["fingerprint"] == Hash64.hex(input.fingerprints()[0]))
    }

    @Test func `each line says of which property it is; what is gone belonged where its source's bookings do`() {
        // Given a source of Lake, of which one booking names River, and a resolved finding of Wood
        var input = input()
        for file in input.dataset.files.indices where input.dataset.files[file].kind == .bookings {
            input.dataset.files[file].property = "Lake"
        }
        let count = input.dataset.bookings.count
        input.dataset.bookings.property = DictionaryColumn((0..<count).map { $0 == 2 ? "River" : "Lake" })
        var changes = input.comparison.changes ?? Changes(since: CalendarDate(dayNumber: 0))
        changes.findings?.resolved[0].property = "Wood"
        input.comparison = .made(changes)
        // When
        let properties = rows(input).map { $0["property"] }
        // Then
        #expect(properties.prefix(5) == ["Lake", "River", "Lake", "Lake", "Wood"])
    }

    @Test func `the table has a cell for every column`() {
        let input = input()
        var count = 0
        ChangesTable.forEachRow(input) { cells in
            #expect(cells.count == ChangesTable.columns.count)
            count += 1
        }
        #expect(count == 6)
        #expect(ChangesTable.isGiven(input))
        #expect(!ChangesTable.isGiven(Campground.input()))
    }

    @Test func `words count everything and say why something is missing`() {
        var changes = input().comparison.changes ?? Changes(since: CalendarDate(dayNumber: 0))
        changes.findings = nil
        changes.findingsAbsence = .damaged("why")
        #expect(
            ChangeWords.counts(changes, .english) == [
                "Bookings: 1 new, 1 gone, 0 moved, 1 changed, 1,234 as before",
                "Findings were not compared: the earlier run can't be read: why.",
            ])
        var row = ChangeRow(.bookingChanged, source: "desk", record: "R1")
        row.site = "A3"
        row.arrival = "2026-07-01"
        row.departure = "2026-07-04"
        row.field = "paid"
        row.after = "10.00"
        #expect(ChangeWords.line(row, .english, on: Fixture.today) == "~ R1, site A3, 1–4 Jul: paid (none) -> 10.00")
        row.what = .bookingRefused
        #expect(
            ChangeWords.line(row, .english, on: Fixture.today) == "- R1, site A3, 1–4 Jul (its record is now rejected)")
    }

    @Test func `page and summary tell the same, and that there is no earlier run`() {
        var input = input()
        let folder = MemoryFolder()
        #expect(throws: Never.self) {
            try HTMLReport(options: OptionValues()).render(input, to: folder)
            try SummaryReport(options: OptionValues()).render(input, to: folder)
        }
        for name in ["index.html", "summary.txt"] {
            let text = String(decoding: folder.files[name] ?? [], as: UTF8.self)
            #expect(text.lowercased().contains("what changed"))
            #expect(text.contains("1,234"))
            #expect(text.contains("nights"))
        }
        input.comparison = .impossible(.none)
        let second = MemoryFolder()
        #expect(throws: Never.self) { try HTMLReport(options: OptionValues()).render(input, to: second) }
        #expect(
            String(decoding: second.files["index.html"] ?? [], as: UTF8.self).contains(
                "Nothing was compared: there is no earlier run."))
    }
}
