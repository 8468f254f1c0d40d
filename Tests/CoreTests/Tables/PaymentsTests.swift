import InnkeeperCore
import Testing
import TestSupport

struct PaymentsTests {
    private func bookings(_ bills: [(arrival: Int32?, total: AmountCell, paid: AmountCell)]) -> Bookings {
        var bookings = makeBookings(bills.map { TestBooking(arrival: $0.arrival) })
        bookings.total = PackedIntegerColumn(bills.map(\.total))
        bookings.paid = PackedIntegerColumn(bills.map(\.paid))
        return bookings
    }

    @Test func `the balance is total less paid, and its state depends on the day of arrival`() {
        let ten = AmountCell(minorUnits: 1000)
        let bookings = bookings([
            (9, ten, .init(minorUnits: 400)), (10, ten, .init(minorUnits: 400)), (11, ten, .init(minorUnits: 0)),
            (9, ten, ten), (9, ten, .init(minorUnits: 1001)), (nil, ten, .init(minorUnits: 1)), (9, ten, .missing),
            (9, .missing, ten), (9, .unreadable, ten),
            (9, .init(minorUnits: .max), .init(minorUnits: -1)),
        ])
        let today = CalendarDate(dayNumber: 10)
        #expect((0..<10).map { bookings.balance($0) } == [600, 600, 1000, 0, -1, 999, nil, nil, nil, nil])
        #expect(
            (0..<10).map { bookings.paymentState($0, on: today) } == [
                .overdue, .owedOnArrival, .owedOnArrival, .paid, .overpaid, nil, nil, nil, nil, nil,
            ])
    }

    @Test func `who stays or may yet has a bill, if an amount is known`() {
        var bookings = makeBookings(BookingStatus.allCases.map { TestBooking(status: $0, total: 100) })
        let billed = BookingStatus.allCases.indices.filter(bookings.hasBill).map { BookingStatus.allCases[$0] }
        #expect(billed == [.confirmed, .inHouse, .completed, .pending, .closed])
        bookings.total = PackedIntegerColumn(repeating: .missing, count: bookings.count)
        #expect(!bookings.hasBill(0))
        bookings.paid[0] = AmountCell(minorUnits: 5)
        #expect(bookings.hasBill(0))
    }
}
