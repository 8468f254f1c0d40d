import InnkeeperCore
import InnkeeperReports
import Testing

struct NightFiguresTests {
    @Test func `currencies of one night come together, and only the nights asked for`() throws {
        // Given nights before, in and after the window, one in two currencies
        let yen = try #require(Currency("JPY"))
        let rows = [
            OccupancyRow(night: Fixture.today - 1, sites: 4, sold: 1, revenue: 1, currency: Fixture.dollar),
            OccupancyRow(night: Fixture.today, sites: 4, sold: 2, revenue: 123_450, currency: Fixture.dollar),
            OccupancyRow(night: Fixture.today, sites: 4, sold: 1, revenue: 900, currency: yen),
            OccupancyRow(night: Fixture.today + 1, sites: nil, sold: 0, revenue: 0, currency: Fixture.dollar),
            OccupancyRow(night: Fixture.today + 2, sites: 4, sold: 1, revenue: 1, currency: Fixture.dollar),
        ]
        // When two nights are asked for
        let nights = NightFigures.nights(rows, from: Fixture.today, count: 2)
        // Then
        #expect(nights.map(\.night) == [Fixture.today, Fixture.today + 1])
        #expect(nights.map(\.sold) == [3, 0])
        #expect(nights[0].occupancy?.percent(digits: 1) == "75.0")
        #expect(nights[0].revenueText(.english) == "1,234.50 USD + 900 JPY")
        #expect(nights[1].occupancy == nil)
        #expect(nights[1].revenueText(.english) == "0.00 USD")
    }
}
