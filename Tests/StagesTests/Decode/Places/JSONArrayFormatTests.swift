import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONArrayFormatTests {
    @Test func `a position may be written in many ways`() {
        // Given
        let text = """
            [{"name": "A", "latitude": 37.5, "longitude": -121.25},
             {"name": "B", "latitude": "37.5", "longitude": "-121.25"},
             {"name": "C", "lat": 37.5, "lon": -121.25},
             {"name": "D", "lat": 37.5, "lng": -121.25},
             {"name": "E", "location": {"lat": 37.5, "lng": -121.25, "street": {"lat": 0}}},
             {"name": "F", "location": [-121.25, 37.5]},
             {"name": "G", "geometry": {"type": "Point", "coordinates": [-121.25, 37.5]}}]
            """
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect(reading.names.joined() == "ABCDEFG")
        #expect(reading.positions == Array(repeating: Coordinate(latitude: 37.5, longitude: -121.25), count: 7))
        #expect(reading.findings.count == 0)
    }

    @Test func `none is missing, half of one is unreadable`() {
        // Given
        let text = """
            [{"name": "none"}, {"latitude": null, "longitude": ""}, {"location": "by the lake"},
             {"latitude": 37.5}, {"lat": "37,5 E", "lng": "-121"}, {"lat": "nan", "lng": "0x10"}, {"lat": [37], "lng": 3},
             {"lat": 1e400, "lng": 3}, {"location": [1, 2, "x"]}]
            """
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect(reading.places.coordinateState[..<3] == [.missing, .missing, .missing])
        #expect(reading.places.coordinateState[3...].allSatisfy { $0 == .unreadable })
        #expect(reading.counts.accepted == 9)
    }

    @Test func `an element that is not an object is a malformed record of its own`() {
        // Given
        let text = "[1, {\"name\": \"A\", \"lat\": 1, \"lon\": 2},\n \"x\", [[]], null, true, {\"name\": \"B\"}]"
        // When
        let reading = PlaceReading(JSONArrayFormat.self, text)
        // Then
        #expect(reading.names == ["A", "B"])
        #expect(
            reading.said == [
                "place-malformed 1:2 not-an-object number",
                "place-malformed 2:2 not-an-object text",
                "place-malformed 2:7 not-an-object array",
                "place-malformed 2:13 not-an-object null",
                "place-malformed 2:19 not-an-object boolean",
            ])
        #expect(
            reading.malformed.map { String(decoding: $0, as: UTF8.self) } == ["1", "\"x\"", "[[]]", "null", "true"])
    }

    @Test func `an array is recognised by its first positions`() {
        func kind(_ text: String) -> RecordKind? { JSONArrayFormat.recognise(Array(text.utf8), fileName: "x.json") }
        #expect(kind(#"[{"name": "A", "tags": {}, "lat": 3"#) == .places)
        #expect(kind(#"[{"name": "A"}, {"location": {"#) == .places)
        #expect(kind(#"[{"name": "A", "tags": {"lat": 3}}]"#) == nil)
        #expect(kind(#"["vcard", [["version", {}, "text", "4.0"]]]"#) == nil)
        #expect(kind(#"{"type": "FeatureCollection", "features": []}"#) == nil)
        #expect(kind("[") == nil)
        #expect(kind("name;lat\n") == nil)
    }

    @Test func `the sample array is read`() throws {
        // Given
        let file = Corpora.packageRoot.appendingPathComponent("Samples/places/favourites.json")
        let data = try Data(contentsOf: file)
        // When
        let reading = PlaceReading(JSONArrayFormat.self, Array(data))
        // Then
        #expect(JSONArrayFormat.recognise(Array(data), fileName: "favourites.json") == .places)
        #expect(reading.counts.accepted == 10)
        #expect(reading.places.coordinateState.filter { $0 == .missing }.count == 1)
        #expect(reading.positions.compactMap(\.self).allSatisfy { abs($0.latitude - 37.33) < 0.1 })
    }
}
