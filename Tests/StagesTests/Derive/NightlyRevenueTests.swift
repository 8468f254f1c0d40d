import InnkeeperStages
import Testing

struct NightlyRevenueTests {
    @Test(arguments: [
        (10_000, 3, [3333, 3333, 3334]), (5, 3, [1, 1, 3]), (-100, 3, [-33, -33, -34]), (0, 2, [0, 0]), (7, 1, [7]),
        (9, 3, [3, 3, 3]),
    ])
    func `the nights add up to the cent and the last one has the rest`(total: Int, nights: Int, shares: [Int64]) throws
    {
        let revenue = try #require(NightlyRevenue(Int64(total), nights: nights))
        #expect((1...nights).map { revenue.of(1, withLast: $0 == nights) } == shares)
        #expect(revenue.of(nights, withLast: true) == Int64(total))
        #expect(revenue.of(nights - 1, withLast: false) == shares.dropLast().reduce(0, +))
    }

    @Test func `what is not known, has no nights or can't be a price is no revenue`() {
        #expect(NightlyRevenue(nil, nights: 1) == nil)
        #expect(NightlyRevenue(100, nights: 0) == nil)
        #expect(NightlyRevenue(NightlyRevenue.largest + 1, nights: 1) == nil)
        #expect(NightlyRevenue(-NightlyRevenue.largest - 1, nights: 1) == nil)
        #expect(NightlyRevenue(.min, nights: 1) == nil)
        #expect(NightlyRevenue(NightlyRevenue.largest, nights: 1) != nil)
    }
}
