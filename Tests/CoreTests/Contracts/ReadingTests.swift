import Core
import Testing

struct ReadingTests {
    @Test(arguments: [
        ("Check-in", "checkin"), ("site_number", "sitenumber"), ("NO SHOW", "noshow"), ("BESTÄTIGT", "bestätigt"),
        ("a\u{A0}b", "ab"), ("", ""),
    ])
    func `headers and words are compared without case, blanks and joints`(word: String, folded: String) {
        #expect(foldedWord(word) == folded)
    }

    @Test func `a batch knows its rows, whatever its kind`() {
        var sites = CampSites()
        sites.rows = [CampSite(number: "A1"), CampSite(number: "A2")]
        #expect(RecordBatch.campSites(sites).count == 2)
        #expect(RecordBatch.bookings(Bookings()).count == 0)
        #expect(RecordBatch.contacts(Contacts()).count == 0)
        #expect(RecordBatch.places(Places()).count == 0)
    }

    @Test func `noted cells are found by row and field`() {
        var table = CellTable()
        let name = CellLocation(line: 3, column: 7, value: "Creek")
        table.appendRow([])
        table.appendRow([("name", name)])
        #expect(table.locate(row: 1, field: "name") == name)
        #expect(table.locate(row: 1, field: "id") == nil)
        #expect(table.locate(row: 0, field: "name") == nil)
        #expect(table.locate(row: 2, field: "name") == nil)
    }
}
