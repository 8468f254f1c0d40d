import InnkeeperCore
import Testing
import TestSupport

struct BookingCompletionTests {
    @Test func `of arrival, nights and departure two give the third`() {
        // Given a stay without a departure, one without nights, one with all that do not agree, one with an arrival alone
        var bookings = makeBookings((0..<4).map { _ in TestBooking(arrival: 10, departure: 13) })
        bookings.departure[0] = .missing
        bookings.nights[1] = .missing
        bookings.nights[2] = CountCell(9)
        bookings.departure[3] = .missing
        bookings.nights[3] = .missing
        // When
        bookings.completeStays()
        // Then
        #expect(bookings.departure.map(\.raw) == [13, 13, 13, DateCell.missing.raw])
        #expect(bookings.nights.map(\.value) == [3, 3, 9, nil])
    }

    @Test func `what can't be read stays so, and a departure beyond all calendars is none`() {
        var bookings = makeBookings((0..<3).map { _ in TestBooking(arrival: 10, departure: 13) })
        bookings.departure[0] = .unreadable
        bookings.arrival[1] = .ambiguous
        bookings.departure[1] = .missing
        bookings.arrival[2] = DateCell(raw: .max - 1)
        bookings.departure[2] = .missing
        bookings.completeStays()
        #expect(bookings.departure == [.unreadable, .missing, .unreadable])
    }

    @Test func `lead days are counted where both days are known and none are given`() {
        var bookings = makeBookings((0..<3).map { _ in TestBooking(arrival: 10, departure: 13) })
        bookings.bookedOn = [DateCell(raw: 4), DateCell(raw: 4), .missing]
        bookings.leadDays[1] = CountCell(1)
        bookings.completeLeadDays()
        #expect(bookings.leadDays.map(\.value) == [6, 1, nil])
    }
}
