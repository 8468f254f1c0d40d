import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct PlacePositionsTests {
    private func state(_ geometry: String) -> CellState? {
        PlaceReading(GeoJSONFormat.self, #"{"type": "Feature", "geometry": \#(geometry)}"#).places.coordinateState.first
    }

    @Test func `a collection is its parts, and one that can't be read spoils it`() {
        let point = #"{"type": "Point", "coordinates": [1, 2]}"#
        #expect(state(#"{"type": "GeometryCollection", "geometries": [\#(point), \#(point)]}"#) == .present)
        #expect(
            state(
                #"{"geometries": [{"type": "GeometryCollection", "geometries": [\#(point)]}], "type": "GeometryCollection"}"#
            ) == .present)
        #expect(state(#"{"type": "GeometryCollection", "geometries": []}"#) == .missing)
        #expect(state(#"{"type": "GeometryCollection", "geometries": [\#(point), null]}"#) == .unreadable)
        #expect(state(#"{"type": "GeometryCollection", "geometries": 5}"#) == .unreadable)
        #expect(state(#"{"type": "GeometryCollection"}"#) == .unreadable)
    }

    @Test func `a collection's largest part gives the point`() {
        // Given a point beside a square
        let text =
            #"{"type": "GeometryCollection", "geometries": [{"type": "Point", "coordinates": [50, 50]}, {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]]}]}"#
        // When, then
        #expect(PlaceReading(GeoJSONFormat.self, text).positions == [Coordinate(latitude: 1, longitude: 1)])
    }

    @Test func `a geometry without type or coordinates is unreadable`() {
        for geometry in [
            #"{"type": "Point"}"#, #"{"coordinates": [1, 2]}"#, "{}", "[1, 2]", "true",
            #"{"type": 5, "coordinates": [1, 2]}"#,
        ] {
            #expect(state(geometry) == .unreadable, "\(geometry)")
        }
        #expect(state("null") == .missing)
    }
}
