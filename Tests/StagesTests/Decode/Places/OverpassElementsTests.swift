import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct OverpassElementsTests {
    private func reading(_ elements: String...) -> PlaceReading {
        PlaceReading(
            OverpassFormat.self, "{\"version\": 0.6, \"elements\": [\n" + elements.joined(separator: ",\n") + "\n]}")
    }

    @Test func `a node is where its lat and lon say, and its id has its type`() {
        let reading = reading(
            #"{"type": "node", "id": 5, "lat": 37.25, "lon": -121.5, "tags": {"name": "Creek", "tourism": "camp_site", "id": "x", "lat": "9"}}"#,
            #"{"type": "way", "id": 5, "center": {"lat": 1, "lon": 2}, "tags": {"name:de": "Bach", "name:en": "Brook", "amenity": "fuel"}}"#
        )
        #expect(
            reading.positions == [
                Coordinate(latitude: 37.25, longitude: -121.5), Coordinate(latitude: 1, longitude: 2),
            ])
        #expect((0..<2).map { reading.places.id[$0] } == ["node/5", "way/5"])
        #expect(reading.names == ["Creek", "Brook"])
        #expect((0..<2).map { reading.places.category[$0] } == ["camp_site", "fuel"])
    }

    @Test func `one way in each way of asking has a position if there is one`() throws {
        let head = #"{"type": "way", "id": 1, "tags": {"name": "L"}, "nodes": [1, 2, 3, 1]"#
        let bounds = #""bounds": {"minlat": 0, "minlon": 0, "maxlat": 4, "maxlon": 4}"#
        let ring = [(0, 0), (4, 0), (4, 1), (1, 1), (1, 4), (0, 4), (0, 0)].map { "{\"lat\":\($0.1),\"lon\":\($0.0)}" }
            .joined(separator: ",")
        // Given out body, out center, out bb, out geom, and what is left of one that was clipped
        let reading = reading(
            head + "}", head + #", "center": {"lat": 2, "lon": 2}, "# + bounds + "}", head + ", " + bounds + "}",
            head + ", " + bounds + ", \"geometry\": [" + ring + "]}",
            head + #", "geometry": [null, {"lat": 1, "lon": 1}, {"lat": 1, "lon": 3}, null]}"#)
        // Then the point of an L lies in it, which its middle does not
        #expect(reading.places.coordinateState == [.missing, .present, .present, .present, .present])
        #expect(reading.positions[1] == Coordinate(latitude: 2, longitude: 2))
        #expect(reading.positions[2] == Coordinate(latitude: 2, longitude: 2))
        let inside = try #require(reading.positions[3])
        #expect(inside.latitude < 1 || inside.longitude < 1)
        #expect(reading.positions[4] == Coordinate(latitude: 1, longitude: 2))
    }

    @Test func `a box across the antimeridian has its middle there`() {
        let reading = reading(
            #"{"type": "relation", "id": 1, "bounds": {"minlat": -2, "minlon": 178, "maxlat": 0, "maxlon": -170}, "tags": {"name": "Islands"}}"#
        )
        #expect(reading.positions == [Coordinate(latitude: -1, longitude: -176)])
    }

    @Test func `a relation of nodes is near their middle`() {
        let reading = reading(
            #"{"type": "relation", "id": 1, "members": [{"type": "node", "ref": 1, "role": "stop", "lat": 1, "lon": 1}, {"type": "node", "ref": 2, "role": "", "lat": 1, "lon": 2}, {"type": "node", "ref": 3, "role": "", "lat": 1, "lon": 9}, {"type": "way", "ref": 3, "role": ""}, 5], "tags": {"name": "Line"}}"#
        )
        #expect(reading.positions == [Coordinate(latitude: 1, longitude: 2)])
    }

    @Test func `what has no tags is skipped with one finding, a count too`() {
        // Given two corners of a way, a count, an area and something unknown
        let reading = reading(
            #"{"type": "node", "id": 1, "lat": 1, "lon": 1}"#,
            #"{"type": "node", "id": 2, "lat": 1, "lon": 1, "tags": {}}"#,
            #"{"type": "count", "id": 0, "tags": {"nodes": "3", "total": "3"}}"#,
            #"{"type": "area", "id": 9, "tags": {"name": "Town"}}"#, #"{"type": "changeset", "id": 9}"#)
        // Then
        #expect(reading.counts == RecordCounts(read: 5, accepted: 1, rejected: 1, skipped: 3))
        #expect(
            reading.said == [
                "place-left-out 4:1 tally",
                "place-malformed 6:1 unknown-element",
                "place-left-out 2:1 parts 2",
            ])
        #expect(reading.names == ["Town"])
        #expect(reading.places.coordinateState == [.missing])
    }
}
