/// Splits a heading into words in lower case without accents.
///
/// Before: `# der Nächte`, `guestFirstName`, `Gast(en)`, `N° d'emplacement`.
/// After: `#`, `der`, `nachte`; `guest`, `first`, `name`; `gast`; `n`, `d`, `emplacement`.
enum HeadingWords {
    /// More words than in any heading made of known ones.
    static let limit = 8

    /// nil for a heading with too many words, which is a sentence.
    static func words(_ heading: String) -> [String]? {
        var words: [String] = []
        var word = ""
        let characters = Array(heading)
        var position = 0
        func endWord() {
            if !word.isEmpty { words.append(NearHeadings.bare(word.lowercased())) }
            word = ""
        }
        while position < characters.count {
            let character = characters[position]
            let ascii = character.asciiValue
            if ascii == UInt8(ascii: "("), !word.isEmpty, let end = endOfSuffix(characters, from: position) {
                position = end
            } else if ascii == nil, "º°ª".contains(character) {
                endWord()
            } else if character.isLetterOfWord {
                if isNewWord(characters, position, after: word) { endWord() }
                word.append(character)
            } else if character.isDigitOfWord {
                if word.last?.isLetterOfWord ?? false { endWord() }
                word.append(character)
            } else {
                endWord()
                if ascii == UInt8(ascii: "#") || ascii == UInt8(ascii: "%") { words.append(String(character)) }
                if ascii == nil, character == "№" { words.append("n") }
            }
            position += 1
            if words.count > limit { return nil }
        }
        endWord()
        return words.count > limit ? nil : words.filter { !$0.isEmpty }
    }

    /// The bracket after an optional plural ending: "Gast(en)", "Nome(s)".
    private static func endOfSuffix(_ characters: [Character], from start: Int) -> Int? {
        guard let end = characters[start...].firstIndex(of: ")"), end - start <= 5 else { return nil }
        return characters[(start + 1)..<end].allSatisfy { $0.isLetterOfWord || $0 == "-" } ? end : nil
    }

    /// True within "guestName" and "BookingIDExternal", and for a letter after a digit; "kWh" and "eMail" are single
    /// words.
    private static func isNewWord(_ characters: [Character], _ position: Int, after word: String) -> Bool {
        guard let last = word.last else { return false }
        if last.isDigitOfWord { return true }
        let character = characters[position]
        guard character.mayBeUppercase, character.isUppercase else { return false }
        let isBeforeSmall = position + 1 < characters.count && characters[position + 1].isLowercase
        return (last.isLowercase || last.isUppercase && isBeforeSmall) && word.count > 1
    }
}

// Most headings are ASCII; these ask Unicode's tables only about the others.
extension Character {
    var isLetterOfWord: Bool {
        asciiValue.map { 0x61...0x7A ~= $0 | 0x20 } ?? isLetter
    }

    var isDigitOfWord: Bool { asciiValue.map { 0x30...0x39 ~= $0 } ?? isNumber }

    /// Most letters are in lower case.
    fileprivate var mayBeUppercase: Bool { asciiValue.map { 0x41...0x5A ~= $0 } ?? true }

    /// Whether it belongs to a word rather than between two.
    var isOfWords: Bool { isLetterOfWord || isDigitOfWord }
}
