/// How much a text looks like names.
enum ScriptScore {
    private enum Script { case none, digit, ascii, latin, cyrillic, greek, eastAsian, other, sign }

    static func of(_ text: [Unicode.Scalar]) -> Int {
        var score = 0
        var before = Script.none
        var (wasLower, wasUpper, wasTwoUpper) = (false, false, false)
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
            // `ÐUro`; and few names begin with a small letter.
            let isLower = isLetter && scalar.properties.isLowercase
            if isLower, wasTwoUpper { score -= 4 }
            if isLower, script == .latin, !ScriptScore.isLetter(before), ScriptScore.isLetter(next) { score -= 4 }
            wasTwoUpper = isUpper && wasUpper && (script == .latin || before == .latin)
            wasUpper = isUpper
            wasLower = isLower
            before = script
        }
        return score - wordsOfNoLanguage(text) * 6
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
            usualLatin.contains(scalar) ? 4 : "ýû".unicodeScalars.contains(scalar) ? 3 : 1
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
    private static let usualLatin = inBothCases(
        "äöüßéèêëáàâãåæçñíìîïóòôõøúùœčęńřőűďćňăđıİğşþðąěłľśťůźżėįųāēīūļķņģ")

    /// The words with letters that no language has together: `Šimiæ`, `Růľička`.
    private static func wordsOfNoLanguage(_ text: [Unicode.Scalar]) -> Int {
        text.split { !isLetter(script($0)) }.count { word in
            let letters = word.filter { script($0) == .latin }
            return !letters.isEmpty && !alphabets.contains { $0.isSuperset(of: letters) }
        }
    }

    /// What Latin alphabets have beyond ASCII, and letters of names that their speakers often have.
    private static let alphabets = [
        "äöüß", "àâæçéèêëîïôœùûüÿ", "áéíóúüñ", "ãõáéíóúâêôàç", "àçéèíïóòúü", "àèéìòóù", "åäöæøéü", "áéíóúýþæöð",
        "äöåšž",
        "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîşţșț", "çğıİöşü", "ąčęėįšųūž",
        "āčēģīķļņšūž", "äõöüšž", "éëèïöü", "çë",
    ].map(inBothCases)

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
