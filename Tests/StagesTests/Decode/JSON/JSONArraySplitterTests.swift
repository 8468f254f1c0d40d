import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONArraySplitterTests {
    private func feature(_ number: Int, padding: Int = 0) -> String {
        let note = String(repeating: "x", count: padding)
        return
            #"{"type":"Feature","id":\#(number),"properties":{"name":"P\#(number)","note":"\#(note)"},"geometry":null}"#
    }

    @Test func `slices are the same however the bytes arrive`() {
        // Given two megabytes of features
        let features = (0..<2000).map { feature($0, padding: 1000) }
        let text = "{\"features\": [" + features.joined(separator: ",\n") + "], \"type\": \"FeatureCollection\"}\n"
        // When read in pieces of several sizes
        let readings = [1 << 20, 65_536, 1021].map { PlaceReading(GeoJSONFormat.self, text, chunk: $0) }
        // Then
        for reading in readings {
            #expect(reading.slices == 5)
            #expect(reading.counts.accepted == 2000)
            #expect(reading.names == (0..<2000).map { "P\($0)" })
            #expect(reading.places.records == readings[0].places.records)
            #expect(reading.accepted.map { String(decoding: $0, as: UTF8.self) } == features)
            #expect(reading.framing == readings[0].framing)
        }
        #expect(readings[0].framing.head == Array("{\"features\": [".utf8))
        #expect(readings[0].framing.tail == Array("], \"type\": \"FeatureCollection\"}\n".utf8))
        #expect(readings[0].places.records[1999].line == 2000)
    }

    @Test func `two arrays of features are both read`() {
        // Given a name that is there twice, which RFC 8259 allows
        let text =
            "{\"features\": [" + feature(1) + "], \"x\": [1], \"features\": [" + feature(2) + "], \"features\": 3}"
        // When
        let reading = PlaceReading(GeoJSONFormat.self, text, chunk: 3)
        // Then
        #expect(reading.names == ["P1", "P2"])
        #expect(reading.findings.count == 0)
        #expect(reading.framing.tail == Array("], \"features\": 3}".utf8))
    }

    @Test func `no features are no records`() {
        // Given, when
        let empty = PlaceReading(GeoJSONFormat.self, "{\"type\": \"FeatureCollection\", \"features\": [ ]}")
        let none = PlaceReading(GeoJSONFormat.self, "{\"type\": \"FeatureCollection\"}")
        // Then
        #expect(empty.counts == RecordCounts())
        #expect(empty.file(of: []) == Array("{\"type\": \"FeatureCollection\", \"features\": [ ]}".utf8))
        #expect(none.said == ["place-malformed 1:1 no-features"])
    }

    @Test(arguments: [3, 1 << 20])
    func `one record longer than the limit is one fault, however its bytes arrive`(chunk: Int) {
        // Given a file that is one object, two bytes longer than a record may be
        var settings = SourceSettings(name: "places", kind: .places)
        settings.recordLimit = 200
        let text = "{\"type\": \"Feature\", \"note\": \"" + String(repeating: "x", count: 171) + "\"}"
        #expect(text.utf8.count == 202)
        // When
        let reading = PlaceReading(GeoJSONFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
        // Then
        #expect(reading.said == ["json-malformed 1:1 no records in the first 200 bytes of a value that is longer"])
        #expect(reading.malformed == [Array(text.utf8.prefix(200))])
    }
}
