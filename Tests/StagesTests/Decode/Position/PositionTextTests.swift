import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct PositionTextTests {
    @Test(arguments: [
        "47.6123, 11.4821", "47.6123,11.4821", "47,6123; 11,4821", "47.6123 11.4821", "[47.6123, 11.4821]",
        "(47.6123, 11.4821)", "POINT (11.4821 47.6123)", "POINT(11.4821 47.6123)", "SRID=4326;POINT(11.4821 47.6123)",
        "Point(11.4821 47.6123)", "POINT Z (11.4821 47.6123 689)", "47.6123° N, 11.4821° E", "N 47.6123, E 11.4821",
        "E 11.4821 N 47.6123", "47,6123, 11,4821", "47.6123 | 11.4821", "47.6123/11.4821",
        "geo:47.6123,11.4821;u=35", "lat: 47.6123, lng: 11.4821", "Lat 47.6123 Lon 11.4821",
        "{lat:47.6123, lng:11.4821}", "{\"lat\":47.6123,\"lng\":11.4821}", "lng=11.4821, lat=47.6123",
    ])
    func `a position is read in the ways that tables write it`(text: String) {
        #expect(PositionText.coordinate(text) == Coordinate(latitude: 47.6123, longitude: 11.4821))
    }

    @Test func `what can't be a latitude is the longitude`() {
        #expect(PositionText.coordinate("-121.88, 37.33") == Coordinate(latitude: 37.33, longitude: -121.88))
    }

    @Test(arguments: [
        #"47°36'44.28"N 11°28'55.56"E"#, "N 47° 36.738' E 11° 28.926'", "N47°36.738, E11°28.926",
        "47°36′44.28″N, 11°28′55.56″E",
        "47:36:44.28, 11:28:55.56", "N 47 36 44.28 E 11 28 55.56", "47°36'44,28\" 11°28'55,56\"",
    ])
    func `degrees, minutes and seconds are read`(text: String) throws {
        let point = try #require(PositionText.coordinate(text))
        #expect(abs(point.latitude - 47.6123) < 1e-9 && abs(point.longitude - 11.4821) < 1e-9)
    }

    @Test func `the middle of an area is its position`() {
        let text = "POLYGON ((11.48 47.61, 11.5 47.61, 11.5 47.63, 11.48 47.63, 11.48 47.61))"
        let point = PositionText.read(text)
        #expect(point.state == .present)
        #expect(abs((point.coordinate?.latitude ?? 0) - 47.62) < 1e-6)
    }

    @Test func `an empty shape is no position, and metres are none that can be read`() {
        #expect(PositionText.read("POINT EMPTY").state == .missing)
        #expect(PositionText.read("SRID=3857;POINT(1278181 6048542)").state == .unreadable)
    }

    @Test(arguments: [
        "", "Am Bach 2, 83671 Erlenau", "47.6", "1, 2, 3", "POLYGON ((1 2, 3))", "N 47.6, N 11.4", "47.6 N, -11.4 W",
        "47.6 O, 11.4 N", "47 36, 11 28",
    ])
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
