import InnkeeperCore
import InnkeeperReports
import Testing

struct DatesTests {
    @Test func `a month has a key for tables`() { #expect(Dates.periodKey(Fixture.today) == "2026-07") }
}
