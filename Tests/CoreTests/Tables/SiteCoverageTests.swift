import InnkeeperCore
import Testing

struct SiteCoverageTests {
    @Test func `coverage is poor where more than half of the active stays have no site`() {
        // Given as many stays with a site as without one, and two bookings that hold none
        var bookings = Bookings()
        for (site, status) in [
            ("A1", BookingStatus.confirmed), (nil, .pending), (nil, .cancelled), (nil, .invalid),
        ] {
            var booking = BookingRecord()
            booking.site = site
            booking.status = status
            booking.arrival = DateCell(raw: 10)
            booking.departure = DateCell(raw: 12)
            bookings.append(booking)
        }
        let coverage = SiteCoverage(bookings, withSite: 1)
        #expect(coverage.stays == 2 && coverage.withoutSite == 1 && !coverage.isPoor)
        // When one more has none
        bookings.append(contentsOf: bookings)
        bookings.site = DictionaryColumn(["A1", nil, nil, nil, nil, nil, nil, nil])
        // Then
        #expect(SiteCoverage(bookings, withSite: 1).isPoor)
    }
}
