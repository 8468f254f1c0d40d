import InnkeeperCore
import Testing

struct ReadingTests {
    @Test func `a cell of a record is moved to where the record begins, its column on the first line only`() {
        // Given cells on the first and the second line of a record
        let first = CellLocation(line: 1, column: 3, value: "Jane")
        let second = CellLocation(line: 2, column: 3, value: "", written: "n/a")
        // When the record begins at 7:10
        // Then
        #expect(first.moved(line: 7, column: 10) == CellLocation(line: 7, column: 12, value: "Jane"))
        #expect(second.moved(line: 7, column: 10) == CellLocation(line: 8, column: 3, value: "", written: "n/a"))
    }

    @Test func `a batch counts the rows of whatever it holds`() {
        var sites = CampSites()
        sites.rows = [CampSite(number: "A1"), CampSite(number: "A2")]
        var places = Places()
        places.records = [.none]
        #expect(RecordBatch.campSites(sites).count == 2)
        #expect(RecordBatch.places(places).count == 1)
        #expect(RecordBatch.bookings(Bookings()).count == 0)
        #expect(RecordBatch.contacts(Contacts()).count == 0)
    }
}
