import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct SummaryReportTests {
    @Test func `both files say the same, within a page`() throws {
        // Given a full day at the campground
        let folder = MemoryFolder()
        try SummaryReport(options: OptionValues()).render(Campground.input(), to: folder)
        let markdown = try #require(folder.text("summary.md"))
        let text = try #require(folder.text("summary.txt"))
        #expect(Set(folder.files.keys) == Set(SummaryReport.files))
        // Then both have every section
        for part in [
            "Alder Creek Campground", "Saturday, 4 July 2026", Messages.english[.needsAttention],
            Messages.english[.arrivals],
            Messages.english[.departures], Messages.english[.conflicts], Messages.english[.birthdays],
            Messages.english.say(.nextNights, 7), "July 2026",
            Messages.english[.nearby],
            Messages.english[.notChecked],
        ] {
            #expect(markdown.contains(part))
            #expect(text.contains(part) || text.contains(part.uppercased()))
        }
        // And the text is a page of 80 columns
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 66)
        #expect(lines.allSatisfy { Sanitizer.width(String($0)) <= 80 })
    }

    @Test func `a run that read nothing says so`() throws {
        let folder = MemoryFolder()
        try SummaryReport(options: OptionValues()).render(Fixture.input(Dataset()), to: folder)
        let text = try #require(folder.text("summary.txt"))
        #expect(text.contains(Messages.english[.nothingRead]))
        #expect(text.contains(Messages.english[.nothingNeedsAttention]))
        #expect(!text.contains(Messages.english[.arrivals].uppercased()))
    }

    @Test func `on the worst day it is a page still`() throws {
        // Given hundreds of everything, with long names
        var input = Campground.input()
        let long = String(repeating: "Llanfairpwllgwyngyll ", count: 40)
        input.dataset.bookings = Fixture.bookings(
            (0..<300).map {
                .init(
                    id: "\($0)", site: "S\($0 % 90)", arrival: "2026-07-0\($0 % 4 + 1)",
                    departure: "2026-07-0\($0 % 4 + 4)", paid: 1)
            })
        input.texts = Names(names: Array(repeating: long, count: 300))
        let conflict = input.dataset.conflicts[0]
        input.dataset.conflicts = Array(repeating: conflict, count: 500)
        input.dataset.shortages = Array(repeating: input.dataset.shortages[0], count: 50)
        input.dataset.birthdays =
            (0..<90).map { _ in input.dataset.birthdays[0] } + (0..<90).map { _ in input.dataset.birthdays[1] }
        for number in 1...60 { input.findings.add(code: "code-\(number)", file: 0, line: number) }
        input.dataset.unchecked = Set(
            (0..<90).map {
                UncheckedRule(rule: "rule-\($0)", source: "s\($0 % 9)", reason: .fieldsMissing(["r\($0 % 4)"]))
            })
        // When
        let folder = MemoryFolder()
        try SummaryReport(options: OptionValues()).render(input, to: folder)
        // Then
        let text = try #require(folder.text("summary.txt"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 80)
        #expect(try #require(folder.text("summary.md")).utf8.count < 12_000)
    }
}
