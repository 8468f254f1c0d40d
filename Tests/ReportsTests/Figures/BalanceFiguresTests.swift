import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct BalanceFiguresTests {
    @Test func `the first few are those that sorting all of them gives`() {
        // Given many bills of every kind
        var random = SeededRandom(12)
        let bookings = Fixture.bookings(
            (0..<500).map { index in
                .init(
                    id: "\(index)", site: "A",
                    arrival: "2026-07-\(padded(Int.random(in: 1...9, using: &random), to: 2))",
                    departure: "2026-07-10", total: 1_000, paid: [0, 1_000, 1_500][index % 3])
            })
        let all = BalanceFigures(bookings, on: Fixture.today)
        #expect(all.rows.count == all.count && all.count == 333)
        for limit in [0, 1, 7, 100, 332, 333, 400] {
            let some = BalanceFigures(bookings, on: Fixture.today, limit: limit)
            #expect(some.rows == Array(all.rows.prefix(limit)))
            #expect(some.totals == all.totals)
        }
    }

    @Test func `what is overdue comes first, and currencies are kept apart`() {
        // Given today 2026-07-04
        var bookings = Fixture.bookings([
            .init(id: "later", site: "1", arrival: "2026-07-09", departure: "2026-07-10", paid: 0),
            .init(id: "today", site: "1", arrival: "2026-07-04", departure: "2026-07-10", paid: 5_000),
            .init(id: "gone", site: "1", arrival: "2026-06-01", departure: "2026-06-10", paid: 19_999),
            .init(id: "here", site: "1", arrival: "2026-07-01", departure: "2026-07-10", paid: 10_000),
            .init(id: "euro", site: "1", arrival: "2026-07-02", departure: "2026-07-10", paid: 0),
            .init(id: "much", site: "1", arrival: "2026-07-02", departure: "2026-07-10", paid: 20_500),
            .init(id: "even", site: "1", arrival: "2026-07-02", departure: "2026-07-10"),
            .init(id: "off", site: "1", arrival: "2026-07-02", departure: "2026-07-10", paid: 0, status: .cancelled),
        ])
        bookings.currency[4] = Currency("EUR") ?? .none
        // When
        let figures = BalanceFigures(bookings, on: Fixture.today)
        // Then
        #expect(figures.rows.map { bookings.id[$0] } == ["gone", "here", "euro", "today", "later", "much"])
        #expect(
            figures.totals.map { "\($0.state) \($0.stays) \($0.amount)" } == [
                "overdue 1 200.00 EUR", "overdue 2 100.01 USD", "owedOnArrival 2 350.00 USD", "overpaid 1 5.00 USD",
            ])
    }

    @Test func `no bills, nothing due`() {
        #expect(BalanceFigures(Bookings(), on: Fixture.today).totals.isEmpty)
    }
}
