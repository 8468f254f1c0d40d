/// Judges which code page a file is in by decoding its letters in each: real text has letters that names contain, one
/// script per word, and no signs inside words.
///
/// ## Before
/// The bytes `4D 9F 6C 6C 65 72`
/// ## After
/// Macintosh, for `Müller`; Windows-1252 would make it `MŸller`.
public struct CodePageEvidence: Sendable {
    /// The cells with letters beyond ASCII, each followed by a line end.
    private var sample: [UInt8] = []
    private var cell: [UInt8] = []
    private var isBeyondASCII = false

    /// How many bytes to look at; names repeat.
    private static let sampleSize = 8 << 10
    private static let cellSize = 120

    public init() {}

    public mutating func push(_ bytes: [UInt8]) {
        guard sample.count < CodePageEvidence.sampleSize else { return }
        for byte in bytes {
            switch byte {
            case 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3B: endCell()
            default:
                isBeyondASCII = isBeyondASCII || byte >= 0x80
                if cell.count < CodePageEvidence.cellSize { cell.append(byte) }
            }
        }
    }

    private mutating func endCell() {
        if isBeyondASCII, sample.count < CodePageEvidence.sampleSize { sample += cell + [0x0A] }
        cell.removeAll(keepingCapacity: true)
        isBeyondASCII = false
    }

    /// The page that fits best (the first, if several do), and a rival that fits about as well but reads differently;
    /// nil without evidence. Only multibyte pages have rivals: single-byte pages of one script differ in few letters,
    /// and the first is the usual one.
    public func best(of pages: [CodePage]) -> (page: CodePage, rival: CodePage?)? {
        var whole = self
        whole.endCell()
        guard !whole.sample.isEmpty else { return nil }
        let found = pages.map { page in
            var text: [UInt8] = []
            page.append(whole.sample, to: &text)
            let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
            return (page: page, score: ScriptScore.of(scalars), scalars: scalars)
        }
        guard var best = found.first else { return nil }
        for other in found.dropFirst() where other.score > best.score { best = other }
        // If no page gives names, take the usual one.
        guard best.score > 0 else { return (pages[0], nil) }
        let rival = found.first { other in
            other.page != best.page && best.page.isMultibyte && other.page.isMultibyte
                && other.score * 10 > best.score * 9
                && other.scalars != best.scalars
        }
        return (best.page, rival?.page)
    }
}

/// How much a text looks like names.
private enum ScriptScore {
    private enum Script { case none, digit, ascii, latin, cyrillic, greek, eastAsian, other, sign }

    static func of(_ text: [Unicode.Scalar]) -> Int {
        var score = 0
        var before = Script.none
        var wasLower = false
        for (index, scalar) in text.enumerated() {
            let script = ScriptScore.script(scalar)
            let isLetter = ScriptScore.isLetter(script)
            let next = index + 1 < text.count ? ScriptScore.script(text[index + 1]) : Script.none
            if !ScriptScore.isLetter(before), !ScriptScore.isLetter(next) {
                // `114,00 €` in one page may be `114,00 Ç` in another.
                score += scalar == "€" ? 4 : script == .latin ? 0 : value(scalar, script)
            } else {
                score += value(scalar, script)
            }
            // A word has a single script, and no signs or digits inside.
            switch (before, script) {
            case (.latin, .ascii), (.ascii, .latin), (.none, _), (_, .none), (.digit, .sign), (.sign, .digit): break
            // Few words have two such letters in a row; text full of them is in another script.
            case (.latin, .latin): score -= 3
            case (.latin, .digit), (.digit, .latin): score -= 8
            case (.ascii, .eastAsian), (.eastAsian, .ascii): score -= 8
            case let (first, second) where first == second: if first == .sign { score -= 1 }
            default: score -= 4
            }
            // `Šimić` in Windows-1250 is `Šimiæ` in Windows-1252, but no language has such a word.
            if scalar == "æ", index > 0, text[index - 1] == "i" { score -= 6 }
            let isUpper = isLetter && scalar.properties.isUppercase
            // `McDonald` has no letters beyond ASCII.
            if isUpper, wasLower, before != .ascii || script != .ascii { score -= 4 }
            wasLower = isLetter && scalar.properties.isLowercase
            before = script
        }
        return score
    }

    private static func isLetter(_ script: Script) -> Bool {
        script == .ascii || script == .latin || script == .cyrillic || script == .greek
    }

    private static func script(_ scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A: .ascii
        // Separators and punctuation between words.
        case 0x30...0x39: .digit
        case 0...0x7F, 0xA0, 0xA3, 0xA5, 0xA7, 0xB0, 0xAA, 0xBA, 0x2010...0x201F, 0x20AC, 0x3000...0x3003: .none
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: .latin
        case 0x370...0x3FF: .greek
        case 0x400...0x4FF: .cyrillic
        case 0x3041...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: .eastAsian
        case 0x590...0x6FF: .other
        default: .sign
        }
    }

    private static func value(_ scalar: Unicode.Scalar, _ script: Script) -> Int {
        switch script {
        case .latin:
            usualLatin.contains(scalar)
                ? 4 : certainLatin.contains(scalar) ? 5 : "ýû".unicodeScalars.contains(scalar) ? 3 : 1
        case .cyrillic: usualCyrillic.contains(scalar) ? 4 : 2
        case .greek: usualGreek.contains(scalar) ? 4 : 2
        // Two bytes each.
        case .eastAsian: usualEastAsian.contains(scalar) ? 12 : 0x3041...0x30FF ~= scalar.value ? 8 : 6
        case .other: 3
        case .sign: scalar.value == 0xFFFD || 0x80...0x9F ~= scalar.value || 0xE000...0xF8FF ~= scalar.value ? -20 : -3
        case .none, .ascii, .digit: 0
        }
    }

    /// Where pages for Western Europe, Central Europe and Turkey give one byte to different letters, both are listed.
    private static let usualLatin = inBothCases("äöüßéèêëáàâãåæçñíîïóòôõøúœčęńřőűďćňăđıİğşþð")
    /// Letters whose bytes are rarely letters in other pages.
    private static let certainLatin = inBothCases("ąěłľśťůźż")

    private static func inBothCases(_ letters: String) -> Set<Unicode.Scalar> {
        Set((letters + letters.uppercased()).unicodeScalars.filter { $0.value >= 0x80 })
    }
    private static let usualCyrillic = Set("оеаинтсрвлкмдпуяОАНСМКВИПД".unicodeScalars)
    private static let usualGreek = Set("αοιετσνηυρπκμλςάίόήέΑΓΚΜΝΠΣΔΙ".unicodeScalars)
    /// Characters common in family names of China, Taiwan, Korea and Japan.
    private static let usualEastAsian = Set(
        "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗張劉陳楊趙黃吳孫馬羅許鄭謝김이박최정강조윤장임한오서신권황안송유홍田中山本佐藤木村小川井上松鈴伊渡辺加石野島原橋"
            .unicodeScalars)
}
