import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct JSONArrayDamageTests {
    private func feature(_ number: Int, padding: Int = 0) -> String {
        let note = String(repeating: "x", count: padding)
        return
            #"{"type":"Feature","id":\#(number),"properties":{"name":"P\#(number)","note":"\#(note)"},"geometry":null}"#
    }

    @Test func `what is damaged or too long is the same however the bytes come`() {
        let long = String(repeating: "x", count: 400)
        let place = #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"name":"A"}}"#
        let blanks = String(repeating: " ", count: 400)
        for text in [
            "[\u{3}\u{0}\u{0}2,, ", "[\(place),, ,\(place)]", "[\(place)\(blanks),\(place)]", "[\(place)]\(blanks)x",
            "[\(place),{\"a\":\"\(long)\"],\(place)]", "[\(place),{\"a\":[\"\(long)\"}],\(place)]",
            "[\(place),{\"a\":[1}]",
            "{\"a\":\"\(long)\",\"features\":[\(place)]}", "{\"features\":[\(place)],\"a\":\"\(long)\",nope}",
        ] {
            var settings = SourceSettings(name: "places", kind: .places)
            settings.recordLimit = 300
            func told(_ chunk: Int) -> [String] {
                let file = PlaceReading(GeoJSONFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
                let findings = (0..<file.findings.count).map { index in
                    let row = file.findings.rows[index]
                    return "\(file.findings.codes[Int(row.code)]) \(row.line):\(row.column)"
                }
                return findings + file.malformed.map { String(decoding: $0, as: UTF8.self) } + ["\(file.counts)"]
                    + [String(decoding: file.framing.head, as: UTF8.self)]
            }
            let whole = told(.max)
            for chunk in [1, 3, 64] { #expect(told(chunk) == whole, "\(text) in chunks of \(chunk)") }
        }
    }

    @Test func `a truncated file keeps the records before the cut`() throws {
        // Given a file cut at every byte
        let text = Array(("{\"features\": [" + feature(1) + ", " + feature(2) + "]}").utf8)
        let firstEnd = 14 + feature(1).utf8.count
        for length in 1..<text.count {
            // When
            let reading = PlaceReading(GeoJSONFormat.self, Array(text[..<length]), chunk: 5)
            // Then it says so once, with the place of the cut
            #expect(reading.said.count == 1)
            #expect(reading.said.first?.hasPrefix("json-malformed 1:\(length + 1) ") == true, "\(length)")
            #expect(reading.places.count == (length < firstEnd ? 0 : length < text.count - 2 ? 1 : 2))
            #expect(reading.counts.isBalanced)
            // And what is accepted is JSON again, and no byte of a record is lost
            if reading.places.count > 0 {
                _ = try JSONSerialization.jsonObject(with: Data(reading.file(of: reading.accepted)))
            }
            let rest = reading.accepted.joined().count + reading.malformed.joined().count
            #expect(rest >= length - 17, "\(length)")
        }
    }

    @Test func `a fault inside a record costs only that record`() {
        // Given faults whose brackets and quotes are sound: a colon missing, a word, a letter that is not UTF-8
        let array = Array(#"[{"name": "A", "lat": 1, "lon": 2}, {"name" "B"}, nul, {"n": "#.utf8) + [0x22, 0xE9, 0x22]
        let text = array + Array("},\n{\"name\": \"C\"}, \"\\x\"]".utf8)
        for chunk in [1 << 20, 1, 7] {
            // When
            let reading = PlaceReading(JSONArrayFormat.self, text, chunk: chunk)
            // Then the others are read
            #expect(reading.names == ["A", "C"])
            #expect(
                reading.said == [
                    "json-malformed 1:45 expected `:`, found `\"`",
                    "json-malformed 1:54 the text ends inside the word `null`",
                    "json-malformed 1:63 these bytes are not UTF-8",
                    "json-malformed 2:17 this is not an escape that JSON knows",
                ])
            #expect(reading.counts == RecordCounts(read: 6, accepted: 2, rejected: 4, skipped: 0))
        }
    }

    @Test func `where brackets are wrong the rest is one malformed record`() {
        // Given a bracket that is missing, of the wrong kind, or one too many
        for (text, said) in [
            (
                #"[{"name": "A"}, {"b": 1, {"c": 2}, {"d": 3}]"#,
                "json-malformed 1:26 expected a key in double quotes, found `{`"
            ),
            (#"[{"name": "A"}, {"b": [1}, {"d": 3}]"#, "json-malformed 1:25 expected `,` or `]`, found `}`"),
            (#"[{"name": "A"}, {"b": 1]}, {"d": 3}]"#, "json-malformed 1:24 expected `,` or `}`, found `]`"),
            (#"[{"name": "A"}}, {"d": 3}]"#, "json-malformed 1:15 expected `,` or `]`, found `}`"),
            (#"[{"name": "A"}, {"b": "x}, {"d": "y"}]"#, "json-malformed 1:30 expected `,` or `}`, found `d`"),
        ] {
            for chunk in [1 << 20, 1] {
                // When
                let reading = PlaceReading(JSONArrayFormat.self, text, chunk: chunk)
                // Then it is said once, and no byte is lost
                #expect(reading.names == ["A"])
                #expect(reading.said == [said])
                #expect(reading.counts.rejected == 1)
                #expect(text.hasSuffix(String(decoding: reading.malformed[0], as: UTF8.self)))
            }
        }
    }

    @Test func `what follows a fault between records is one malformed record`() {
        // Given a comma too many after the first record, in an object, and one missing in an array
        let object = "{\"features\": [\n" + feature(1) + ",\n,\n" + feature(2) + "\n]}"
        let array = #"[{"name": "A", "lat": 1, "lon": 2} {"name": "B"}, {"name": "C"}]"#
        // When
        let first = PlaceReading(GeoJSONFormat.self, object)
        let second = PlaceReading(JSONArrayFormat.self, array)
        // Then
        #expect(first.names == ["P1"])
        #expect(first.said == ["json-malformed 3:1 expected a value, found `,`"])
        #expect(first.malformed == [Array((feature(2) + "\n]}").utf8)])
        #expect(first.framing.tail == Array("]}".utf8))
        #expect(second.names == ["A"])
        #expect(second.said == ["json-malformed 1:36 expected `,` or `]`, found `{`"])
        #expect(second.malformed.map { String(decoding: $0, as: UTF8.self) } == [#"{"name": "B"}, {"name": "C"}]"#])
        #expect(second.framing.tail == Array("]".utf8))
        // Given rubbish after the end
        let trailing = PlaceReading(JSONArrayFormat.self, "[{\"name\": \"A\"}]\n]")
        // Then
        #expect(trailing.names == ["A"])
        #expect(trailing.malformed == [[0x5D]])
        #expect(trailing.said.first?.hasPrefix("json-malformed 2:1 ") == true)
    }

    @Test func `a file that is not JSON at all is one malformed record, an empty one none`() {
        // Given, when
        let rubbish = PlaceReading(GeoJSONFormat.self, "name,lat\nA,1\n")
        let blank = PlaceReading(GeoJSONFormat.self, " \n")
        let latin = PlaceReading(JSONArrayFormat.self, [0x5B, 0x22, 0xE9, 0x22, 0x5D])
        // Then
        #expect(rubbish.counts.rejected == 1)
        #expect(rubbish.malformed == [Array("name,lat\nA,1\n".utf8)])
        #expect(rubbish.said.first?.hasPrefix("json-malformed 1:1 ") == true)
        #expect(blank.counts == RecordCounts())
        #expect(latin.said.first?.hasPrefix("json-malformed 1:3 ") == true)
    }

    @Test func `a record longer than the limit is given up and reading goes on`() {
        // Given a limit of 1,000 bytes and one record of 5,000
        var settings = SourceSettings(name: "places", kind: .places)
        settings.recordLimit = 1000
        let ones = [String](repeating: "1", count: 2500).joined(separator: ",")
        let long = #"{"type": "Feature", "note": [\#(ones)], "geometry": null}"#
        let text = "[" + [feature(1), long, feature(3)].joined(separator: ",") + "]"
        for chunk in [1 << 20, 100] {
            // When
            let reading = PlaceReading(GeoJSONFormat.self, Array(text.utf8), chunk: chunk, settings: settings)
            // Then
            #expect(reading.names == ["P1", "P3"])
            #expect(reading.said == ["json-malformed 1:\(feature(1).count + 3) the record is longer than 1000 bytes"])
            #expect(reading.malformed.map(\.count) == [1000])
            #expect(reading.counts.read == 3)
        }
    }

    @Test func `an object without features must not fill the memory`() {
        // Given a limit of 1,000 bytes and an object of more
        var settings = SourceSettings(name: "places", kind: .places)
        settings.recordLimit = 1000
        let text = "{\"a\": [" + [String](repeating: "1", count: 2000).joined(separator: ",") + "], \"features\": []}"
        // When
        let reading = PlaceReading(GeoJSONFormat.self, Array(text.utf8), chunk: 100, settings: settings)
        // Then
        #expect(
            reading.said == ["json-malformed 1:1 no records in the first 1000 bytes of a value that is longer"])
        #expect(reading.malformed.map(\.count) == [1000])
    }

    @Test func `an attack ends at its limit with one clear finding`() {
        // Given endless brackets, an endless string, a deep record, and lone surrogates
        let deep = String(repeating: "[", count: 100_000)
        let endless = "[\"" + String(repeating: "a", count: 3 << 20)
        let inside =
            "[{\"name\": \"A\"}, {\"x\": " + deep + String(repeating: "]", count: 100_000) + "}, {\"name\": \"B\"}]"
        let surrogate = #"[{"name": "\uD800 \uDC00\uD800", "lat": 1, "lon": 1e400}]"#
        for chunk in [1 << 20, 65_536] {
            // When
            let brackets = PlaceReading(JSONArrayFormat.self, deep, chunk: chunk)
            let string = PlaceReading(JSONArrayFormat.self, endless, chunk: chunk)
            let record = PlaceReading(JSONArrayFormat.self, inside, chunk: chunk)
            let text = PlaceReading(JSONArrayFormat.self, surrogate, chunk: chunk)
            // Then
            #expect(brackets.said == ["json-malformed 1:513 more than 511 arrays and objects inside each other"])
            #expect(string.said == ["json-malformed 1:2 the record is longer than 1048576 bytes"])
            #expect(record.names == ["A", "B"])
            #expect(record.said == ["json-malformed 1:533 more than 511 arrays and objects inside each other"])
            #expect(text.names == ["\u{FFFD} \u{FFFD}\u{FFFD}"])
            #expect(text.places.coordinateState == [.unreadable])
            #expect(text.findings.count == 0)
        }
    }
}
