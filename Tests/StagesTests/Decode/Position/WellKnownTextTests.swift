import InnkeeperCore
@testable import InnkeeperStages
import Testing

struct WellKnownTextTests {
    @Test(arguments: [
        "POINT (8.7 47.5)", "point(8.7 47.5)", "POINT Z (8.7 47.5 400)", "POINTZ(8.7 47.5 400)",
        "POINT ZM (8.7 47.5 1 2)",
        "SRID=4326;POINT(8.7 47.5)", "MULTIPOINT ((8.7 47.5))", "MULTIPOINT (8.7 47.5)",
        "LINESTRING (8.6 47.5, 8.8 47.5)", "MULTILINESTRING ((8.6 47.5, 8.8 47.5), (8 47, 8.01 47))",
        "POLYGON ((8.6 47.4, 8.8 47.4, 8.8 47.6, 8.6 47.6, 8.6 47.4))",
        "MULTIPOLYGON (((8.6 47.4, 8.8 47.4, 8.8 47.6, 8.6 47.6, 8.6 47.4)), ((1 1, 1.01 1, 1.01 1.01, 1 1)))",
        "GEOMETRYCOLLECTION (POINT (1 1), POLYGON ((8.6 47.4, 8.8 47.4, 8.8 47.6, 8.6 47.6, 8.6 47.4)))",
    ])
    func `every geometry has a position`(text: String) throws {
        let position = try #require(WellKnownText.geometry(text)?.representative.coordinate)
        #expect(abs(position.latitude - 47.5) < 0.01 && abs(position.longitude - 8.7) < 0.01)
    }

    @Test(arguments: ["POINT EMPTY", "POLYGON Z EMPTY", "GEOMETRYCOLLECTION EMPTY"])
    func `an empty one has none`(text: String) {
        #expect(WellKnownText.geometry(text)?.representative.state == .missing)
    }

    @Test(arguments: [
        "", "Point Reyes", "Polygon Camp (north)", "POINT", "POINT (8.7)", "POINT (8.7 47.5, 8 47)", "POINT (8.7 47.5",
        "POINT (8.7 47.5) x", "POLYGON (8.7 47.5)", "POINT (a b)", "47.5, 8.7", "Lake",
    ])
    func `other texts are not geometries`(text: String) {
        #expect(WellKnownText.geometry(text) == nil)
    }

    @Test func `collections in collections end somewhere`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "GEOMETRYCOLLECTION(", count: depth) + "POINT(8.7 47.5)"
                + String(repeating: ")", count: depth)
        }
        #expect(WellKnownText.geometry(nested(3))?.representative.state == .present)
        #expect(WellKnownText.geometry(nested(50_000)) == nil)
    }

    @Test func `another reference system can't be read`() {
        #expect(WellKnownText.geometry("SRID=3857;POINT(968479 6023422)")?.representative.state == .unreadable)
    }
}
