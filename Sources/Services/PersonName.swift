internal import InnkeeperCore

/// A person's name in its comparable form: its words, ignoring order, case, accents and separators. `Müller, José` and
/// `jose muller` are equal; `O'Brien` is one word, `Anne-Marie` is two.
public enum PersonName {
    /// A hash of the words; 0 for an empty text. A text without words has a hash of its own.
    public static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { folded(bytes).hash }

    /// The hash and the number of words.
    public static func folded(_ bytes: ArraySlice<UInt8>) -> (hash: UInt64, words: Int) {
        var names = PersonNames()
        return names.folded(bytes.span, 0, bytes.count)
    }

    /// The folded words in order.
    public static func words(_ name: String) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for scalar in name.unicodeScalars {
            if let letters = NameLetters.letters(of: scalar) {
                words[words.count - 1] += letters
            } else {
                words.append([])
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// Whether two names share a word of at least two letters: an initial is not enough.
    public static func shareWord(_ one: String, _ other: String) -> Bool {
        let known = Set(words(one).filter { $0.count > 1 })
        return words(other).contains { known.contains($0) }
    }
}

/// Hashes many names (`PersonName.hash`). The table of all letters takes longer to make than the smallest runs do, so it is only
/// made once a name needs it.
public struct PersonNames {
    private var letters = NameLetters.ascii
    private var hasAllLetters = false

    public init() {}

    /// The hash of the name `bytes[start..<end]`.
    public mutating func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        folded(bytes, start, end).hash
    }

    /// The hash and the number of words.
    @inline(__always)
    public mutating func folded(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (hash: UInt64, words: Int) {
        if start == end { return (0, 0) }
        let text = bytes.extracting(start..<end)
        var name = letters.hash(text)
        if name == nil, !hasAllLetters {
            (letters, hasAllLetters) = (.shared, true)
            name = letters.hash(text)
        }
        let (hash, count) = (name ?? PersonNames.scalarByScalar(text)).result
        return (hash == 0 ? PersonNames.hashOfBytes(text) : hash, count)
    }

    /// For letters that aren't in the table, and for bytes that aren't UTF-8.
    @inline(never)
    private static func scalarByScalar(_ text: Span<UInt8>) -> WordsHash {
        var name = WordsHash()
        for scalar in String(decoding: text.indices.map { text[$0] }, as: UTF8.self).unicodeScalars {
            name.add(NameLetters.step(scalar))
        }
        return name
    }

    /// For a text without words.
    private static func hashOfBytes(_ text: Span<UInt8>) -> UInt64 {
        var hash = Hash64()
        for index in text.indices { hash.add(byte: text[index]) }
        return max(hash.value, 1)
    }
}

/// The hash of a name's words. Snapshots hold 32 bits of it, so a change here needs another version of `Snapshot`. A word is a
/// polynomial of its letters; the squares of all words are added up, so that their order doesn't matter.
struct WordsHash {
    /// What a letter does to its word.
    struct Step: Sendable {
        /// A power of the base; 0 ends the word.
        let factor: UInt64
        let term: UInt64

        static let end = Step(factor: 0, term: 0)

        /// Bytes of a word; an apostrophe or an accent has none.
        init(_ letters: [UInt8]) {
            self.init(
                factor: letters.reduce(1) { factor, _ in factor &* WordsHash.base },
                // Not the letters themselves: sums of the squares of small numbers are often equal.
                term: letters.reduce(0) { $0 &* WordsHash.base &+ Hash64.digest([$1]) })
        }

        private init(factor: UInt64, term: UInt64) {
            self.factor = factor
            self.term = term
        }
    }

    private var sum: UInt64 = 0
    private var count = 0
    private var word: UInt64 = 0
    /// Odd, so that no letter is ever lost.
    private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

    @inline(__always)
    mutating func add(_ step: Step) {
        // All bits at the end of a word.
        let isEnd = (step.factor & 1) &- 1
        sum &+= word &* word & isEnd
        count &+= Int(truncatingIfNeeded: (word == 0 ? 0 : 1) & isEnd)
        word = word &* step.factor &+ step.term
    }

    /// The hash of all words, 0 if there are none, and their number.
    @inline(__always)
    var result: (hash: UInt64, count: Int) {
        var whole = self
        whole.add(.end)
        return (Hash64.mixed(whole.sum), whole.count)
    }
}
