import InnkeeperCore
import InnkeeperReports
import Testing

struct DistancesTableTests {
    @Test func `metres and degrees have one decimal, and a full turn is north`() {
        // Given a place seen from a site and from the property
        var dataset = Dataset()
        dataset.places = Fixture.places([
            ("osm/1", "Lick Observatory", "observatory", Coordinate(latitude: 37.34, longitude: -121.64)),
            ("", "Spring", nil, Coordinate(latitude: 37, longitude: -121)),
        ])
        dataset.distances = [
            DistanceRow(property: "Lake", siteNumber: "A12", place: 0, metres: 21_834.25, bearing: 87.149),
            DistanceRow(siteNumber: "", place: 1, metres: 0, bearing: 359.96),
        ]
        // When the rows are made
        var rows: [[String]] = []
        DistancesTable.forEachRow(Fixture.input(dataset)) { rows.append($0.texts) }
        // Then
        #expect(
            rows == [
                ["Lake", "A12", "osm/1", "Lick Observatory", "observatory", "21834.3", "87.1"],
                ["", "", "", "Spring", "", "0.0", "0.0"],
            ])
        #expect(rows.allSatisfy { $0.count == DistancesTable.columns.count })
    }
}
