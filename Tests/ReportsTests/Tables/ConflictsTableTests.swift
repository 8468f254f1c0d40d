import InnkeeperCore
import InnkeeperReports
import Testing

struct ConflictsTableTests {
    @Test func `both stays, the shared nights and the free sites are in the row`() {
        // Given two stays that share two nights on A12
        var dataset = Dataset()
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: "A12", arrival: "2026-07-01", departure: "2026-07-05"),
            .init(id: "R-2", site: "A12", arrival: "2026-07-03", departure: "2026-07-08"),
        ])
        dataset.bookings.property = DictionaryColumn(["Lake", "Lake"])
        let shared = Fixture.day("2026-07-03").dayNumber..<Fixture.day("2026-07-05").dayNumber
        dataset.conflicts = [
            ConflictRow(first: 0, second: 1, overlap: shared, kind: .doubleBooking, freeSites: ["A13", "B2"])
        ]
        // When the row is made
        var rows: [[String]] = []
        ConflictsTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then
        #expect(
            rows == [
                [
                    "Lake", "A12", "R-1", "2026-07-01", "2026-07-05", "R-2", "2026-07-03", "2026-07-08", "2",
                    "double-booking", "A13 B2",
                ]
            ])
        #expect(rows[0].count == ConflictsTable.columns.count)
    }

    @Test(arguments: [("A11, A12", "A12"), ("A12", "A12, A13"), ("A12", "A12")])
    func `the site is the one that both want, even if one of them has several`(first: String, second: String) {
        // Given
        var dataset = Dataset()
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: first, arrival: "2026-07-01", departure: "2026-07-05"),
            .init(id: "R-2", site: second, arrival: "2026-07-03", departure: "2026-07-08"),
        ])
        let shared = Fixture.day("2026-07-03").dayNumber..<Fixture.day("2026-07-05").dayNumber
        dataset.conflicts = [ConflictRow(first: 0, second: 1, overlap: shared, kind: .doubleBooking, freeSites: [])]
        // When
        var rows: [[String]] = []
        ConflictsTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then in the table, and for people
        #expect(rows.map { $0[1] } == ["A12"])
        #expect(Messages.english.site(dataset.conflicts[0], dataset) == "A12")
    }
}
