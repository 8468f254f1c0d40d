import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct EsriJSONFormatTests {
    private func reading(_ features: String) -> PlaceReading {
        PlaceReading(
            EsriJSONFormat.self,
            #"{"displayFieldName": "NAME", "spatialReference": {"wkid": 4326}, "features": [\#(features)]}"#)
    }

    @Test func `attributes are properties, and a point is x and y`() {
        let found = reading(
            #"{"attributes": {"OBJECTID": 7, "NAME": "Pine Flat", "CATEGORY": "Camp"}, "geometry": {"x": -119.2, "y": 36.8}}"#
        )
        #expect(found.names == ["Pine Flat"] && found.places.id.texts == ["7"])
        #expect(found.places.category[0] == "Camp")
        #expect(found.positions == [Coordinate(latitude: 36.8, longitude: -119.2)])
    }

    @Test func `a place without a geometry has no position`() {
        let found = reading(#"{"attributes": {"NAME": "A"}, "geometry": null}"#)
        #expect(found.places.coordinateState == [.missing])
    }

    @Test func `half of a point is unreadable`() {
        let found = reading(#"{"attributes": {"NAME": "A"}, "geometry": {"x": 1, "y": "NaN"}}"#)
        #expect(found.places.coordinateState == [.unreadable])
    }

    @Test func `a point is found within rings, and not in their holes`() throws {
        // Given a square that runs clockwise, a hole in its middle that runs the other way, and a smaller square before
        let hole = "[[4,4],[6,4],[6,6],[4,6],[4,4]]"
        let rings = "[[20,0],[20,1],[21,1],[21,0],[20,0]],\(hole),[[0,0],[0,10],[10,10],[10,0],[0,0]]"
        let found = reading(#"{"attributes": {"NAME": "A"}, "geometry": {"rings": [\#(rings)]}}"#)
        // Then
        let point = try #require(found.positions[0])
        #expect((0...10).contains(point.latitude) && (0...10).contains(point.longitude))
        #expect(!((4...6).contains(point.latitude) && (4...6).contains(point.longitude)))
    }

    @Test func `rings that all run the wrong way are areas`() throws {
        let found = reading(#"{"attributes": {}, "geometry": {"rings": [[[0,0],[10,0],[10,10],[0,10],[0,0]]]}}"#)
        #expect(abs(try #require(found.positions[0]).latitude - 5) < 1e-9)
    }

    @Test func `lines and points are read`() {
        let found = reading(
            #"{"attributes": {}, "geometry": {"paths": [[[0, 0], [4, 0]]]}}, {"attributes": {}, "geometry": {"points": [[3, 1]]}}"#
        )
        #expect(
            found.positions == [Coordinate(latitude: 0, longitude: 2), Coordinate(latitude: 1, longitude: 3)])
    }
}
