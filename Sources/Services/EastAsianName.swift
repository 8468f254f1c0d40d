/// A name in Han, Hangul or kana. The family name comes first, and a blank between it and the given name means nothing.
///
/// ## Before
/// `山田太郎`, `山田 太郎`, and from a Western program `太郎 山田`
/// ## After
/// One name.
public struct EastAsianName {
    /// As written, one after the other.
    private let parts: [[Unicode.Scalar]]

    /// nil for a name with other letters.
    public init?(_ name: some StringProtocol) {
        guard let first = name.utf8.first, EastAsianName.mayBegin(with: first) else { return nil }
        var parts: [[Unicode.Scalar]] = [[]]
        for scalar in name.unicodeScalars {
            if EastAsianName.isLetter(scalar) {
                parts[parts.count - 1].append(scalar)
            } else if NameLetters.letters(of: scalar) != nil {
                return nil
            } else if parts[parts.count - 1] != [] {
                parts.append([])
            }
        }
        self.parts = parts.filter { !$0.isEmpty }
        if self.parts.isEmpty { return nil }
    }

    /// Whether a name may be one of these, by its first byte of UTF-8. No Latin, Greek or Cyrillic letter begins so, but
    /// for a few of Vietnamese.
    @inline(__always)
    public static func mayBegin(with byte: UInt8) -> Bool { byte >= 0xE1 }

    /// Whether it is more than a family name or a given name. 王伟 is whole, 철수 isn't; of one word in kana it isn't known.
    public var isWhole: Bool {
        let letters = parts.joined()
        if parts.count > 1 { return true }
        if letters.allSatisfy(EastAsianName.isKana) { return false }
        return letters.count >= (letters.allSatisfy(EastAsianName.isHangul) ? 3 : 2)
    }

    /// Longer ones aren't divided.
    private static let longest = 8

    /// The hashes (`PersonName.hash`) under which others may write it, besides its own. That of two parts doesn't depend
    /// on their order.
    public var otherHashes: [UInt64] {
        let spellings: [[Unicode.Scalar]]
        if parts.count > 1 {
            spellings = together
        } else {
            let letters = parts[0]
            guard isWhole, letters.count <= EastAsianName.longest else { return [] }
            spellings = (1..<letters.count).map { letters[..<$0] + [" "] + letters[$0...] }
        }
        return spellings.map { PersonName.hash(Array(EastAsianName.text($0).utf8)[...]) }
    }

    /// The name without blanks; of two parts, in both orders.
    private var together: [[Unicode.Scalar]] {
        let whole = Array(parts.joined())
        return parts.count == 2 ? [whole, parts[1] + parts[0]] : [whole]
    }

    /// Whether two names are one, however they are divided.
    public static func areSame(_ one: String, _ other: String) -> Bool {
        guard let one = EastAsianName(one), let other = EastAsianName(other) else { return false }
        return one.together.contains(other.together[0]) || other.together.contains(one.together[0])
    }

    /// The text of a name given in parts, the family name last: the family name first, and a blank behind it only where
    /// there is kana. nil if a part has other letters.
    public static func written(_ parts: [some StringProtocol]) -> String? {
        guard parts.count > 1, let first = parts[0].utf8.first, mayBegin(with: first) else { return nil }
        let names = parts.compactMap { EastAsianName($0) }
        guard names.count == parts.count else { return nil }
        let hasKana = names.contains { $0.parts.joined().contains(where: isKana) }
        return ([parts[parts.count - 1]] + parts.dropLast()).joined(separator: hasKana ? " " : "")
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    // MARK: Letters

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        isKana(scalar) || isHangul(scalar) || isHan(scalar)
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Without the dot between the words of foreign names.
        case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: true
        default: false
        }
    }

    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: true
        default: false
        }
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
