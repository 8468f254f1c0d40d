import Core
import Testing

struct ReadingTests {
    @Test func `a table of cells finds what each row has`() {
        var table = CellTable()
        let name = CellLocation(line: 4, column: 6, value: "Jane")
        table.appendRow([("fn", name), ("tel", CellLocation(line: 5, column: 5, value: "1"))])
        table.appendRow([])
        #expect(table.locate(row: 0, field: "fn") == name)
        #expect(table.locate(row: 0, field: "tel")?.line == 5)
        #expect(table.locate(row: 0, field: "bday") == nil)
        #expect(table.locate(row: 1, field: "fn") == nil)
        #expect(table.locate(row: 2, field: "fn") == nil)
        #expect(table.naturalKey(row: 0).isEmpty)
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
