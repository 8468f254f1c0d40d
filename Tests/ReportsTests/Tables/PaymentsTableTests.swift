import InnkeeperCore
import InnkeeperReports
import Testing

struct PaymentsTableTests {
    @Test func `each stay has its bill, and what is not known is empty`() {
        // Given today 2026-07-04
        var dataset = Dataset()
        dataset.files = [Fixture.file("desk", .bookings, "desk.csv")]
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: "A12", arrival: "2026-07-01", departure: "2026-07-05", total: 20_000, paid: 12_550),
            .init(id: "R-2", site: nil, arrival: "2026-07-04", departure: "2026-07-05", paid: 0, status: .pending),
            .init(id: "R-3", site: "B1", arrival: "2026-07-04", departure: "2026-07-05", status: .cancelled),
            .init(id: "R-4", site: "B1", arrival: "2026-07-04", departure: "2026-07-05", paid: 20_001),
            .init(id: "R-5", site: "B1", arrival: "2026-06-04", departure: "2026-06-05", status: .completed),
        ])
        dataset.bookings.paid[4] = .missing
        dataset.bookings.property = DictionaryColumn(["Lake", nil, "Lake", "River", "Lake"])
        // When
        var rows: [[String]] = []
        PaymentsTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then
        #expect(
            rows.map { $0.joined(separator: "|") } == [
                "Lake|R-1|A12|2026-07-01|2026-07-05|confirmed|200.00|125.50|74.50|USD|overdue|desk",
                "|R-2||2026-07-04|2026-07-05|pending|200.00|0.00|200.00|USD|owed-on-arrival|desk",
                "River|R-4|B1|2026-07-04|2026-07-05|confirmed|200.00|200.01|-0.01|USD|overpaid|desk",
                "Lake|R-5|B1|2026-06-04|2026-06-05|completed|200.00||||USD||desk".replacing("||||USD", with: "|||USD"),
            ])
        #expect(rows.allSatisfy { $0.count == PaymentsTable.columns.count })
    }
}
