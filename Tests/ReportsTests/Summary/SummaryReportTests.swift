import Core
import Reports
import TestSupport
import Testing

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
            "Alder Creek Campground", "Saturday, 4 July 2026", Texts.whatWasRead, Texts.needsAttention, Texts.arrivals,
            Texts.departures, Texts.conflicts, Texts.birthdays, Texts.nextNights(7), "July 2026", Texts.nearby,
            Texts.notChecked,
        ] {
            #expect(markdown.contains(part))
            #expect(text.contains(part))
        }
        // And the text is a page of 80 columns
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 100)
        #expect(lines.allSatisfy { Plain.width(String($0)) <= 80 })
    }

    @Test func `a run that read nothing says so`() throws {
        let folder = MemoryFolder()
        try SummaryReport(options: OptionValues()).render(Fixture.input(Dataset()), to: folder)
        let text = try #require(folder.text("summary.txt"))
        #expect(text.contains(Texts.nothingRead))
        #expect(text.contains(Texts.nothingNeedsAttention))
        #expect(!text.contains(Texts.arrivals))
    }
}
