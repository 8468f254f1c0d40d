import InnkeeperCore
import InnkeeperReports
import Testing

struct DayFiguresTests {
    @Test func `a stay sleeps here from its arrival to the night before its departure`() {
        // Given stays around 4 July
        let bookings = Fixture.bookings([
            .init(id: "left before", site: "A1", arrival: "2026-07-01", departure: "2026-07-03"),
            .init(id: "leaves", site: "A10", arrival: "2026-07-01", departure: "2026-07-04"),
            .init(id: "leaves too", site: "A2", arrival: "2026-07-03", departure: "2026-07-04", status: .inHouse),
            .init(id: "stays", site: "A3", arrival: "2026-07-03", departure: "2026-07-05", guests: 3),
            .init(id: "arrives", site: "B2", arrival: "2026-07-04", departure: "2026-07-05", guests: 4),
            .init(id: "may arrive", site: "B1", arrival: "2026-07-04", departure: "2026-07-05", status: .pending),
            .init(id: "cancelled", site: "A1", arrival: "2026-07-04", departure: "2026-07-05", status: .cancelled),
            .init(id: "refused", site: "A1", arrival: "2026-07-04", departure: "2026-07-04", status: .invalid),
            .init(id: "later", site: "A1", arrival: "2026-07-05", departure: "2026-07-06"),
        ])
        // When today is looked at
        let figures = DayFigures(bookings, on: Fixture.today)
        // Then pending guests are expected but do not sleep here, and sites sort as people sort them
        #expect(figures.arrivals.map { bookings.id[$0] } == ["may arrive", "arrives"])
        #expect(figures.departures.map { bookings.id[$0] } == ["leaves too", "leaves"])
        #expect(figures.inHouse == 2)
        #expect(figures.guestsInHouse == 7)
    }

    @Test func `site numbers sort by their numbers`() {
        let sorted = ["B1", "A12", "A2", "", "10", "9", "A2b", "A"].sorted(by: SiteOrder.isBefore)
        #expect(sorted == ["", "9", "10", "A", "A2", "A2b", "A12", "B1"])
        #expect(SiteOrder.isBefore("07", "7") != SiteOrder.isBefore("7", "07"))
        #expect(!SiteOrder.isBefore("7", "7"))
    }

    @Test func `a balance is due only when both amounts are known and something is left`() {
        var bookings = Fixture.bookings([
            .init(id: "1", site: nil, arrival: "2026-07-01", departure: "2026-07-03", total: 10_000, paid: 2_500),
            .init(id: "2", site: nil, arrival: "2026-07-01", departure: "2026-07-03", total: 10_000, paid: 10_000),
            .init(id: "3", site: nil, arrival: "2026-07-01", departure: "2026-07-03"),
        ])
        bookings.paid[2] = .missing
        #expect(bookings.balanceDue(0) == Money(minorUnits: 7_500, currency: Fixture.dollar))
        #expect(bookings.balanceDue(1) == nil)
        #expect(bookings.balanceDue(2) == nil)
    }
}
