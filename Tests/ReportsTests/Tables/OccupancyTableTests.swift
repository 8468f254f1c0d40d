import InnkeeperCore
import InnkeeperReports
import Testing

struct OccupancyTableTests {
    @Test func `a ratio needs sites, and money has the digits of its currency`() throws {
        // Given nights in dollars and in yen, with sites and without
        let yen = try #require(Currency("JPY"))
        var dataset = Dataset()
        dataset.occupancy = [
            OccupancyRow(night: Fixture.today, sites: 3, sold: 2, revenue: 12_345, currency: Fixture.dollar),
            OccupancyRow(night: Fixture.today + 1, sites: nil, sold: 4, revenue: 9_000, currency: yen),
            OccupancyRow(night: Fixture.today + 2, sites: 0, sold: 0, revenue: -50, currency: .none),
        ]
        // When the rows are made
        var rows: [[String]] = []
        OccupancyTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then
        #expect(
            rows == [
                ["2026-07-04", "3", "2", "0.6667", "123.45", "USD"],
                ["2026-07-05", "", "4", "", "9000", "JPY"],
                ["2026-07-06", "0", "0", "", "-0.50", ""],
            ])
        #expect(rows.allSatisfy { $0.count == OccupancyTable.columns.count })
    }
}
