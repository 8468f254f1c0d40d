import InnkeeperFormats
import Testing
import TestSupport

struct JSONOutlineScanTests {
    private static func outline() -> JSONOutline {
        JSONOutline(
            ["type", "name", "a name longer than two words", "properties", "geometry", "coordinates"],
            opened: ["properties", "geometry"], pairs: ["coordinates"])
    }

    private func plain(_ text: [UInt8]) -> (members: [JSONOutline.Member], pairs: JSONPairTree)? {
        var outline = JSONOutlineScanTests.outline()
        var reader = JSONReader()
        reader.push(text)
        reader.finish()
        guard (try? outline.read(reference: &reader)) == true else { return nil }
        return (outline.found, outline.pairs)
    }

    private func fast(_ text: [UInt8]) -> (members: [JSONOutline.Member], pairs: JSONPairTree)? {
        var outline = JSONOutlineScanTests.outline()
        var cursor = JSONCursor()
        cursor.load(text)
        guard cursor.begin(0..<text.count), cursor.outline(into: &outline) else { return nil }
        return (outline.found, outline.pairs)
    }

    /// Whether there is an outline. The fast one may be missing where the plain one is there, never the other way.
    private func expectAlike(_ text: [UInt8]) -> Bool {
        guard let found = fast(text) else { return false }
        let wanted = plain(text)
        #expect(found.members == wanted?.members, "\(String(decoding: text, as: UTF8.self))")
        #expect(found.pairs == wanted?.pairs, "\(String(decoding: text, as: UTF8.self))")
        return true
    }

    private static let sample = """
        {"type": "Feature", "x": [1, {"name": 2}], "properties": {"name": "Lake", "other": {"name": "no"}, "type": null,
         "properties": {"name": "not opened"}, "name": -1.5e3, "geometry": []}, "geometry": {"type": "Polygon",
         "coordinates": [[[1.5, -2], [3.25, 4], [12345678.9012345, 0]], [[5, 6]]]}, "name": true, "z": "é",
         "name": "\\u00e9", "type": "longer than two words of eight \\\"", "name": "\\\\", "name": "seven \\/", "z": "\\t",
         "a name longer than two words": 12, "a name, longer than two words": 13}
        """

    @Test(arguments: [
        #"{"n\u0061me": 1}"#, #"{"\u006e": 1}"#, #"{"name": "\u004"}"#, "[]", "1", "{\"x\": 01}", "{\"name\": 1,}",
        "{\"name\" 1}",
        "{\"properties\": {}", "{\"properties\": {}}}", "{} {}", "{\"properties\": {\"name\": 1 \"type\": 2}}",
        "{\"coordinates\": [1, 2], \"geometry\": {\"coordinates\": [1, 2]}}", "{\"coordinates\": [1, 2,]}",
        "{\"coordinates\": [[1, 2}]}", "{\"name\": nul}", "{\"name\": 1x}", "{,}", "{\"name\": }", "{\"name\"}",
    ])
    func `what is not plain or no JSON has no outline`(text: String) {
        #expect(fast(Array(text.utf8)) == nil)
    }

    @Test func `a plain text has its outline, as the plain reading makes it`() {
        // Given the sample, an empty object, and one with as many members as there is room for
        let full = "{\((0..<JSONOutline.room).map { "\"name\": \($0)" }.joined(separator: ","))}"
        // When, then
        #expect(expectAlike(Array(JSONOutlineScanTests.sample.utf8)))
        #expect(expectAlike(Array("{}".utf8)))
        #expect(expectAlike(Array(full.utf8)))
        #expect(fast(Array(full.dropLast().utf8) + Array(", \"name\": 0}".utf8)) == nil)
    }

    @Test func `no more arrays and objects may be open than the cursor allows`() {
        // Given three levels in an opened object, and in a list of pairs
        let texts = [#"{"geometry": {"coordinates": [1, 2]}}"#, #"{"coordinates": [[1, 2]]}"#, #"{"x": [[]]}"#]
        for text in texts.map({ Array($0.utf8) }) {
            for limit in 1...4 {
                var cursor = JSONCursor(depthLimit: limit)
                cursor.load(text)
                var outline = JSONOutlineScanTests.outline()
                // When
                let isSound = cursor.begin(0..<text.count)
                let isThere = cursor.outline(into: &outline)
                // Then
                #expect(isSound)
                #expect(isThere == (limit >= 3), "\(limit)")
            }
        }
    }

    @Test func `texts with random faults have the same outline, or none`() {
        // Given the sample with some bytes changed, taken out or put in
        let texts = damagedJSON(of: JSONOutlineScanTests.sample, count: 4000, seed: 29)
        let sound = texts.count { expectAlike($0) }
        // Then some are still JSON, and most are none
        #expect(sound > 200 && sound < 3000)
    }
}
