import Foundation
import InnkeeperCore
import InnkeeperFormats
import Testing

struct JSONWriterTests {
    private func text(indent: Int = 0, _ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(indent: indent)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `values are written in the order of the calls`() {
        // When everything that can be written is written
        let written = text { json in
            json.object { json in
                json.field("text", "a\"b\\c")
                json.field("count", -3)
                json.field("flag", true)
                json.key("half")
                json.value(0.5)
                json.key("none")
                json.null()
                json.key("amount")
                json.raw("12.50".utf8)
                json.array("list") { json in
                    json.value(1)
                    json.object { _ in }
                    json.array { _ in }
                }
                json.object("inner") { $0.field("last", 2) }
            }
        }
        // Then
        let expected =
            #"{"text":"a\"b\\c","count":-3,"flag":true,"half":0.5,"none":null,"amount":12.50,"list":[1,{},[]],"#
            + #""inner":{"last":2}}"#
        #expect(written == expected)
    }

    @Test func `indented output has one item a line and nothing in empty containers`() {
        let written = text(indent: 2) { json in
            json.object { json in
                json.key("list")
                json.array { json in
                    json.value("x")
                    json.value(2)
                }
                json.key("empty")
                json.object { _ in }
            }
        }
        #expect(written == "{\n  \"list\": [\n    \"x\",\n    2\n  ],\n  \"empty\": {}\n}")
    }

    @Test func `any text reads back as itself, by Foundation and by our reader`() throws {
        // Given every ASCII character, and some that are longer
        let all = String(String.UnicodeScalarView((0..<128).compactMap { Unicode.Scalar($0) })) + "ä€🏕\u{2028}\u{FFFD}"
        // When
        var writer = JSONWriter()
        writer.value(all)
        // Then
        #expect(try JSONDecoder().decode(String.self, from: Data(writer.bytes)) == all)
        #expect(try JSONNode(writer.bytes).string == all)
    }

    @Test(arguments: [0.1, -1e300, .leastNonzeroMagnitude, 123_456_789.123, 1e22, -0.0])
    func `a number reads back as itself`(number: Double) throws {
        var writer = JSONWriter()
        writer.value(number)
        #expect(try JSONNode(writer.bytes).double == number)
    }

    @Test func `a number that JSON can not hold is null`() {
        #expect(text { $0.value(Double.infinity) } == "null")
        #expect(text { $0.value(Double.nan) } == "null")
    }

    @Test func `cells of a row are texts or numbers, between others`() {
        // Given a row with a text that needs escapes, one that needs none, none at all, and a number
        var row = OutputRow(["say \"hi\"\n", "Zoë", ""])
        row.add(-12)
        // When they are written into objects, one of them inside the other
        var json = JSONWriter()
        json.beginObject()
        json.field(JSONName("a \"quoted\" and long name"), row, 0)
        json.key(JSONName("inner"))
        json.beginObject()
        json.field(JSONName("plain"), row, 1)
        json.endObject()
        json.field(JSONName("none"), row, 2)
        json.field(JSONName("number"), number: row, 3)
        json.key(JSONName("last"))
        json.value("x")
        json.endObject()
        // Then
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"{"a \"quoted\" and long name":"say \"hi\"\n","inner":{"plain":"Zoë"},"none":"","number":-12,"last":"x"}"#
        )
    }

    @Test func `lines follow each other, and may be taken in pieces`() {
        // Given two JSON lines, the first taken before the second is written
        var writer = JSONWriter()
        writer.object { $0.field("a", 1) }
        writer.newline()
        let first = writer.take()
        writer.object { $0.field("a", 2) }
        writer.newline()
        // Then
        #expect(String(decoding: first, as: UTF8.self) == "{\"a\":1}\n")
        #expect(String(decoding: writer.take(), as: UTF8.self) == "{\"a\":2}\n")
        #expect(writer.bytes.isEmpty)
    }
}
