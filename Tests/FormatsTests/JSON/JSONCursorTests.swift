import Foundation
import InnkeeperFormats
import Testing
import TestSupport

/// The fast reading of a whole text against the plain one: events, texts and what is refused.
struct JSONCursorTests {
    /// What both say of an event. The offsets count from the text's first byte.
    private struct Step: Equatable {
        var event: JSONEvent
        var start: Int
        var end: Int
        var text: String
        var hasEscapes: Bool
        var word: JSONWord
        var double: Double?
    }

    /// All events up to the end; nil when the text is refused.
    private func steps(_ tokens: inout some JSONTokens, offset: Int) -> [Step]? {
        var steps: [Step] = []
        do {
            while true {
                let event = try tokens.next()
                if event == .end { return steps }
                let hasText = event == .key || event == .string || event == .number
                steps.append(
                    Step(
                        event: event, start: tokens.position.offset - offset, end: tokens.tokenEnd - offset,
                        text: hasText ? tokens.text : "", hasEscapes: event != .number && hasText && tokens.hasEscapes,
                        word: hasText ? tokens.word : JSONWord([UInt8]()),
                        double: event == .number ? tokens.double : nil))
            }
        } catch {
            return nil
        }
    }

    private func plain(_ text: [UInt8]) -> [Step]? {
        // A mark at the start belongs to the file, not to the text.
        var reader = JSONReader(start: JSONPosition(offset: 9, line: 1, column: 10), tokenLimit: 1 << 30)
        reader.push(text)
        reader.finish()
        return steps(&reader, offset: 9)
    }

    /// Reads the text where it stands between other bytes, so that blocks begin anywhere.
    private func fast(_ text: [UInt8], before: Int, after: Int, _ variant: ScanVariant = .best) -> [Step]? {
        var cursor = JSONCursor(variant: variant)
        cursor.load([UInt8](repeating: 0x22, count: before) + text + [UInt8](repeating: 0x5C, count: after))
        guard cursor.begin(before..<before + text.count) else { return nil }
        return steps(&cursor, offset: before)
    }

    private func expectAlike(_ text: [UInt8], _ name: String) {
        let wanted = plain(text)
        for (before, after) in [(0, 0), (1, 0), (37, 64), (63, 3)] {
            ScanVariants.run {
                #expect(fast(text, before: before, after: after, $0) == wanted, "\(name) at \(before) as \($0)")
            }
        }
    }

    private static let sample = """
        { "name": "Zeltplatz Süd 🏕", "sites": [ 12, -3.5e+2, true, false, null ], "empty": {}, "none": [],
          "esc\\u0061ped \\\\": "a\\n\\"b\\" \\uD83C\\uDFD5 and a text that is longer than a block of sixty-four bytes, so",
          "geometry": {"type": "Polygon", "coordinates": [[[-121.88890000000001, 37.3], [0.5, -0], [1E5,2]]]}, "x":""}
        """

    @Test(.enabled(if: Corpora.has("json-test-suite")))
    func `JSONTestSuite is read alike`() throws {
        let folder = try #require(Corpora.folder("json-test-suite")).appendingPathComponent("test_parsing")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            expectAlike([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))), name)
        }
    }

    @Test(.enabled(if: Corpora.has("geojson-natural-earth-50m")))
    func `a file of places is read alike`() throws {
        let folder = try #require(Corpora.folder("geojson-natural-earth-50m"))
        let file = folder.appendingPathComponent("ne_50m_populated_places_simple.json")
        let bytes = [UInt8](try Data(contentsOf: file))
        #expect(fast(bytes, before: 0, after: 0) == plain(bytes))
        #expect(plain(bytes) != nil)
    }

    @Test func `a text that is cut anywhere is refused, and so is one with rubbish behind it`() {
        let bytes = Array(JSONCursorTests.sample.utf8)
        #expect(plain(bytes) != nil)
        expectAlike(bytes, "whole")
        for length in 0..<bytes.count { #expect(fast(Array(bytes[..<length]), before: 3, after: 9) == nil) }
        for rest in ["x", "{}", ",", "1", "\""] { expectAlike(bytes + Array(rest.utf8), rest) }
    }

    @Test func `texts with random faults are read alike, or refused by both`() {
        // Given the sample with one to three bytes changed, taken out or put in
        var random = SeededRandom(11)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let marks = Array("{}[]\",:\\u0-.eE tfn\n\u{1}é/".utf8) + [0xED, 0xFF, 0xC0, 0x80]
        var refused = 0
        for _ in 0..<4000 {
            var bytes = Array(JSONCursorTests.sample.utf8)
            for _ in 0...next(3) {
                let place = next(bytes.count)
                switch next(3) {
                case 0: bytes[place] = marks[next(marks.count)]
                case 1: bytes.remove(at: place)
                default: bytes.insert(marks[next(marks.count)], at: place)
                }
            }
            // When
            let wanted = plain(bytes)
            let before = next(70)
            // Then
            #expect(fast(bytes, before: before, after: next(70)) == wanted, "\(String(decoding: bytes, as: UTF8.self))")
            refused += wanted == nil ? 1 : 0
        }
        #expect(refused > 1500 && refused < 3900)
    }

    @Test func `depth is bounded by the limit, and values can be passed over`() throws {
        let deep = Array((String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).utf8)
        #expect(fast(deep, before: 0, after: 0)?.count == 1024)
        #expect(fast([0x5B] + deep + [0x5D], before: 0, after: 0) == nil)
        // Given an object whose members are passed over
        var cursor = JSONCursor(depthLimit: 4)
        cursor.load(Array(#"{"a": {"b": [1, {}]}, "c": 2}"#.utf8))
        let isSound = cursor.begin(0..<29)
        #expect(isSound)
        let events = [try cursor.next(), try cursor.next(), try cursor.next()]
        #expect(events == [.objectStart, .key, .objectStart])
        // When
        let isOver = try cursor.skip(to: cursor.depth - 1)
        // Then
        #expect(isOver)
        #expect(cursor.depth == 1)
        #expect(cursor.tokenEnd == 20)
        let next = try cursor.next()
        #expect(next == .key)
        #expect(cursor.text == "c")
    }
}
