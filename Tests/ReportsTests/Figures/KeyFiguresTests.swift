import Core
import Reports
import Testing

struct KeyFiguresTests {
    @Test func `a ratio that nothing stands under is empty`() {
        // Given a month with stays and no known sites
        var row = KPIRow(period: "2026-07")
        row.nightsSold = 10
        row.roomRevenue = 100_000
        row.nightsWithRevenue = 8
        row.currency = Fixture.dollar
        // When its figures are named
        let figures = Dictionary(uniqueKeysWithValues: row.figures.map { ($0.name, $0.value) })
        // Then
        #expect(figures[Messages.nightsSold] == "10")
        #expect(figures[Messages.adr] == "125.00 USD")
        #expect(figures[Messages.occupancy] == "")
        #expect(figures[Messages.revpar] == "")
        #expect(figures[Messages.cancelled] == "")
        #expect(row.isForAll)
        #expect(!KPIRow(period: "2026-07", channel: "desk").isForAll)
    }
}
