import Foundation
import InnkeeperFormats
import Testing

struct JSONTokenTests {
    private func reader(_ text: String) throws -> JSONReader {
        var reader = JSONReader()
        reader.push(Array(text.utf8))
        reader.finish()
        _ = try reader.next()
        return reader
    }

    @Test(arguments: [
        #""plain""#, #""""#, #""a\"b\\c\/d""#, #""\b\f\n\r\t""#, #""\u0041\u00e4\u20AC""#, #""\uD83C\uDFD5 x""#,
        #""\u0000""#, #""ä\u00e4""#, #""\uFFFF\uD7FF\uE000""#,
    ])
    func `escapes decode as Foundation decodes them`(text: String) throws {
        // Given an independent reader's answer
        let expected = try JSONDecoder().decode(String.self, from: Data(text.utf8))
        // When
        let reader = try reader(text)
        // Then
        #expect(reader.text == expected)
        #expect(reader.textEquals(expected))
        #expect(!reader.textEquals(expected + "x"))
        var bytes: [UInt8] = [1]
        reader.appendText(to: &bytes)
        #expect(bytes == [1] + Array(expected.utf8))
    }

    @Test(arguments: [
        (#""\uD800""#, "\u{FFFD}"), (#""\uDC00x""#, "\u{FFFD}x"), (#""\uD800\uD800\uDC00""#, "\u{FFFD}\u{10000}"),
        (#""\uD800\n""#, "\u{FFFD}\n"), (#""\uD800A""#, "\u{FFFD}A"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
    ])
    func `a surrogate without its partner becomes the replacement character`(text: String, expected: String) throws {
        #expect(try reader(text).text == expected)
    }

    @Test func `raw text is what stands between the quotes, or the number`() throws {
        #expect(try reader(#""a\nb""#).rawText.elementsEqual(#"a\nb"#.utf8))
        #expect(try reader(#""a\nb""#).hasEscapes)
        #expect(try !reader(#""ab""#).hasEscapes)
        #expect(try reader("-1.50 ").rawText.elementsEqual("-1.50".utf8))
        #expect(try reader("-1.50").double == -1.5)
        #expect(try reader("-150").integer == -150)
        #expect(try reader("1.5").integer == nil)
    }
}
