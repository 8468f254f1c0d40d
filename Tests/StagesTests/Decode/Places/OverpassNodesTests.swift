import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct OverpassNodesTests {
    private func reading(_ elements: String, chunk: Int = 1 << 20) -> PlaceReading {
        PlaceReading(OverpassFormat.self, #"{"version": 0.6, "elements": [\#(elements)]}"#, chunk: chunk)
    }

    private let square = #"""
        {"type": "node", "id": 1, "lat": 0, "lon": 0}, {"type": "node", "id": 2, "lat": 0, "lon": 2},
        {"type": "node", "id": 3, "lat": 2, "lon": 2}, {"type": "node", "id": 4, "lat": 2, "lon": 0}
        """#
    private let way = #"{"type": "way", "id": 9, "nodes": [1, 2, 3, 4, 1], "tags": {"name": "Camp"}}"#

    @Test(arguments: [1 << 20, 7])
    func `a way stands where its nodes do, before them and behind them`(chunk: Int) {
        for text in ["\(way), \(square)", "\(square), \(way)"] {
            let found = reading(text, chunk: chunk)
            #expect(found.names == ["Camp"] && found.places.id.texts == ["way/9"])
            #expect(found.positions == [Coordinate(latitude: 1, longitude: 1)])
        }
    }

    @Test func `a relation stands where its ways do`() {
        let relation =
            #"{"type": "relation", "id": 5, "members": [{"type": "way", "ref": 9, "role": "outer"}], "tags": {"name": "Park"}}"#
        let found = reading(
            "\(relation), \(way.replacing("\"tags\": {\"name\": \"Camp\"}", with: "\"v\": 1")), \(square)")
        #expect(found.names == ["Park"])
        #expect(found.positions == [Coordinate(latitude: 1, longitude: 1)])
    }

    @Test func `a way whose nodes are not there has no position`() {
        #expect(reading(way).places.coordinateState == [.missing])
    }

    @Test func `the middle that Overpass gives comes before nodes`() {
        let centered = way.replacing(#""nodes""#, with: #""center": {"lat": 5, "lon": 6}, "nodes""#)
        #expect(reading("\(centered), \(square)").positions == [Coordinate(latitude: 5, longitude: 6)])
    }
}
