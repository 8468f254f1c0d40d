import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct PositionTextTests {
    @Test(arguments: [
        "47.6123, 11.4821", "47.6123,11.4821", "47,6123; 11,4821", "47.6123 11.4821", "[47.6123, 11.4821]",
        "(47.6123, 11.4821)", "POINT (11.4821 47.6123)", "POINT(11.4821 47.6123)", "SRID=4326;POINT(11.4821 47.6123)",
        "Point(11.4821 47.6123)",
    ])
    func `a position is read in the ways that tables write it`(text: String) {
        #expect(PositionText.coordinate(text) == Coordinate(latitude: 47.6123, longitude: 11.4821))
    }

    @Test func `what can't be a latitude is the longitude`() {
        #expect(PositionText.coordinate("-121.88, 37.33") == Coordinate(latitude: 37.33, longitude: -121.88))
    }

    @Test(arguments: ["", "Am Bach 2, 83671 Erlenau", "47.6", "1, 2, 3", "POLYGON ((1 2, 3 4, 1 2))", "N 47.6, E 11.4"])
    func `anything else is none`(text: String) { #expect(PositionText.coordinate(text) == nil) }

    @Test func `a table of places may have one column for it`() {
        // Given a map's export and one of a town's open data
        let map = "WKT,name,description\nPOINT (11.4821 47.6123),Lake,Quiet\nPOLYGON ((1 2)),Wood,\n"
        let town = "geo_point_2d;nom;type\n47.6123, 11.4821;Le Lac;camping\n"
        // Then both are known and read
        for (text, name) in [(map, "Lake"), (town, "Le Lac")] {
            #expect(TableHead(csv: Array(text.utf8))?.kind?.kind == .places)
            let file = ReadTable(text, SourceSettings(name: "s", kind: .places))
            #expect(file.places.name[0] == name)
            #expect(file.places.coordinate(0) == Coordinate(latitude: 47.6123, longitude: 11.4821))
        }
        // And where there are columns of each, those are read
        let both = ReadTable(
            "name,lat,lon,location\nLake,47.6123,11.4821,\"1, 2\"\n", SourceSettings(name: "s", kind: .places))
        #expect(both.places.coordinate(0) == Coordinate(latitude: 47.6123, longitude: 11.4821))
        #expect(!both.reading.contains { $0.name == "column position" })
    }

    @Test func `a column of addresses is no position`() {
        let text = "name,location\nLake,\"Am Bach 2, 83671 Erlenau\"\n"
        #expect(TableHead(csv: Array(text.utf8))?.kind == nil)
    }
}
