import Core
import Services
import Testing

struct FoldedTextTests {
    private func folded(_ text: String) -> String { String(decoding: foldedText(Array(text.utf8)[...]), as: UTF8.self) }

    @Test(arguments: [
        ("  Ada \t Alder\n", "ada alder"), ("ADA ALDER", "ada alder"), ("ÅSA  Öberg ", "åsa öberg"), ("", ""),
        ("   ", ""), ("Çelik-Å", "çelik-å"), ("a", "a"), (" É ", "é"),
    ])
    func `case and blanks play no part, accents do`(text: String, expected: String) {
        #expect(folded(text) == expected)
        // And folding what is folded changes nothing
        #expect(folded(expected) == expected)
    }

    @Test func `every letter is what the standard library makes of it in lower case`() {
        // Given all characters of one to three bytes, within words
        for value in UInt32(0x21)...0xFFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "A\(Character(scalar))B"
            // Then
            if folded(text) != text.lowercased() { Issue.record("U+\(String(value, radix: 16))") }
        }
        // And bytes that are no UTF-8 are what a String makes of them
        for bytes in [[0x41, 0xC3], [0xC3, 0x41], [0xE9, 0x42], [0xC0, 0x80, 0x41]] as [[UInt8]] {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(folded(text) == String(decoding: foldedText(bytes[...]), as: UTF8.self))
        }
    }

    @Test func `a column is folded row by row`() {
        let texts = ["  Ada   Alder ", "", " \t", "ŁUCJA", "İpek ÖZ", "日本 A"]
        let column = TextColumn(texts).folded
        #expect(texts.indices.map { column[$0] } == texts.map { folded($0) })
    }

    @Test func `words do not run together`() { #expect(folded("ada alder") != folded("adaalder")) }
}
