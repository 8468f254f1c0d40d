import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct SiteCrowdsTests {
    /// Stays on five sites within 60 days, of up to 30 nights, in an order without order.
    private let bookings = makeBookings(
        (0..<900).map { number in
            let arrival = Int32(number * 7919 % 61)
            return TestBooking(
                site: "\(number * 13 % 5)", arrival: arrival, departure: arrival + Int32(number * 17 % 31))
        })

    @Test func `the pairs of a unit are as many as a look at each pair finds`() {
        // Given
        let calendar = SiteCalendar(bookings)
        #expect(calendar.units.count == 5)
        for unit in calendar.units.indices {
            let stays = calendar.unitStarts[unit]..<calendar.unitStarts[unit + 1]
            // When each is held against each
            var pairs = 0
            for one in stays {
                for other in stays where other > one {
                    let first = calendar.arrivals[one]..<calendar.departures[one]
                    if first.overlaps(calendar.arrivals[other]..<calendar.departures[other]) { pairs += 1 }
                }
            }
            // Then
            #expect(calendar.pairCount(on: unit) == pairs)
            #expect(pairs > 1000)
        }
        let alone = SiteCalendar(makeBookings([TestBooking(arrival: 1, departure: 3)]))
        #expect(alone.pairCount(on: 0) == 0)
    }

    @Test func `the sites with the most pairs are left out until the others fit`() {
        #expect(SiteCalendar.crowded([3, 9, 0, 9, 4], limit: 25) == [])
        #expect(SiteCalendar.crowded([3, 9, 0, 9, 4], limit: 24) == [1])
        #expect(SiteCalendar.crowded([3, 9, 0, 9, 4], limit: 15) == [1, 3])
        #expect(SiteCalendar.crowded([3, 9, 0, 9, 4], limit: 0) == [0, 1, 3, 4])
        #expect(SiteCalendar.crowded([], limit: 0) == [])
    }

    @Test func `a crowd is told by its fullest night and the first stay that meets another`() throws {
        // Given
        let calendar = SiteCalendar(bookings)
        for unit in calendar.units.indices {
            let stays = calendar.unitStarts[unit]..<calendar.unitStarts[unit + 1]
            // When the nights are counted one by one
            var nights: [Int32: Int] = [:]
            for stay in stays {
                for night in calendar.arrivals[stay]..<calendar.departures[stay] { nights[night, default: 0] += 1 }
            }
            let second = stays.first { stay in
                stays.prefix { $0 < stay }.contains { calendar.departures[$0] > calendar.arrivals[stay] }
            }
            // Then
            let crowd = try #require(calendar.crowd(on: unit, pairs: 7))
            #expect(crowd.stays == nights.values.max())
            #expect(crowd.booking == second.map { Int(calendar.rows[$0]) })
            #expect(crowd.pairs == 7)
        }
        // Stays that follow each other are no crowd.
        let rows = [TestBooking(arrival: 1, departure: 3), TestBooking(arrival: 3, departure: 4)]
        #expect(SiteCalendar(makeBookings(rows)).crowd(on: 0, pairs: 0) == nil)
    }
}
