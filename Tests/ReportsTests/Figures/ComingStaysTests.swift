import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct ComingStaysTests {
    @Test func `it finds what looking at every booking by itself finds`() {
        // Given bookings around a window, some without dates and of every status
        var random = SeededRandom(3)
        let statuses = BookingStatus.allCases
        let today = Fixture.today.dayNumber
        let rows = (0..<2_000).map { index -> TestBooking in
            let arrival = today + Int32.random(in: -50...80, using: &random)
            return TestBooking(
                arrival: index % 17 == 0 ? nil : arrival,
                departure: index % 13 == 0 ? nil : arrival + Int32.random(in: 0...40, using: &random),
                status: statuses[index % statuses.count])
        }
        let bookings = makeBookings(rows)
        // When
        let coming = ComingStays(bookings, from: Fixture.today, days: 30)
        // Then
        let wanted = rows.indices.filter { index in
            guard let arrival = rows[index].arrival, rows[index].status.holdsSite else { return false }
            return arrival < today + 30 && max(arrival, rows[index].departure ?? arrival) >= today
        }
        #expect(coming.rows == wanted)
        let days = coming.days(bookings)
        #expect(days.count == 30)
        for (offset, day) in days.enumerated() {
            let number = today + Int32(offset)
            #expect(day.arrivals == rows.count { $0.arrival == number && $0.status.holdsSite })
            #expect(day.departures == rows.count { $0.departure == number && $0.arrival != nil && $0.status.isStay })
        }
    }
}
