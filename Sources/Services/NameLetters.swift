/// Letters without their accents, derived from their Unicode names: LATIN SMALL LETTER E WITH ACUTE is an e.
enum NameLetters {
    /// The text as UTF-8 in lower case, with accents removed from Latin letters. Everything except letters, digits and
    /// apostrophes becomes a space.
    static func folded(_ scalars: String.UnicodeScalarView) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in scalars {
            if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else {
                bytes += folded(scalar)
            }
        }
        return bytes
    }

    /// The folded forms of most letters, computed once, because looking up character names is slow.
    struct Table: Sendable {
        static let shared = Table()

        /// Latin, Greek, Cyrillic, Hebrew, Arabic, and combining marks: the scalars with two bytes in UTF-8.
        private static let twoBytes = 0x80..<0x800
        /// Latin letters with two marks, as in Vietnamese: some of the scalars with three bytes.
        private static let latinAdditional = 0x1E00..<0x1F00

        private let entries: [Entry]

        private init() {
            entries = (Array(Table.twoBytes) + Array(Table.latinAdditional)).map { value in
                Entry(Unicode.Scalar(UInt32(value)).map(NameLetters.folded) ?? [])
            }
        }

        /// The entry for a two-byte scalar whose first byte is `byte`; nil if the second byte doesn't fit.
        @inline(__always)
        func twoBytes(_ byte: UInt8, _ second: UInt8) -> Entry? {
            guard byte >= 0xC2, byte < 0xE0, second & 0xC0 == 0x80 else { return nil }
            return entries[(Int(byte & 0x1F) << 6 | Int(second & 0x3F)) - Table.twoBytes.lowerBound]
        }

        /// The same for three bytes; also nil for a scalar that is not in the table.
        @inline(__always)
        func threeBytes(_ byte: UInt8, _ second: UInt8, _ third: UInt8) -> Entry? {
            guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
            let value = Int(byte & 0x0F) << 12 | Int(second & 0x3F) << 6 | Int(third & 0x3F)
            guard byte == 0xE1, Table.latinAdditional.contains(value) else {
                return byte == 0xE2 && value == 0x2019 ? Entry([0x27]) : nil
            }
            return entries[Table.twoBytes.count + value - Table.latinAdditional.lowerBound]
        }
    }

    /// The folded form of a letter: up to seven bytes of UTF-8, or the end of a word.
    struct Entry: Sendable {
        /// The bytes, the first one lowest, and their count in the top byte.
        private let bits: UInt64
        private static let separator: UInt64 = 0xFF << 56

        /// `bytes` is a word's end, an apostrophe, or nothing but what belongs to words.
        init(_ bytes: [UInt8]) {
            precondition(bytes.count < 8)
            // An apostrophe plays no part.
            let letters = bytes == [0x27] ? [] : bytes
            bits =
                letters == [0x20]
                ? Entry.separator
                : letters.reversed().reduce(0) { $0 &<< 8 | UInt64($1) } | UInt64(letters.count) &<< 56
        }

        var isSeparator: Bool { bits == Entry.separator }
        var count: Int { Int(bits &>> 56) }
        var letters: UInt64 { bits & ~Entry.separator }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .format: return []
        // The typographic apostrophe and a letter that looks like it.
        case _ where scalar == "\u{2019}" || scalar == "\u{02BC}": return [0x27]
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .spacingMark,
            .decimalNumber:
            break
        default: return [0x20]
        }
        let name = properties.name ?? ""
        for prefix in prefixes where name.hasPrefix(prefix) {
            let letter = name.dropFirst(prefix.count)
            let base = letter.firstRange(of: " WITH ").map { letter[..<$0.lowerBound] } ?? letter
            // A single letter, or the two of AE and OE; others have names: SHARP S, THORN.
            if base.utf8.count <= 2 { return Array(base.lowercased().utf8) }
            if let spelled = spelled[String(base)] { return Array(spelled.utf8) }
        }
        return Array(properties.lowercaseMapping.utf8)
    }

    private static let prefixes = [
        "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ", "LATIN SMALL LIGATURE ", "LATIN CAPITAL LIGATURE ",
    ]
    private static let spelled = ["SHARP S": "ss", "THORN": "th", "ETH": "d", "DOTLESS I": "i", "ENG": "ng"]
}
