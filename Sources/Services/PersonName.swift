internal import Core

/// A person's name as it is compared: its words, without regard to their order, to case, to accents and to what stands
/// between them. `Müller, José` and `jose muller` are the same; `O'Brien` is one word, `Anne-Marie` are two.
public enum PersonName {
    /// A hash of the words; 0 for an empty text. A text without any word has a hash of its own.
    public static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { hash(bytes.span, 0, bytes.count) }

    /// The same of a part of many bytes.
    public static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        folded(bytes, start, end).hash
    }

    /// The hash, and how many words there are.
    public static func folded(_ bytes: ArraySlice<UInt8>) -> (hash: UInt64, words: Int) {
        folded(bytes.span, 0, bytes.count)
    }

    private static func folded(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (hash: UInt64, words: Int) {
        if start == end { return (0, 0) }
        // Words are added up, so that their order plays no part.
        var sum: UInt64 = 0
        var words = 0
        var word = WordHash()
        for index in start..<end {
            let byte = bytes[index]
            if byte >= 0x80 { return foldedOtherLetters(bytes, start, end) }
            if let letter = letter(byte) {
                word.add(letter)
            } else if byte != apostrophe, !word.isEmpty {
                sum &+= word.value
                words += 1
                word = WordHash()
            }
        }
        if !word.isEmpty {
            sum &+= word.value
            words += 1
        }
        return (sum == 0 ? hashOfBytes(bytes, start, end) : sum, words)
    }

    /// The words, folded, in the order in which they stand.
    public static func words(_ name: String) -> [[UInt8]] {
        words(NameLetters.folded(name.unicodeScalars))
    }

    /// Whether two names share a word of two letters or more: an initial says too little.
    public static func shareWord(_ one: String, _ other: String) -> Bool {
        let known = Set(words(one).filter { $0.count > 1 })
        return words(other).contains { known.contains($0) }
    }

    private static let apostrophe: UInt8 = 0x27

    /// Letters and digits of ASCII, lower case; nil for what stands between words.
    @inline(__always)
    private static func letter(_ byte: UInt8) -> UInt8? {
        let lower = byte | 0x20
        return lower &- 0x61 < 26 || byte &- 0x30 < 10 ? lower : nil
    }

    /// Words of folded text: what is beyond ASCII in it belongs to words.
    private static func words(_ folded: [UInt8]) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var word: [UInt8] = []
        for byte in folded {
            if byte >= 0x80 {
                word.append(byte)
            } else if let letter = letter(byte) {
                word.append(letter)
            } else if byte != apostrophe, !word.isEmpty {
                words.append(word)
                word = []
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static func foldedOtherLetters(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (
        hash: UInt64, words: Int
    ) {
        let words = words(String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self))
        let sum = words.reduce(UInt64(0)) { sum, letters in
            var word = WordHash()
            for letter in letters { word.add(letter) }
            return sum &+ word.value
        }
        return (sum == 0 ? hashOfBytes(bytes, start, end) : sum, words.count)
    }

    private static func hashOfBytes(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        var hash = Hash64()
        for index in start..<end { hash.add(byte: bytes[index]) }
        return max(hash.value, 1)
    }
}

/// A word's hash, in memory only. Eight letters are mixed in at a time: one by one would take twice as long.
private struct WordHash {
    private var state: UInt64 = 0
    private var letters: UInt64 = 0
    private var count: UInt64 = 0

    var isEmpty: Bool { count == 0 }

    @inline(__always)
    mutating func add(_ letter: UInt8) {
        letters = letters &<< 8 | UInt64(letter)
        count &+= 1
        if count & 7 == 0 {
            state = WordHash.mixed(state ^ letters)
            letters = 0
        }
    }

    /// With the length, because letters in front that are 0 would not show.
    var value: UInt64 { WordHash.mixed(WordHash.mixed(state ^ letters) ^ count) }

    /// The finishing steps of MurmurHash3 (Austin Appleby, public domain).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ mixed >> 33
    }
}
