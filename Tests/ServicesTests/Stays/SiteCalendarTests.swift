import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

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

    @Test(arguments: [1, 2, 3, 7, 50]) func `made by several tasks it is the same`(jobs: Int) async {
        // Given no stay, one, and sites of which the third has more stays than all others together, some of which need
        // wider columns than those before
        let few = makeBookings([TestBooking(site: "A", arrival: 3, departure: 5)])
        let many = makeBookings(
            (0..<900).map { row in
                let site = row % 2 == 0 ? 2 : row % 9
                let arrival = Int32(row * 7 % 31) + (site > 6 ? 90_000 : 0)
                return TestBooking(
                    site: "S\(site)", arrival: arrival, departure: arrival + Int32(row % 4),
                    status: row % 11 == 0 ? .cancelled : .confirmed)
            })
        for bookings in [makeBookings([]), few, many] {
            // When
            let made = await SiteCalendar.made(of: bookings, jobs: jobs)
            // Then
            let expected = SiteCalendar(bookings)
            #expect(made.units.map(\.site) == expected.units.map(\.site))
            #expect(made.unitStarts == expected.unitStarts)
            #expect((made.rows == expected.rows) as Bool)
            #expect((made.arrivals == expected.arrivals) as Bool)
            #expect((made.departures == expected.departures) as Bool)
        }
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

    @Test func `many properties with many sites, of which few are used, stand in the same order`() {
        // Given 400 properties with a site of their own each: 160,400 pairs, of which 400 are units
        let bookings = makeBookings(
            (0..<400).reversed().flatMap { number in
                [
                    TestBooking(property: "P\(number)", site: "S\(number)", arrival: 900_000, departure: 900_001),
                    TestBooking(property: "P\(number)", site: "S\(number)", arrival: 7, departure: 8),
                ]
            })
        // When
        let calendar = SiteCalendar(bookings)
        // Then the units stand as they were first named, each with its stays by arrival
        #expect(calendar.units.map(\.property) == Array(Int32(0)..<400))
        #expect(calendar.units.map(\.site) == Array(Int32(0)..<400))
        let expected: [Int32] = (0..<400).flatMap { (unit: Int32) -> [Int32] in [unit * 2 + 1, unit * 2] }
        #expect(calendar.rows == expected)
    }

    @Test func `a unit's many stays are sorted by arrival, those of one day by row`() {
        // Given a thousand stays on one site within 40 days, in an order without order
        let days = (0..<1000).map { ($0 * 7919 + 13) % 40 }
        let bookings = makeBookings(
            days.map { TestBooking(arrival: Int32($0), departure: Int32($0 + 1)) })
        // When
        let calendar = SiteCalendar(bookings)
        // Then
        let expected = days.indices.sorted { (days[$0], $0) < (days[$1], $1) }
        #expect(calendar.rows == expected.map { Int32($0) })
    }

    @Test func `no stays, no units`() {
        let calendar = SiteCalendar(Bookings())
        #expect(calendar.rows.isEmpty && calendar.units.isEmpty && calendar.unitStarts == [0])
        calendar.forEachOverlap { _, _ in Issue.record("nothing can overlap") }
    }
}
