import Core
import Stages
import Testing

/// The sort itself is no one's business outside the room; this is its contract through the calendar that it makes.
struct RadixSortTests {
    @Test(arguments: [1, 2, 100, 4095, 4096, 4097, 70_000, 5_000_000, 2_000_000_000])
    func `stays of any span of days come out in order, equals as they came`(span: Int32) {
        // Given
        var random = SeededRandom(UInt64(span))
        let arrivals = (0..<500).map { _ in Int32.random(in: -span...span, using: &random) }
        // When
        let calendar = SiteCalendar(makeBookings(arrivals.map { TestBooking(arrival: $0, departure: $0 + 1) }))
        // Then
        let expected = arrivals.indices.sorted { (arrivals[$0], $0) < (arrivals[$1], $1) }
        #expect(calendar.rows.map(Int.init) == expected)
    }

    @Test(arguments: [1, 3, 64, 5000])
    func `any number of sites and properties comes out in order`(names: Int) {
        var random = SeededRandom(UInt64(names))
        let rows = (0..<6000).map { _ in
            TestBooking(
                property: String(Int.random(in: 0..<names, using: &random)),
                site: String(Int.random(in: 0..<names, using: &random)))
        }
        let bookings = makeBookings(rows)
        let calendar = SiteCalendar(bookings)
        let expected = rows.indices.sorted {
            (bookings.property.codes[$0], bookings.site.codes[$0], $0)
                < (bookings.property.codes[$1], bookings.site.codes[$1], $1)
        }
        #expect(calendar.rows.map(Int.init) == expected)
    }
}
