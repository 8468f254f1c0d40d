import Foundation
import InnkeeperFormats
import Testing

struct TextEncodingTests {
    @Test func `encodings are known by their usual names`() {
        for (name, encoding) in [
            ("UTF-8", TextEncoding.utf8), ("utf8", .utf8), ("UTF_16LE", .utf16LittleEndian),
            ("utf-16", .utf16LittleEndian),
            ("UTF-16BE", .utf16BigEndian), ("windows-1252", .windows1252), ("CP1252", .windows1252),
            ("ISO 8859-1", .windows1252), ("Latin-1", .windows1252),
        ] { #expect(TextEncoding(named: name) == encoding) }
        #expect(TextEncoding(named: "ebcdic") == nil)
    }

    @Test func `each encoding is known by the name that it is shown with`() {
        for encoding in TextEncoding.allCases { #expect(TextEncoding(named: encoding.rawValue) == encoding) }
    }

    @Test func `ASCII stands for itself in every code page, beside other characters and alone`() {
        let ascii = Array(UInt8(0x20)...0x7E)
        let whole = String(decoding: ascii, as: UTF8.self)
        for page in CodePage.allCases {
            var decoded: [UInt8] = []
            page.append(ascii, to: &decoded)
            #expect(String(decoding: decoded, as: UTF8.self) == whole, "\(page)")
            #expect(TextEncoding(page).text(ascii) == whole, "\(page)")
        }
    }

    @Test func `byte order marks are told apart`() {
        #expect(TextEncoding.byteOrderMark(of: [0xEF, 0xBB, 0xBF, 0x61])?.encoding == .utf8)
        #expect(TextEncoding.byteOrderMark(of: [0xFF, 0xFE])?.encoding == .utf16LittleEndian)
        #expect(TextEncoding.byteOrderMark(of: [0xFE, 0xFF])?.length == 2)
        #expect(TextEncoding.byteOrderMark(of: [0xEF, 0xBB]) == nil)
    }

    @Test func `Windows-1252 decodes as Foundation has it`() {
        for byte in UInt8.min...UInt8.max {
            // Foundation knows no character for the five unused bytes
            guard let expected = String(data: Data([byte]), encoding: .windowsCP1252) else {
                #expect([0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte))
                continue
            }
            #expect(TextEncoding.windows1252.text([byte]) == expected)
        }
    }

    @Test func `UTF-8 that is none shows as replacement characters`() {
        #expect(TextEncoding.utf8.text([0x61, 0xE9, 0x62]) == "a\u{FFFD}b")
    }
}
