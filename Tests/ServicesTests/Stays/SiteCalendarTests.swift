import Core
import Services
import TestSupport
import Testing

struct SiteCalendarTests {
    @Test func `active stays stand by property, site, arrival and row`() {
        // Given, in the order in which properties and sites are first named: North, South, none; sites 2, 1
        let bookings = makeBookings([
            TestBooking(property: "North", site: "2", arrival: 5, departure: 6),
            TestBooking(property: "South", site: "1", arrival: 1, departure: 9),
            TestBooking(property: "North", site: "1", arrival: -3, departure: 6),
            TestBooking(property: "North", site: "2", arrival: 4, departure: 9),
            TestBooking(property: nil, site: "2", arrival: 7, departure: 9),
            TestBooking(property: "North", site: "2", arrival: 4, departure: 5),
            TestBooking(property: "North", site: nil, arrival: 4, departure: 5),
            TestBooking(property: "North", site: "2", arrival: 4, departure: 4),
            TestBooking(property: "North", site: "2", arrival: 4, departure: 5, status: .cancelled),
            TestBooking(property: "North", site: "2", arrival: nil, departure: 5),
        ])
        // When
        let calendar = SiteCalendar(bookings)
        // Then
        #expect(calendar.rows == [4, 3, 5, 0, 2, 1])
        #expect(calendar.arrivals == [7, 4, 4, 5, -3, 1])
        #expect(calendar.departures == [9, 9, 5, 6, 6, 9])
        #expect(calendar.unitStarts == [0, 1, 4, 5, 6])
        #expect(calendar.units.map(\.property) == [-1, 0, 0, 1])
        #expect(calendar.units.map(\.site) == [0, 0, 1, 1])
    }

    @Test func `dates at both ends of what a cell can hold are sorted too`() {
        let bookings = makeBookings([
            TestBooking(arrival: .max - 1, departure: .max), TestBooking(arrival: 0, departure: .max),
            TestBooking(arrival: .min + 3, departure: .max),
        ])
        let calendar = SiteCalendar(bookings)
        #expect(calendar.rows == [2, 1, 0])
        var pairs = 0
        calendar.forEachOverlap { _, _ in pairs += 1 }
        #expect(pairs == 3)
    }

    @Test func `no stays, no units`() {
        let calendar = SiteCalendar(Bookings())
        #expect(calendar.rows.isEmpty && calendar.units.isEmpty && calendar.unitStarts == [0])
        calendar.forEachOverlap { _, _ in Issue.record("nothing can overlap") }
    }
}
