import Core
import Testing

struct UnreadFileTests {
    @Test func `what a finding keeps of it is read again`() {
        // Given
        var file = UnreadFile(.table)
        (file.nearest, file.missing, file.headings) = (.bookings, [.arrival, .departure], ["Name", "Zimmer"])
        // When
        let read = UnreadFile(detail: file.detail, headings: "Name, Zimmer")
        // Then
        #expect(read?.nearest == .bookings)
        #expect(read?.missing == [.arrival, .departure])
        #expect(read?.headings == ["Name, Zimmer"])
        #expect(UnreadFile(detail: UnreadFile(.pdf).detail, headings: "")?.content == .pdf)
    }

    @Test func `a sentence is none`() {
        #expect(UnreadFile(detail: "there is no such file", headings: "") == nil)
        #expect(UnreadFile(detail: "", headings: "") == nil)
    }

    @Test func `documents and pictures are no exports, what can't be told may be one`() {
        #expect(!UnreadFile(.word).isExport && !UnreadFile(.picture).isExport && !UnreadFile(.bankStatement).isExport)
        #expect(UnreadFile(.excel).isExport && UnreadFile(.unknown).isExport && UnreadFile(.jsonRecords).isExport)
    }
}
