import InnkeeperCore
import InnkeeperReports
import Testing

struct SourceTotalsTests {
    @Test func `files of one source are added up, in the order of the files`() {
        // Given two files of one source and one of another
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("desk", .bookings, "a.csv", accepted: 10, rejected: 1),
            Fixture.file("desk", .bookings, "b.csv", accepted: 5, rejected: 2),
            Fixture.file("places", .places, "p.json", accepted: 7),
        ]
        // When they are added up
        let totals = SourceTotal.all(dataset)
        // Then
        #expect(totals.map(\.source) == ["desk", "places"])
        #expect(totals.map(\.files) == [2, 1])
        #expect(totals[0].counts.read == 18)
        #expect(totals[0].counts.rejected == 3)
        #expect(SourceTotal.sum(totals).accepted == 22)
    }
}
