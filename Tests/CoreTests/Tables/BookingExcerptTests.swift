import InnkeeperCore
import Testing
import TestSupport

struct BookingExcerptTests {
    @Test func `rows wanted in any order, and twice, are found with what lists show of them`() {
        // Given a table of 500 rows, of which some are wanted
        var table = makeBookings(
            (0..<500).map { TestBooking(id: "R\($0)", site: $0 % 7 == 0 ? nil : "A\($0 % 9)", camper: 1) })
        table.property = DictionaryColumn((0..<500).map { "P\($0 % 60)" })
        let wanted = [499, 3, 250, 3, 0, 77, 251, 499, 7]
        // When
        let excerpt = BookingExcerpt(of: table, rows: wanted)
        // Then there is one row for each, in the table's order
        #expect(excerpt.bookings.count == 7)
        #expect(wanted.map { excerpt.row($0) } == [6, 1, 4, 1, 0, 3, 5, 6, 2])
        for number in wanted {
            let row = excerpt.row(number)
            #expect(excerpt.bookings.id[row] == table.id[number])
            #expect(excerpt.bookings.records[row] == table.records[number])
            #expect(excerpt.bookings.property[row] == table.property[number])
            #expect(excerpt.bookings.ownProperty(row) == table.ownProperty(number))
            #expect(excerpt.bookings.site[row] == table.site[number])
            #expect(excerpt.bookings.stay(row) == table.stay(number))
        }
    }

    @Test func `no rows are wanted of a table, and none of an empty one`() {
        #expect(BookingExcerpt(of: makeBookings([TestBooking(id: "R1", camper: 1)]), rows: []).bookings.count == 0)
        #expect(BookingExcerpt(of: Bookings(), rows: []).bookings.count == 0)
    }
}
