import InnkeeperReports
import InnkeeperStore
import Testing

struct DatabaseReferenceTests {
    @Test func `every column of a table of records says what it means`() {
        #expect(DatabaseReference.tables.map(\.name) == ["bookings", "campsites", "contacts", "places"])
        for table in DatabaseReference.tables {
            #expect(table.columns.first?.name == "row_id")
            for column in table.columns { #expect(column.summary.hasSuffix("."), "\(table.name).\(column.name)") }
        }
    }

    @Test func `a view is a question`() {
        #expect(DatabaseReference.views.count >= 7)
        for view in DatabaseReference.views { #expect(view.asks.hasSuffix("?"), "\(view.name)") }
    }
}
