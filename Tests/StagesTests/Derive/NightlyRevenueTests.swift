import Core
import Stages
import Testing

struct NightlyRevenueTests {
    @Test(arguments: [
        (10_000, 3, [3333, 3333, 3334]), (5, 3, [1, 1, 3]), (-100, 3, [-33, -33, -34]), (0, 2, [0, 0]), (7, 1, [7]),
        (9, 3, [3, 3, 3]),
    ])
    func `the nights add up to the cent and the last one has the rest`(total: Int, nights: Int, shares: [Int64]) throws
    {
        let bookings = makeBookings([TestBooking(departure: Int32(nights), total: Int64(total))])
        let revenue = try #require(NightlyRevenue(bookings, 0, nights: nights))
        #expect((1...nights).map { revenue.of(1, withLast: $0 == nights) } == shares)
        #expect(revenue.of(nights, withLast: true) == Int64(total))
        #expect(revenue.of(nights - 1, withLast: false) == shares.dropLast().reduce(0, +))
    }

    @Test func `tax is left out`() throws {
        let bookings = makeBookings([TestBooking(departure: 2, total: 1000, tax: 101)])
        #expect(try #require(NightlyRevenue(bookings, 0, nights: 2)).of(2, withLast: true) == 899)
    }

    @Test func `what is not known, has no nights or can't be a price is no revenue`() {
        let bookings = makeBookings([
            TestBooking(), TestBooking(total: 100), TestBooking(total: NightlyRevenue.largest + 1),
            TestBooking(total: -NightlyRevenue.largest - 1), TestBooking(total: .max, tax: -5),
            TestBooking(total: NightlyRevenue.largest),
        ])
        #expect(NightlyRevenue(bookings, 0, nights: 1) == nil)
        #expect(NightlyRevenue(bookings, 1, nights: 0) == nil)
        #expect(NightlyRevenue(bookings, 2, nights: 1) == nil)
        #expect(NightlyRevenue(bookings, 3, nights: 1) == nil)
        #expect(NightlyRevenue(bookings, 4, nights: 1) == nil)
        #expect(NightlyRevenue(bookings, 5, nights: 1) != nil)
    }
}
