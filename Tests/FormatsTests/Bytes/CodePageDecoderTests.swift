import InnkeeperFormats
import Testing

struct CodePageDecoderTests {
    @Test func `texts are appended one after the other`() {
        // Given a decoder of each kind
        for (page, bytes, text) in [
            (CodePage.windows1252, [0x63, 0x61, 0x66, 0xE9, 0x20, 0x80], "café €"),
            (.windows1251, [0xCA, 0xE8, 0xBF, 0xE2], "Київ"),
            (.shiftJIS, [0x8E, 0x52, 0x93, 0x63], "山田"),
        ] as [(CodePage, [UInt8], String)] {
            let decoder = CodePageDecoder(page)
            // When it decodes a text, nothing, and the text again
            var found = Array("> ".utf8)
            decoder.append(bytes.span, to: &found)
            decoder.append([UInt8]().span, to: &found)
            decoder.append(bytes.span, to: &found)
            // Then they follow what was there
            #expect(String(decoding: found, as: UTF8.self) == "> " + text + text)
        }
    }
}
