import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct BookingCurrenciesTests {
    private let bookings = makeBookings(
        ["EUR", "EUR", "", "USD", "", "EUR", "CHF"].map { TestBooking(currency: $0) })

    @Test func `a booking without a currency is in the property's`() throws {
        let currencies = BookingCurrencies(bookings, property: try #require(Currency("USD")))
        #expect(currencies.list.map(\.code) == ["EUR", "USD", "CHF"])
        #expect(currencies.codes == [0, 0, 1, 1, 1, 0, 2])
    }

    @Test func `without a currency of the property it stays by itself`() {
        let currencies = BookingCurrencies(bookings, property: .none)
        #expect(currencies.list.map(\.code) == ["EUR", "", "USD", "CHF"])
        #expect(currencies.codes == [0, 0, 1, 2, 1, 0, 3])
    }

    @Test func `a stay without amounts counts with the others, where they are in one currency`() {
        // Given an export in euros, a calendar's stay, and one with an amount of which nobody knows the currency
        let bookings = makeBookings([
            TestBooking(total: 100, currency: "EUR"), TestBooking(currency: ""), TestBooking(total: 100, currency: ""),
            TestBooking(rate: 100, currency: ""), TestBooking(currency: ""),
        ])
        // When
        let currencies = BookingCurrencies(bookings, property: .none)
        // Then
        #expect(currencies.list.map(\.code) == ["EUR", ""])
        #expect(currencies.codes == [0, 0, 1, 1, 0])
    }

    @Test func `of many currencies, in any order, each has its own code`() {
        // Given more currencies than are remembered at once
        let letters = "ABCDEFGHIJKLM"
        let codes = letters.flatMap { first in letters.map { "\(first)\($0)R" } }
        let bookings = makeBookings((codes + codes.reversed()).map { TestBooking(currency: $0) })
        // When
        let currencies = BookingCurrencies(bookings, property: .none)
        // Then
        #expect(currencies.list.map(\.code) == codes)
        #expect(currencies.codes == (Array(codes.indices) + codes.indices.reversed()).map(Int32.init))
    }

    @Test func `without bookings there is the property's`() throws {
        let dollar = try #require(Currency("USD"))
        #expect(BookingCurrencies(Bookings(), property: dollar).list == [dollar])
        #expect(BookingCurrencies(Bookings(), property: dollar).codes.isEmpty)
    }
}
