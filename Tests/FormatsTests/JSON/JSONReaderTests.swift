import Foundation
import InnkeeperFormats
import Testing
import TestSupport

struct JSONReaderTests {
    private static let sample = """
        {
          "name": "Zeltplatz Süd 🏕", "sites": [ 12, -3.5e+2, true, false, null ],
          "empty": {}, "none": [], "esc\\u0061ped": "a\\n\\"b\\" \\uD83C\\uDFD5"
        }
        """

    @Test func `every value makes one event with its place and text`() {
        // Given a text with every kind of value; when it is read
        let seen = Seen("{\"ä\": [1, true],\n \"b\": \"x\"}")
        // Then
        #expect(seen.error == nil)
        #expect(
            seen.events.map(\.event) == [
                .objectStart, .key, .arrayStart, .number, .bool(true), .arrayEnd, .key, .string, .objectEnd,
            ])
        #expect(seen.events.map(\.text) == ["", "ä", "", "1", "", "", "b", "x", ""])
        #expect(seen.events.map(\.position.offset) == [0, 1, 7, 8, 11, 15, 19, 24, 27])
        #expect(seen.events.map(\.end) == [1, 5, 8, 9, 15, 16, 22, 27, 28])
        #expect(seen.events.map(\.position.line) == [1, 1, 1, 1, 1, 1, 2, 2, 2])
        #expect(seen.events.map(\.position.column) == [1, 2, 7, 8, 11, 15, 2, 7, 10])
    }

    @Test(arguments: 1...23)
    func `chunks make no difference`(size: Int) {
        #expect(Seen(JSONReaderTests.sample, chunk: size) == Seen(JSONReaderTests.sample))
        #expect(Seen(JSONReaderTests.sample).error == nil)
    }

    @Test func `a text that is cut anywhere is truncated, in every chunking`() {
        let bytes = Array(JSONReaderTests.sample.utf8)
        for length in 0..<bytes.count {
            // Given the text without its end
            let cut = Array(bytes[..<length])
            // When
            let seen = Seen(cut)
            // Then
            #expect(seen.error?.kind == .truncated)
            #expect(seen.error?.position.offset == length)
            #expect(Seen(cut, chunk: 1) == seen)
        }
    }

    @Test(.enabled(if: Corpora.has("json-test-suite")))
    func `JSONTestSuite is accepted and refused exactly, in every chunking`() throws {
        let folder = try #require(Corpora.folder("json-test-suite")).appendingPathComponent("test_parsing")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var counts: [Character: Int] = [:]
        for name in names {
            // Given
            let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
            // When
            let seen = Seen(bytes)
            // Then y_ is read, n_ is refused, and i_ (left to us) ends in one of the two
            switch name.first {
            case "y": #expect(seen.error == nil, "\(name)")
            case "n": #expect(seen.error != nil, "\(name)")
            default: break
            }
            let sizes = bytes.count > 10_000 ? [1, 1000] : [1, 2, 3, 7]
            for size in sizes {
                #expect(Seen(bytes, chunk: size) == seen, "\(name) in chunks of \(size)")
            }
            counts[name.first ?? "?", default: 0] += 1
        }
        #expect(counts == ["y": 95, "n": 188, "i": 35])
    }

    /// What JSONTestSuite leaves to us, each with the reason.
    private static let decisions: [(prefix: String, isRead: Bool, reason: String)] = [
        ("i_number_", true, "digits are kept as written; whether a number fits is asked when it is used"),
        ("i_object_key_lone_2nd_surrogate", true, "one broken letter is no reason to lose a file: it becomes U+FFFD"),
        ("i_string_1st_", true, "as above"),
        ("i_string_incomplete_surrogate", true, "as above"),
        ("i_string_invalid_lonely_surrogate", true, "as above"),
        ("i_string_invalid_surrogate", true, "as above"),
        ("i_string_inverted_surrogates", true, "as above"),
        ("i_string_lone_second_surrogate", true, "as above"),
        ("i_string_UTF-16LE_with_BOM", false, "RFC 8259, 8.1: exchanged JSON is UTF-8"),
        ("i_string_utf16", false, "as above"),
        ("i_string_UTF-8_invalid_sequence", false, "as above; what the bytes were meant to be nobody knows"),
        ("i_string_UTF8_surrogate", false, "as above"),
        ("i_string_invalid_utf-8", false, "as above"),
        ("i_string_iso_latin_1", false, "as above"),
        ("i_string_lone_utf8_continuation_byte", false, "as above"),
        ("i_string_not_in_unicode_range", false, "as above"),
        ("i_string_overlong_sequence", false, "as above"),
        ("i_string_truncated-utf-8", false, "as above"),
        ("i_structure_500_nested_arrays", true, "512 levels are allowed"),
        ("i_structure_UTF-8_BOM_empty_object", true, "RFC 8259, 8.1 lets a reader pass over the mark"),
    ]

    @Test(.enabled(if: Corpora.has("json-test-suite")))
    func `what JSONTestSuite leaves open is decided here, one by one`() throws {
        let folder = try #require(Corpora.folder("json-test-suite")).appendingPathComponent("test_parsing")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("i_") }
        #expect(names.count == 35)
        for name in names {
            let decision = try #require(JSONReaderTests.decisions.first { name.hasPrefix($0.prefix) }, "\(name)")
            let seen = Seen([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
            #expect((seen.error == nil) == decision.isRead, "\(name): \(decision.reason)")
        }
    }

    @Test func `a text with random faults ends in the same way in every chunking`() {
        // Given the sample with one to three bytes changed, taken out or put in
        var random = SeededRandom(7)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let marks = Array("{}[]\",:\\u0-.eE tfn\n\u{1}é".utf8) + [0xED, 0xFF, 0xC0]
        var refused = 0
        for _ in 0..<1500 {
            var bytes = Array(JSONReaderTests.sample.utf8)
            for _ in 0...next(3) {
                let place = next(bytes.count)
                switch next(3) {
                case 0: bytes[place] = marks[next(marks.count)]
                case 1: bytes.remove(at: place)
                default: bytes.insert(marks[next(marks.count)], at: place)
                }
            }
            // When
            let seen = Seen(bytes)
            // Then
            #expect(Seen(bytes, chunk: 1) == seen)
            #expect(Seen(bytes, chunk: 5) == seen)
            refused += seen.error == nil ? 0 : 1
        }
        #expect(refused > 500)
        #expect(refused < 1500)
    }

    @Test func `an error is thrown again at every later call`() {
        var reader = JSONReader()
        reader.push(Array("[}".utf8))
        #expect(throws: Never.self) { try reader.next() }
        for _ in 0..<3 { #expect(throws: JSONError.self) { try reader.next() } }
    }

    @Test func `a byte order mark is passed over and takes no column`() {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        for size in [1, 2, 3, 100] {
            let seen = Seen(mark + Array("[1]".utf8), chunk: size)
            #expect(seen.error == nil)
            #expect(seen.events.first?.position == JSONPosition(offset: 3, line: 1, column: 1))
        }
        // Only one, only whole, only at the start
        #expect(Seen(mark + mark + Array("1".utf8)).error?.position.offset == 3)
        #expect(Seen(Array(mark[..<2])).error != nil)
        #expect(Seen(Array("[".utf8) + mark + Array("]".utf8)).error?.position.offset == 1)
    }

    @Test func `a token is bounded by the limit, in every chunking`() {
        for (text, fits) in [
            ("[\"12345678\"]", true), ("[\"123456789\"]", false), ("[1234567890]", true), ("[12345678901]", false),
            ("[\"1234567ä\"]", false), ("[\"123456ä\"]", true), ("[\"1234567\\n\"]", false),
            ("{\"123456789\":1}", false),
        ] {
            let whole = Seen(Array(text.utf8), tokenLimit: 10)
            #expect((whole.error == nil) == fits, "\(text)")
            if !fits {
                #expect(whole.error?.kind == .tooLong)
                #expect(whole.error?.position.offset == 1)
            }
            for size in 1...4 { #expect(Seen(Array(text.utf8), chunk: size, tokenLimit: 10) == whole) }
        }
    }

    @Test func `memory does not grow with the text`() throws {
        // Given a reader that is fed ten thousand small chunks
        var reader = JSONReader()
        reader.push(Array("[0".utf8))
        var numbers = 0
        for _ in 0..<10_000 {
            reader.push(Array(", [\"some text\", 1]".utf8))
            while try reader.next() != .needMore { numbers += 1 }
            // Then no more than the last token is kept
            reader.hold()
            #expect(reader.heldCount < 20)
            reader.release()
        }
        #expect(numbers == 1 + 1 + 40_000)
    }

    @Test(arguments: [1, 2, 5, 1000])
    func `a held value is given back byte for byte`(size: Int) throws {
        // Given an array of objects, in chunks
        let bytes = Array("[ {\"a\" : [1, {}]} ,{ \"b\":\"}\" } ]".utf8)
        var reader = JSONReader()
        var values: [String] = []
        var place = 0
        func feed() {
            let end = min(place + size, bytes.count)
            place == end ? reader.finish() : reader.push(Array(bytes[place..<end]))
            place = end
        }
        // When every object of the array is held and passed over
        reading: while true {
            switch try reader.next() {
            case .needMore: feed()
            case .objectStart:
                let start = reader.tokenStart
                reader.hold()
                while try !reader.skip(to: 1) { feed() }
                values.append(String(decoding: reader.bytes(start..<reader.tokenEnd), as: UTF8.self))
                reader.release()
            case .end: break reading
            default: #expect(reader.depth <= 1)
            }
        }
        // Then
        #expect(values == ["{\"a\" : [1, {}]}", "{ \"b\":\"}\" }"])
    }

    @Test func `a piece of a file keeps the file's places`() throws {
        // Given the second line's object alone, which stands at offset 5, column 3
        var reader = JSONReader(start: JSONPosition(offset: 5, line: 2, column: 3))
        reader.push(Array("{\"a\":\n1}".utf8))
        reader.finish()
        // When and then
        #expect(try reader.next() == .objectStart)
        #expect(reader.position == JSONPosition(offset: 5, line: 2, column: 3))
        #expect(try reader.next() == .key)
        #expect(reader.position == JSONPosition(offset: 6, line: 2, column: 4))
        #expect(try reader.next() == .number)
        #expect(reader.position == JSONPosition(offset: 11, line: 3, column: 1))
    }

    @Test(arguments: [("}", true), (",\"b\":2}", true), ("]", false), (",2]", false)])
    func `an object or array goes on behind members that were read elsewhere`(rest: String, inObject: Bool) throws {
        var reader = JSONReader()
        reader.push(Array((inObject ? "{" : "[").utf8))
        #expect(try reader.next() == (inObject ? .objectStart : .arrayStart))
        reader.resume(at: JSONPosition(offset: 9, line: 1, column: 10), afterElement: true)
        reader.push(Array(rest.utf8))
        reader.finish()
        while try reader.next() != .end {}
        #expect(reader.tokenEnd == 9 + rest.utf8.count)
    }
}
