import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PlaceGeometryTests {
    private func read(_ type: String, _ coordinates: String) -> (state: CellState, position: Coordinate?) {
        let text = #"{"type": "\#(type)", "coordinates": \#(coordinates)}"#
        let reading = PlaceReading(GeoJSONFormat.self, text)
        return (reading.places.coordinateState.first ?? .ambiguous, reading.positions.first ?? nil)
    }

    @Test func `each type is read at its depth`() {
        #expect(read("Point", "[1, 2, 3, 4]").position == Coordinate(latitude: 2, longitude: 1))
        #expect(read("MultiPoint", "[[1, 2]]").position == Coordinate(latitude: 2, longitude: 1))
        #expect(read("LineString", "[[0, 0], [0, 2]]").position == Coordinate(latitude: 1, longitude: 0))
        #expect(
            read("MultiLineString", "[[[0, 0], [0, 1]], [[5, 0], [5, 4]]]").position
                == Coordinate(latitude: 2, longitude: 5))
        let square = "[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]"
        #expect(read("Polygon", "[\(square)]").position == Coordinate(latitude: 1, longitude: 1))
        let far = "[[50, 0], [51, 0], [51, 1], [50, 0]]"
        #expect(
            read("MultiPolygon", "[[\(far)], [\(square), [[0, 0], [2, 0], [2, 1], [0, 0]]], [\(far)]]").position?
                .longitude ?? 9 < 2)
    }

    @Test func `what is irregular or of another depth is unreadable`() {
        let cases = [
            ("Point", "[[1, 2]]"), ("Point", "[1]"), ("Point", "[\"1\", 2]"), ("Point", "5"),
            ("Point", "{\"x\": [1, 2]}"),
            ("Point", "[1, [2, 3]]"), ("Point", "[[1, 2], 3]"), ("Point", "[1, 1e999]"), ("Point", "[[1, 2], [3, 4]]"),
            ("LineString", "[1, 2]"), ("LineString", "[[1, 2], []]"), ("LineString", "[[1, 2], [[3, 4]]]"),
            ("Polygon", "[[1, 2], [3, 4]]"), ("MultiPolygon", "[[[1, 2], [3, 4]]]"), ("Polygon", "[[[1, 2], null]]"),
            ("Circle", "[1, 2]"),
        ]
        for (type, coordinates) in cases {
            #expect(read(type, coordinates).state == .unreadable, "\(type) \(coordinates)")
        }
    }

    @Test func `empty coordinates are as good as none`() {
        for (type, coordinates) in [("Point", "[]"), ("Polygon", "[[]]"), ("MultiPoint", "[]")] {
            #expect(read(type, coordinates).state == .missing, "\(type)")
        }
    }
}
