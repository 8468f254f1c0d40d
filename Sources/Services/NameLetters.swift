/// Letters without their accents, derived from their Unicode names: LATIN SMALL LETTER E WITH ACUTE is an e.
///
/// As a table it has what each letter does to the hash of its word, byte by byte of UTF-8. Every byte of the text is looked up in
/// one of its rows, which says in which row the next one is. No branch depends on what a byte is, because processors can't guess
/// where the next accent comes.
struct NameLetters: Sendable {
    private struct Byte {
        var step: WordsHash.Step
        /// Where the row for the next byte begins.
        var next: Int
    }

    private var bytes = [Byte](repeating: Byte(step: .end, next: NameLetters.failed), count: 2 * NameLetters.row)

    private static let row = 256
    /// Where letters begin.
    private static let root = 0
    /// The row from which nothing leads back: for what is not in the table, or not UTF-8.
    private static let failed = row

    static let ascii = NameLetters(0..<0x80)
    /// Latin, Greek, Cyrillic, Hebrew, Arabic, combining marks; Latin with two marks, as in Vietnamese; the apostrophe.
    static let shared = NameLetters(0..<0x800, 0x1E00..<0x1F00, 0x2019..<0x201A)

    private init(_ values: Range<UInt32>...) {
        for scalar in values.joined().lazy.compactMap(Unicode.Scalar.init) {
            let encoded = Array(String(scalar).utf8)
            let place = encoded.dropLast().reduce(NameLetters.root) { row(after: $0 + Int($1)) }
            bytes[place + Int(encoded[encoded.count - 1])] = Byte(
                step: NameLetters.step(scalar), next: NameLetters.root)
        }
    }

    /// Where the row behind the first byte of several begins; a new one if there is none.
    private mutating func row(after place: Int) -> Int {
        if bytes[place].next == NameLetters.failed {
            bytes[place] = Byte(step: WordsHash.Step([]), next: bytes.count)
            bytes += [Byte](repeating: Byte(step: .end, next: NameLetters.failed), count: NameLetters.row)
        }
        return bytes[place].next
    }

    /// The hash of a name; nil if it has other letters than the table, or is not UTF-8.
    @inline(__always)
    func hash(_ text: Span<UInt8>) -> WordsHash? {
        let bytes = bytes.span
        var name = WordsHash()
        var place = NameLetters.root
        for index in text.indices {
            let byte = bytes[place &+ Int(text[index])]
            name.add(byte.step)
            place = byte.next
        }
        return place == NameLetters.root ? name : nil
    }

    static func step(_ scalar: Unicode.Scalar) -> WordsHash.Step {
        letters(of: scalar).map { WordsHash.Step($0) } ?? .end
    }

    /// What a scalar means in a name, as UTF-8 in lower case; nothing for accents and apostrophes, nil for what ends a word.
    static func letters(of scalar: Unicode.Scalar) -> [UInt8]? {
        // The typographic apostrophe, and a letter that looks like it.
        if scalar == "'" || scalar == "\u{2019}" || scalar == "\u{02BC}" { return [] }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .format: return []
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .spacingMark,
            .decimalNumber:
            return plainLatin(scalar) ?? Array(properties.lowercaseMapping.utf8)
        default: return nil
        }
    }

    private static func plainLatin(_ scalar: Unicode.Scalar) -> [UInt8]? {
        if scalar.isASCII { return [UInt8(scalar.value) | 0x20] }
        // No letter of these scripts has such a name.
        if 0x2B0..<0x1D00 ~= scalar.value { return nil }
        // LATIN SMALL LETTER O WITH STROKE, LATIN CAPITAL LIGATURE OE
        let name = scalar.properties.name ?? ""
        let bytes = name.utf8.span
        guard let kind = kinds.first(where: { isAt(0, of: bytes, $0) }) else { return nil }
        let start = kind.count
        let end = (start..<bytes.count).first { bytes[$0] == 0x20 && isAt($0, of: bytes, with) } ?? bytes.count
        // A single letter, or the two of AE and OE; others have names: SHARP S, THORN.
        if end - start <= 2 { return (start..<end).map { bytes[$0] | 0x20 } }
        return spelled[String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self)].map { Array($0.utf8) }
    }

    private static func isAt(_ start: Int, of bytes: Span<UInt8>, _ text: [UInt8]) -> Bool {
        start + text.count <= bytes.count && text.indices.allSatisfy { bytes[start + $0] == text[$0] }
    }

    private static let kinds = ["SMALL LETTER", "CAPITAL LETTER", "SMALL LIGATURE", "CAPITAL LIGATURE"].map {
        Array("LATIN \($0) ".utf8)
    }
    private static let with = Array(" WITH ".utf8)
    private static let spelled = ["SHARP S": "ss", "THORN": "th", "ETH": "d", "DOTLESS I": "i", "ENG": "ng"]
}
