/// Names of people that appear where no field announces a name: in an id, a status word, a heading.
///
/// It is filled from the texts of the findings first and matched against people afterwards, so that it stays small.
public struct KnownNames: Sendable {
    private let hashes: HashSet64
    private let hash: @Sendable (ArraySlice<UInt8>) -> UInt64

    public static let none = KnownNames(HashSet64()) { _ in 0 }

    /// `hash` hashes the words of a name and is the same for every way of writing it; 0 for a text without one.
    package init(_ hashes: HashSet64, hash: @escaping @Sendable (ArraySlice<UInt8>) -> UInt64) {
        self.hashes = hashes
        self.hash = hash
    }

    var isEmpty: Bool { hashes.isEmpty }

    /// Whether a text is one of the names, or contains one of several words.
    package func hold(_ text: String) -> Bool {
        guard !hashes.isEmpty else { return false }
        let bytes = Array(text.utf8)
        if KnownNames.mayBe(bytes[...]), hashes.contains(hash(bytes[...])) { return true }
        var isFound = false
        KnownNames.forEachPart(of: bytes[...]) { part in isFound = isFound || hashes.contains(hash(part)) }
        return isFound
    }

    /// Calls `body` with each sequence of two to five adjacent words, not separated by digits: a name within a longer
    /// text is one of these. Most texts are a single word or less.
    package static func forEachPart(of text: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        guard hasTwoWords(text) else { return }
        var words: [Range<Int>] = []
        var start: Int?
        for index in text.indices {
            let byte = text[index]
            if byte & 0x5F &- 0x41 < 26 || byte >= 0x80 {
                start = start ?? index
                continue
            }
            if let first = start { words.append(first..<index) }
            start = nil
            // Anything with digits is a number, a date or an id.
            if byte &- 0x30 < 10 { words = [] }
            guard let last = words.last, last.upperBound == index else { continue }
            parts(endingWith: words, of: text, body)
        }
        if let first = start { parts(endingWith: words + [first..<text.endIndex], of: text, body) }
    }

    /// Whether letters follow anything else that follows letters. Most texts are a number or a single word.
    private static func hasTwoWords(_ text: ArraySlice<UInt8>) -> Bool {
        let bytes = text.span
        return wordsAndDigits(bytes, 0..<bytes.count).words > 1
    }

    /// Whether a text may be a name, or may contain one: `false` for a number, a date and nearly all ids.
    static func mayHold(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        let (words, hasDigits) = wordsAndDigits(text, range)
        return words > 1 || words == 1 && !hasDigits
    }

    private static func wordsAndDigits(_ text: Span<UInt8>, _ range: Range<Int>) -> (words: Int, hasDigits: Bool) {
        var words = 0
        var (wasLetter, hasDigits) = (false, false)
        for index in range {
            let isLetter = text[index] & 0x5F &- 0x41 < 26 || text[index] >= 0x80
            words += isLetter && !wasLetter ? 1 : 0
            hasDigits = hasDigits || text[index] &- 0x30 < 10
            wasLetter = isLetter
        }
        return (words, hasDigits)
    }

    private static func parts(
        endingWith words: [Range<Int>], of text: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void
    ) {
        guard let end = words.last?.upperBound else { return }
        for word in words.suffix(mostWords).dropLast() { body(text[word.lowerBound..<end]) }
    }

    private static let mostWords = 5

    /// Whether a text may be a name: most ids have digits, and names have none.
    package static func mayBe(_ text: ArraySlice<UInt8>) -> Bool {
        2...lengthLimit ~= text.count && text.contains { $0 & 0x5F &- 0x41 < 26 || $0 >= 0x80 }
            && !text.contains { $0 &- 0x30 < 10 }
    }

    /// In bytes.
    private static let lengthLimit = 100
}

extension Findings {
    /// Calls `body` at least once with every text of the findings that comes from outside (record numbers, values,
    /// message arguments, headings) and may be or contain a name.
    package func forEachPossibleName(_ body: (ArraySlice<UInt8>) -> Void) {
        for field in fields { body(Array(field.utf8)[...]) }
        forEachBlock { $0.forEachPossibleNameHeld(body) }
    }

    private func forEachPossibleNameHeld(_ take: (ArraySlice<UInt8>) -> Void) {
        let (rows, text) = (rows.held, text)
        func body(_ range: Range<Int>) {
            if KnownNames.mayHold(text.span, range) { take(text[range]) }
        }
        // There are few properties.
        var properties: [ArraySlice<UInt8>] = []
        for row in rows {
            let ranges = FindingTexts.Ranges(reading: text.span, at: row.textStart)
            body(ranges.record)
            if !ranges.property.isEmpty, !properties.contains(text[ranges.property]) {
                body(ranges.property)
                if properties.count < 8 { properties.append(text[ranges.property]) }
            }
            body(ranges.value)
            if let related = ranges.related { body(related.record) }
            FindingArguments.forEachText(ranges.arguments, text.span, body)
        }
    }
}

extension Dataset {
    /// The headings mentioned in reading notes.
    package var notedHeadings: [[UInt8]] {
        files.flatMap { $0.reading.flatMap { $0.value.split(separator: ", ").map { Array($0.utf8) } } }
    }

    /// Masks people's names among the headings mentioned in reading notes.
    package mutating func mask(_ names: KnownNames) {
        guard !names.isEmpty else { return }
        for file in files.indices {
            for note in files[file].reading.indices {
                let parts = files[file].reading[note].value.split(separator: ", ").map(String.init)
                guard parts.contains(where: names.hold) else { continue }
                let shown = parts.map { names.hold($0) ? Finding.mask : $0 }
                files[file].reading[note].value = shown.joined(separator: ", ")
            }
        }
    }
}
