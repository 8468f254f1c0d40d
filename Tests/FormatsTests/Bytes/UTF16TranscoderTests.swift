import InnkeeperFormats
import Testing

struct UTF16TranscoderTests {
    private func read(_ units: [UInt16], isBigEndian: Bool, chunk: Int, extra: [UInt8] = []) -> String {
        let bytes =
            units.flatMap { unit -> [UInt8] in
                let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? pair : pair.reversed()
            } + extra
        var transcoder = UTF16Transcoder(isBigEndian: isBigEndian)
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            output += transcoder.push(Array(bytes[start..<min(start + chunk, bytes.count)]))
        }
        return String(decoding: output + transcoder.finish(), as: UTF8.self)
    }

    @Test(arguments: [1, 2, 3, 5, 1000]) func `text survives both orders and every chunking`(chunk: Int) {
        let text = "Zo\u{EB}, \u{20AC}5 \u{1F600}\u{10FFFF}\u{0}\r\n"
        for isBigEndian in [true, false] {
            #expect(read(Array(text.utf16), isBigEndian: isBigEndian, chunk: chunk) == text)
            // A mark at the start is dropped, a later one is text
            #expect(read([0xFEFF] + Array(text.utf16), isBigEndian: isBigEndian, chunk: chunk) == text)
            #expect(read([0x61, 0xFEFF], isBigEndian: isBigEndian, chunk: chunk) == "a\u{FEFF}")
            // And back again
            let encoded = UTF16Encoder(isBigEndian: isBigEndian).encode(Array(text.utf8)[...])
            let units = stride(from: 0, to: encoded.count, by: 2).map { index in
                let (first, second) = (UInt16(encoded[index]), UInt16(encoded[index + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            #expect(units == Array(text.utf16))
        }
    }

    @Test(arguments: [7, 64, 129, 5000]) func `runs of ASCII of any length are the same as letter by letter`(chunk: Int)
    {
        // Given runs around what is another letter, half a pair or a mark, so long that they fill blocks or do not
        for length in [0, 1, 30, 31, 32, 33, 63, 64, 65, 200] {
            let run = (0..<length).map { UInt16(0x20 + $0 % 0x60) }
            for odd: [UInt16] in [[0x80], [0xE9], [0x161], [0xFEFF], [0xD83D], [0xDE00], [0xD83D, 0xDE00], [0x6100]] {
                let units = run + odd + run + odd + run
                for isBigEndian in [true, false] {
                    // Then they are what the standard library makes of them
                    #expect(
                        read(units, isBigEndian: isBigEndian, chunk: chunk)
                            == String(decoding: units.dropFirst(units[0] == 0xFEFF ? 1 : 0), as: UTF16.self))
                }
            }
        }
    }

    @Test func `half a pair becomes a replacement character wherever it stands`() {
        #expect(read([0x61, 0xD83D, 0x62], isBigEndian: true, chunk: 9) == "a\u{FFFD}b")
        #expect(read([0xDE00, 0x62], isBigEndian: true, chunk: 9) == "\u{FFFD}b")
        #expect(read([0xD83D, 0xD83D, 0xDE00], isBigEndian: true, chunk: 9) == "\u{FFFD}\u{1F600}")
        #expect(read([0x61, 0xD83D], isBigEndian: true, chunk: 9) == "a\u{FFFD}")
        #expect(read([0x61], isBigEndian: true, chunk: 9, extra: [0x00]) == "a\u{FFFD}")
    }
}
