import InnkeeperCore
import Testing

struct KPIFiguresTests {
    @Test func `the ratios follow from the numerators`() throws {
        // Given a month of two sites: 62 nights to sell, 40 sold, revenue known for 38 of them
        var row = KPIRow(period: "2026-07")
        row.nightsAvailable = 62
        row.nightsSold = 40
        row.nightsWithRevenue = 38
        row.roomRevenue = 380_019
        row.currency = try #require(Currency("USD"))
        row.arrivals = 8
        row.arrivalNights = 41
        row.bookings = 10
        row.cancelled = 1
        row.noShow = 2
        row.leadDaysSum = 95
        row.leadDaysCount = 10
        // Then
        #expect(row.occupancy?.percent(digits: 2) == "64.52")
        #expect(row.adr?.decimal(digits: 4) == "100.0050")
        #expect(row.revpar?.decimal(digits: 2) == "61.29")
        #expect(row.averageStay?.decimal(digits: 3) == "5.125")
        #expect(row.cancellationRate?.percent(digits: 1) == "10.0")
        #expect(row.noShowRate?.percent(digits: 1) == "20.0")
        #expect(row.leadDaysMean?.decimal(digits: 1) == "9.5")
    }

    @Test func `without a denominator there is no ratio`() {
        let row = KPIRow(period: "all")
        #expect(row.occupancy == nil && row.adr == nil && row.revpar == nil && row.averageStay == nil)
        #expect(row.cancellationRate == nil && row.noShowRate == nil && row.leadDaysMean == nil)
        let night = OccupancyRow(
            night: CalendarDate(dayNumber: 0), sites: nil, sold: 3, revenue: 0, currency: .none)
        #expect(night.occupancy == nil)
    }

    @Test func `a night's occupancy is sold over sites`() {
        let night = OccupancyRow(night: CalendarDate(dayNumber: 0), sites: 8, sold: 3, revenue: 0, currency: .none)
        #expect(night.occupancy?.percent(digits: 1) == "37.5")
    }

    @Test(arguments: [("USD", 100), ("JPY", 1), ("KWD", 1000), ("CLF", 10_000)])
    func `amounts are shown in the currency's own major unit`(code: String, scale: Int) throws {
        let currency = try #require(Currency(code))
        #expect(currency.minorScale == Int64(scale))
        var power = 1
        for _ in 0..<currency.minorDigits { power *= 10 }
        #expect(power == scale)
        var row = KPIRow(period: "all")
        row.currency = currency
        row.roomRevenue = Int64(scale) * 5
        row.nightsWithRevenue = 2
        #expect(row.adr?.decimal(digits: 2) == "2.50")
    }
}
