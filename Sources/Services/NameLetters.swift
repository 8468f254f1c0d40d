/// Letters without their accents, by the names that Unicode gives them: LATIN SMALL LETTER E WITH ACUTE is an e.
enum NameLetters {
    /// The text in lower case, Latin letters without accents, as UTF-8. What is no letter, digit or apostrophe is a
    /// blank.
    static func folded(_ scalars: String.UnicodeScalarView) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in scalars {
            if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else if let index = tableIndex(scalar) {
                bytes += table[index]
            } else {
                bytes += folded(scalar)
            }
        }
        return bytes
    }

    // Latin letters with marks lie in these two ranges; looked up once, because names of characters are slow to find.
    private static let latin: ClosedRange<UInt32> = 0xC0...0x24F
    private static let latinAdditional: ClosedRange<UInt32> = 0x1E00...0x1EFF

    private static let table: [[UInt8]] = (Array(latin) + Array(latinAdditional)).map { value in
        Unicode.Scalar(value).map(folded) ?? []
    }

    private static func tableIndex(_ scalar: Unicode.Scalar) -> Int? {
        if latin.contains(scalar.value) { return Int(scalar.value - latin.lowerBound) }
        if latinAdditional.contains(scalar.value) {
            return latin.count + Int(scalar.value - latinAdditional.lowerBound)
        }
        return nil
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .format: return []
        // The typographic apostrophe and the letter that looks like it.
        case _ where scalar == "\u{2019}" || scalar == "\u{02BC}": return [0x27]
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .spacingMark,
            .decimalNumber:
            break
        default: return [0x20]
        }
        let prefixes = [
            "LATIN SMALL LETTER ", "LATIN CAPITAL LETTER ", "LATIN SMALL LIGATURE ", "LATIN CAPITAL LIGATURE ",
        ]
        for prefix in prefixes {
            guard let name = properties.name, name.hasPrefix(prefix) else { continue }
            let letter = name.dropFirst(prefix.count)
            let base = letter.firstRange(of: " WITH ").map { letter[..<$0.lowerBound] } ?? letter
            // One letter, or the two of AE and OE; others have names: SHARP S, THORN.
            if base.utf8.count <= 2 { return Array(base.lowercased().utf8) }
            if let spelled = spelled[String(base)] { return Array(spelled.utf8) }
        }
        return Array(properties.lowercaseMapping.utf8)
    }

    private static let spelled = ["SHARP S": "ss", "THORN": "th", "ETH": "d", "DOTLESS I": "i", "ENG": "ng"]
}
