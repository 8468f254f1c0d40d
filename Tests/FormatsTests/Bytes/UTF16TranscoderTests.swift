import Foundation
import Formats
import Testing

struct UTF16TranscoderTests {
    private let text = "id,name\r\n1,žluťoučký kůň\n2,\u{1F3D5}\u{FE0F} tent\u{10FFFF}\n"

    private func transcode(_ bytes: [UInt8], big: Bool, pieces: Int) -> [UInt8] {
        var transcoder = UTF16Transcoder(isBigEndian: big)
        var output: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + pieces)
            output += transcoder.push(Array(bytes[start..<end]))
            start = end
        }
        return output + transcoder.finish()
    }

    @Test(arguments: [false, true])
    func `it gives the UTF-8 of the same text, whatever the pieces`(big: Bool) throws {
        // Given Foundation's UTF-16
        let bytes = Array(try #require(text.data(using: big ? .utf16BigEndian : .utf16LittleEndian)))
        for pieces in [1, 2, 3, 5, 7, 1000] {
            #expect(transcode(bytes, big: big, pieces: pieces) == Array(text.utf8), "pieces of \(pieces)")
        }
    }

    @Test func `a byte order mark is dropped at the start and kept elsewhere`() {
        #expect(transcode([0xFF, 0xFE, 0x61, 0], big: false, pieces: 1) == Array("a".utf8))
        #expect(transcode([0x61, 0, 0xFF, 0xFE], big: false, pieces: 4) == Array("a\u{FEFF}".utf8))
    }

    @Test func `halves of characters become U+FFFD and lose nothing beside them`() {
        // Given a high surrogate before a letter, two high ones, a low one alone
        let units: [UInt16] = [0xD83C, 0x61, 0xD83C, 0xD83C, 0xDFD5, 0xDFD5, 0x62]
        let bytes = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        let expected = "\u{FFFD}a\u{FFFD}\u{1F3D5}\u{FFFD}b"
        #expect(String(decoding: transcode(bytes, big: true, pieces: 3), as: UTF8.self) == expected)
        // And the standard library says the same
        #expect(String(decoding: units, as: UTF16.self) == expected)
    }

    @Test func `a file that stops half way is told by one U+FFFD`() {
        #expect(transcode([0x61, 0, 0x62], big: false, pieces: 8) == Array("a\u{FFFD}".utf8))
        #expect(transcode([0x3C, 0xD8], big: false, pieces: 8) == Array("\u{FFFD}".utf8))
        #expect(transcode([], big: false, pieces: 8).isEmpty)
    }
}
