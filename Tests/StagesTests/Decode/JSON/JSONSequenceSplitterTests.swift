import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONSequenceSplitterTests {
    private func feature(_ name: String, separator: String = " ") -> String {
        #"{"type": "Feature","# + separator + #""properties": {"name": "\#(name)"}, "geometry": null}"#
    }

    @Test func `what is too long is so however the bytes come, with the blanks behind it`() {
        let blanks = String(repeating: " ", count: 400)
        let place = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"A"}}"#
        let long = "\"" + String(repeating: "x", count: 400) + "\""
        for separator in ["", "\u{1E}"] {
            for lines in [
                [blanks + place, place], [place + blanks, place], [blanks + long, place], [place, "\n\n\(blanks)"],
            ] {
                let text = lines.map { separator + $0 + "\n" }.joined()
                var settings = SourceSettings(name: "places", kind: .places)
                settings.recordLimit = 300
                func told(_ chunk: Int) -> [String] {
                    let file = PlaceReading(
                        GeoJSONSequenceFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
                    return file.findings.rows.map { "\($0.line):\($0.column)" } + ["\(file.counts)"]
                }
                let whole = told(.max)
                for chunk in [1, 3, 64] { #expect(told(chunk) == whole, "\(text) in chunks of \(chunk)") }
            }
        }
    }

    @Test func `one broken line costs only itself, in any chunks`() {
        // Given lines of both ends, blank ones, broken ones, one with two texts, and no end of the last line
        let text =
            "\u{FEFF}" + feature("A") + "\r\n\n  \n" + feature("B") + "\n{\"type\":\n" + feature("C") + " {}\nnull\n"
            + feature("D") + ","
        for chunk in [1 << 20, 1, 3, 64] {
            // When
            let reading = PlaceReading(GeoJSONSequenceFormat.self, text, chunk: chunk)
            // Then
            #expect(reading.names == ["A", "B"])
            #expect(
                reading.said == [
                    "json-malformed 5:9 expected a value, but the text ends here",
                    "json-malformed 6:68 expected nothing after the value, found `{`",
                    "place-malformed 7:1 not-an-object null",
                    "json-malformed 8:67 expected nothing after the value, found `,`",
                ])
            #expect(reading.places.records.map(\.line) == [1, 4])
            #expect(reading.places.records[0].offset == 3)
            // And what was accepted is a sequence again
            #expect(reading.file(of: reading.accepted) == Array((feature("A") + "\n" + feature("B") + "\n").utf8))
        }
    }

    @Test func `texts behind record separators may have many lines, and a truncated one loses no other`() {
        // Given RFC 8142 as a program wrote it that was stopped twice
        let text =
            "\u{1E}" + feature("A", separator: "\n ") + "\n\u{1E}" + feature("B").dropLast(9) + "\n\u{1E}\u{1E}"
            + feature("C", separator: "\n\n") + "\n\u{1E}{\"type\": \"Fea"
        for chunk in [1 << 20, 1, 5] {
            // When
            let reading = PlaceReading(GeoJSONSequenceFormat.self, text, chunk: chunk)
            // Then
            #expect(reading.names == ["A", "C"])
            #expect(reading.said.map { String($0.prefix(19)) } == ["json-malformed 3:59", "json-malformed 7:15"])
            #expect(reading.places.records.map(\.line) == [1, 4])
            let again = PlaceReading(GeoJSONSequenceFormat.self, reading.file(of: reading.accepted))
            #expect(again.names == ["A", "C"])
            #expect(again.findings.count == 0)
        }
    }

    @Test func `a text that is a whole collection gives its features`() {
        // Given a collection a line, as tools for map tasks write it
        let text =
            "\u{1E}{\"type\": \"FeatureCollection\", \"features\": [" + feature("A") + ",\n" + feature("B") + "]}\n"
            + "\u{1E}{\"type\": \"FeatureCollection\", \"features\": []}\n\u{1E}" + feature("C")
            + "\u{1E}{\"type\": \"FeatureCollection\", \"features\": 5}"
        // When
        let reading = PlaceReading(GeoJSONSequenceFormat.self, text)
        // Then
        #expect(reading.names == ["A", "B", "C"])
        #expect(reading.places.records.map(\.line) == [1, 2, 4])
        #expect(reading.said == ["place-malformed 4:69 no-features"])
        #expect(reading.locate(1, .name)?.line == 2)
    }

    @Test func `a text longer than the limit is given up, and reading goes on behind it`() {
        // Given a limit of 500 bytes
        var settings = SourceSettings(name: "places", kind: .places)
        settings.recordLimit = 500
        let long = "{\"a\": \"" + String(repeating: "x", count: 2000) + "\"}"
        let text = [feature("A"), long, feature("B")].joined(separator: "\n")
        for chunk in [1 << 20, 100, 1] {
            // When
            let reading = PlaceReading(GeoJSONSequenceFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
            // Then
            #expect(reading.names == ["A", "B"])
            #expect(reading.said == ["json-malformed 2:1 the record is longer than 500 bytes"])
            #expect(reading.places.records.map(\.line) == [1, 3])
        }
    }

    @Test func `slices are the same however the bytes arrive`() {
        // Given two megabytes of lines
        let text = (0..<2000).map { feature("P\($0) " + String(repeating: "x", count: 1000)) }.joined(separator: "\n")
        // When
        let readings = [1 << 20, 1021].map { PlaceReading(GeoJSONSequenceFormat.self, text, chunk: $0) }
        // Then
        #expect(readings[0].slices == 5)
        #expect(readings[1].slices == 5)
        #expect(readings[0].places.records == readings[1].places.records)
        #expect(readings[0].names == readings[1].names)
        #expect(readings[0].places.records.last?.line == 2000)
    }
}
