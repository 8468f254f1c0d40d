import Foundation
import Formats
import Testing

struct TextEncodingTests {
    @Test func `names are understood in the ways that people write them`() {
        for name in ["UTF-8", "utf8", "Utf_8"] { #expect(TextEncoding(named: name) == .utf8) }
        for name in ["UTF-16", "utf-16le"] { #expect(TextEncoding(named: name) == .utf16LittleEndian) }
        #expect(TextEncoding(named: "UTF 16 BE") == .utf16BigEndian)
        for name in ["windows-1252", "CP1252", "ANSI", "ISO-8859-1", "latin1"] {
            #expect(TextEncoding(named: name) == .windows1252)
        }
        for name in ["", "utf-7", "ebcdic"] { #expect(TextEncoding(named: name) == nil) }
        // And each by its own name
        for encoding in TextEncoding.allCases { #expect(TextEncoding(named: encoding.rawValue) == encoding) }
    }

    @Test func `byte order marks tell, and what only looks like one does not`() {
        #expect(TextEncoding.byteOrderMark(of: [0xEF, 0xBB, 0xBF, 0x61])?.encoding == .utf8)
        #expect(TextEncoding.byteOrderMark(of: [0xEF, 0xBB, 0xBF])?.length == 3)
        #expect(TextEncoding.byteOrderMark(of: [0xFF, 0xFE, 0x61, 0])?.encoding == .utf16LittleEndian)
        #expect(TextEncoding.byteOrderMark(of: [0xFE, 0xFF])?.encoding == .utf16BigEndian)
        for bytes: [UInt8] in [[], [0xEF, 0xBB], [0xFF], Array("text".utf8)] {
            #expect(TextEncoding.byteOrderMark(of: bytes) == nil)
        }
    }

    @Test func `every byte of Windows-1252 is what Foundation says, but for the five unused ones`() throws {
        for byte in UInt8.min...UInt8.max {
            let own = TextEncoding.windows1252.text([byte])
            if [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) {
                #expect(own.unicodeScalars.first?.value == UInt32(byte))
            } else {
                let foundation = try #require(String(data: Data([byte]), encoding: .windowsCP1252))
                #expect(own == foundation, "byte \(byte)")
            }
        }
    }

    @Test func `what is no UTF-8 shows as U+FFFD`() {
        #expect(TextEncoding.utf8.text([0x61, 0xE9, 0x62]) == "a\u{FFFD}b")
        #expect(TextEncoding.utf8.text(Array("é".utf8)) == "é")
    }
}
