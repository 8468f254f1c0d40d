import InnkeeperCore
import InnkeeperReports
import Testing

struct MonthFiguresTests {
    private func rows(from first: String, days: Int, sites: Int? = 10) -> [OccupancyRow] {
        (0..<days).map {
            OccupancyRow(
                night: Fixture.day(first) + $0, sites: sites, sold: $0 % 7, revenue: 0, currency: Fixture.dollar)
        }
    }

    @Test func `every night is in its month, and the sums are those of the nights`() {
        // Given 2028-01-15 to 2029-01-17, over a leap day and a year's end
        let table = rows(from: "2028-01-15", days: 369)
        let months = MonthFigures.months(table, around: Fixture.day("2028-06-01"), limit: 24)
        // Then
        #expect(months.map { $0.first.description.prefix(7) }.first == "2028-01")
        #expect(months.count == 13)
        #expect(months.map(\.nights.count) == [17, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 17])
        #expect(months.reduce(0) { $0 + $1.sold } == table.reduce(0) { $0 + $1.sold })
        for month in months {
            #expect(month.occupancy == Quotient(month.sold, over: month.nights.count * 10))
            #expect(month.nights.allSatisfy { $0.night.month == month.first.month })
        }
        #expect(
            MonthFigures.months(rows(from: "2028-01-15", days: 3, sites: nil), around: Fixture.today, limit: 3)
                .first?.occupancy == nil)
    }

    @Test func `of ten years those around today are kept`() {
        let table = rows(from: "2020-01-01", days: 3_653)
        func kept(_ today: String) -> [String] {
            let months = MonthFigures.months(table, around: Fixture.day(today), limit: 24)
            return [months.first, months.last].compactMap { $0?.first.description }
        }
        #expect(kept("2026-11-21") == ["2026-03-01", "2028-02-01"])
        #expect(kept("2019-01-01") == ["2020-01-01", "2021-12-01"])
        #expect(kept("2040-01-01") == ["2028-01-01", "2029-12-01"])
        #expect(MonthFigures.months([], around: Fixture.today, limit: 24).isEmpty)
    }
}
