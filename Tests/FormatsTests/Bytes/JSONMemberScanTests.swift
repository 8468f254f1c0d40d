import InnkeeperFormats
import Testing
import TestSupport

struct JSONMemberScanTests {
    private let names = JSONNames(["a", "name", "properties"])

    /// What members of those names hold, in order and at any depth below `properties`; nil when the text is refused.
    private func members(_ tokens: inout some JSONTokens) -> [String]? {
        var found: [String] = []
        func object(_ tokens: inout some JSONTokens) throws {
            while let name = try tokens.nextMember(of: names) {
                found.append("\(name) \(tokens.text)")
                let event = try tokens.next()
                if event == .objectStart, name == 2 {
                    try object(&tokens)
                } else if event == .objectStart || event == .arrayStart {
                    _ = try tokens.skip(to: tokens.depth - 1)
                } else {
                    found.append("\(event) \(tokens.tokenEnd)")
                }
            }
            found.append("end \(tokens.tokenEnd)")
        }
        do {
            guard try tokens.next() == .objectStart else {
                while try tokens.next() != .end {}
                return ["no object"]
            }
            try object(&tokens)
            return try tokens.next() == .end ? found : nil
        } catch {
            return nil
        }
    }

    private func expectAlike(_ text: [UInt8]) -> Bool {
        var reader = JSONReader()
        reader.push(text)
        reader.finish()
        let wanted = members(&reader)
        var cursor = JSONCursor()
        cursor.load(text)
        let found = cursor.begin(0..<text.count) ? members(&cursor) : nil
        #expect(found == wanted, "\(String(decoding: text, as: UTF8.self))")
        return wanted != nil
    }

    private static let sample = #"""
        {"x": 1, "a": "b", "y": [1, -2.5e3, [true], {"k": [], "l": {}}], "properties": {"skip": "\\\"", "name": "\u00e9",
         "n\u0061me": null, "deep": [[[[{"a": {"b": {"c": [0, false]}}}]]]]}, "z": null, "a": {"name": 1}, "name": [2],
         "operating": "a text that is longer than a block of sixty-four bytes, to be passed over", "w": 0}
        """#

    @Test func `members are found and the others passed over, as the plain reader does it`() {
        #expect(expectAlike(Array(JSONMemberScanTests.sample.utf8)))
        #expect(expectAlike(Array("{}".utf8)))
    }

    @Test(arguments: [
        "{\"x\": 01}", "{\"x\": 1.}", "{\"x\": -}", "{\"x\": tru}", "{\"x\": nulll}", "{\"x\": [1,]}", "{\"x\": {,}}",
        "{\"x\": {\"k\"}}", "{\"x\": {\"k\":}}", "{\"x\": [1 2]}", "{\"x\": [}]}", "{\"x\" 1}", "{\"x\": 1,}", "{,}",
        "{\"x\": 1 \"a\": 2}", "{\"x\"}", "{\"x\":", "{", "{\"x\": {\"k\": 1 2}}", "{\"x\": [\"a\" \"b\"]}",
        "{\"x\": {1: 2}}",
        "{\"x\": {[]: 2}}", "{\"x\": [:]}", "{\"x\": {\"a\": 1, 2}}", "{\"x\": 1e}", "{\"x\": 1e+}", "{\"x\": [1}",
    ])
    func `what is not JSON among members nobody asked for is refused`(text: String) {
        #expect(!expectAlike(Array(text.utf8)))
    }

    @Test func `texts with random faults are read alike, or refused by both`() {
        // Given the sample with some bytes changed, taken out or put in
        let texts = damagedJSON(of: JSONMemberScanTests.sample, count: 4000, seed: 23)
        let sound = texts.count { expectAlike($0) }
        // Then some are still JSON, and most are none
        #expect(sound > 200 && sound < 3000)
    }

    @Test func `a value deeper than a word has bits is left to the plain reader`() {
        // Given a member nobody asked for, of 70 arrays
        var cursor = JSONCursor()
        let text = Array(
            ("{\"x\": " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70) + "}").utf8)
        cursor.load(text)
        let isSound = cursor.begin(0..<text.count)
        #expect(isSound)
        let found = members(&cursor)
        #expect(found == nil)
    }
}
