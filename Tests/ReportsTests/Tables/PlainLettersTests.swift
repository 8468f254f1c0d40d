import Foundation
import Testing

@testable import InnkeeperReports

struct PlainLettersTests {
    private func lowercased(_ text: String) -> String? { lowercased(Array(text.utf8)) }

    private func lowercased(_ text: [UInt8]) -> String? {
        var bytes = Array("before ".utf8)
        let isPlain = PlainLetters.shared.appendLowercased(text[...], to: &bytes)
        if !isPlain { #expect(bytes == Array("before ".utf8)) }
        return isPlain ? String(decoding: bytes.dropFirst(7), as: UTF8.self) : nil
    }

    @Test(arguments: [
        "", "Müller", "NGUYỄN-THỬ", "Ёлка", "ΑΛΦΑΔΌΠΟΥΛΟΣ", "O’Mockham", "山田", "ひらがな", "カナー", "김민수", "שם", "اسم",
    ])
    func `names of many alphabets become what Swift makes of them`(name: String) throws {
        let lower = try #require(lowercased(name))
        #expect(Array(lower.utf8) == Array(name.lowercased().utf8))
    }

    @Test(arguments: [
        // An accent that stands for itself, one that appears in lower case, letters that become longer or have another
        // normal form, one beyond the basic plane, and a zero.
        "e\u{301}", "İ", "Ⱥ", "\u{1F71}", "\u{212B}", "𝒜", "a\u{0}b", "\u{200D}",
    ])
    func `a text with anything else is left to others`(name: String) {
        #expect(lowercased("A" + name) == nil)
    }

    @Test(
        arguments: [
            [0xC3], [0xC3, 0x41], [0xE1, 0xBB], [0xE1, 0x41, 0x80], [0xE1, 0xBB, 0x41], [0xFF], [0x80],
            [0xE0, 0x83, 0xA9],
            [0xF0, 0x9F, 0x92, 0xA9], [0xC1, 0x81],
        ] as [[UInt8]])
    func `bytes that are no UTF-8, or scalars of four of them, are left to others`(bytes: [UInt8]) {
        #expect(lowercased([0x41] + bytes) == nil)
    }

    @Test func `each letter becomes what Swift makes of it, and is its own normal form`() {
        var count = 0
        for value in PlainLetters.ranges.joined() {
            // Given a letter
            guard let scalar = Unicode.Scalar(value), let lower = lowercased(String(scalar)) else { continue }
            count += 1
            // Then
            #expect(Array(lower.utf8) == Array(scalar.properties.lowercaseMapping.utf8), "\(value)")
            #expect(scalar.properties.canonicalCombiningClass == .notReordered, "\(value)")
            let normal = String(lower).precomposedStringWithCanonicalMapping
            #expect(Array(normal.unicodeScalars) == Array(lower.unicodeScalars), "\(value)")
        }
        // Nearly all of them: İ, and those whose lower case is far away, are missing.
        #expect(count > 34_000 && count < PlainLetters.ranges.reduce(0) { $0 + $1.count })
    }

    @Test func `no letter is combined with the one before it`() {
        // Given every scalar that has a canonical decomposition into several
        for value in (0...0x10FFFF as ClosedRange<UInt32>) where !(0xAC00...0xD7A3 ~= value) {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
            let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
            // Then what follows the first part is none of the letters
            #expect(!parts.dropFirst().contains { PlainLetters.contains($0.value) }, "\(value)")
        }
    }
}
