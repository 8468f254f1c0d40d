import InnkeeperCore
import InnkeeperReports
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
        let figures = Dictionary(uniqueKeysWithValues: row.figures(.english, ofSeen: false).map { ($0.name, $0.value) })
        // Then
        #expect(figures[Messages.english[.nightsSold]] == "10")
        #expect(figures[Messages.english[.adr]] == "125.00 USD")
        #expect(figures[Messages.english[.occupancy]] == "")
        #expect(figures[Messages.english[.revpar]] == "")
        #expect(figures[Messages.english[.cancelled]] == "")
        #expect(row.isForAll)
        #expect(!KPIRow(period: "2026-07", channel: "desk").isForAll)
    }
}
