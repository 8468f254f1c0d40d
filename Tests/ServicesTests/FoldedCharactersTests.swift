import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct FoldedCharactersTests {
    private func folded(_ bytes: [UInt8]) -> String { String(decoding: foldedText(bytes[...]), as: UTF8.self) }

    @Test func `every letter is what the standard library makes of it in lower case`() {
        // Given all characters of the first two planes, within words
        for value in UInt32(0x21)...0x1_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "A\(Character(scalar))B"
            // Then
            if folded(Array(text.utf8)) != text.lowercased() { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test(
        arguments: [
            [0x41, 0xC3], [0xC3, 0x41], [0xC3, 0xC3], [0xE9, 0x42], [0xC0, 0x80, 0x41], [0xE0, 0x80, 0x80],
            [0xED, 0xA0, 0x80],
            [0xE6, 0xB9], [0xE6, 0x41, 0x96], [0xF0, 0x9F, 0x8F], [0xF0, 0x9F, 0x8F, 0x41], [0xF5, 0x80, 0x80, 0x80],
            [0xF8, 0x9F, 0x8F, 0x95], [0xF0, 0x83, 0x80, 0x80], [0x96],
        ] as [[UInt8]])
    func `bytes that are no UTF-8 are what a String makes of them`(bytes: [UInt8]) {
        #expect(folded(bytes) == String(decoding: bytes, as: UTF8.self).lowercased())
    }

    @Test func `a hash is the same in capitals, in any script, and with any blanks`() {
        // Given names that are folded without Unicode's tables, and some that are not
        let names = [
            "озеро 3", "σπηλια", "Černý", "캠핑장 3", "湖畔", "ngọc", "หาดทราย", "शिविर", "مخيم 1", "⛺️ camp 🏕", "ծովափ", "ⓐ",
            "ⴀ", "ꮿ", "å", "ｃａｍｐ", "straße",
        ]
        let texts =
            names + names.map { "  \($0.uppercased())\t" } + names.map { $0.lowercased().replacing(" ", with: " \n ") }
        // When
        let hashes = TextColumn(texts).foldedHashes
        // Then
        for (text, hash) in zip(texts, hashes) {
            for (other, otherHash) in zip(texts, hashes) {
                #expect(
                    (hash == otherHash) == (folded(Array(text.utf8)) == folded(Array(other.utf8))), "\(text) \(other)")
            }
        }
    }
}
