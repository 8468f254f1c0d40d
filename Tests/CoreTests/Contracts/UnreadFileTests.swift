import InnkeeperCore
import Testing

struct UnreadFileTests {
    @Test func `a finding keeps what the file is, what it is near to, and what it lacks`() {
        // Given
        var file = UnreadFile(.table)
        (file.nearest, file.missing, file.headings) = (.bookings, [.arrival, .departure], ["Name", "Zimmer"])
        // Then
        #expect(file.facts.description == "table bookings arrival|departure")
        #expect(UnreadFile(.pdf).facts.description == "pdf")
    }

    @Test func `documents and pictures are no exports, what can't be told may be one`() {
        #expect(!UnreadFile(.word).isExport && !UnreadFile(.picture).isExport && !UnreadFile(.bankStatement).isExport)
        #expect(UnreadFile(.excel).isExport && UnreadFile(.unknown).isExport && UnreadFile(.jsonRecords).isExport)
    }
}
