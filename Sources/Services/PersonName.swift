internal import InnkeeperCore

/// A person's name in its comparable form: its words, ignoring order, case, accents and separators. `Müller, José` and
/// `jose muller` are equal; `O'Brien` is one word, `Anne-Marie` is two.
public enum PersonName {
    /// A hash of the words; 0 for an empty text. A text without words has a hash of its own.
    public static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 { hash(bytes.span, 0, bytes.count) }

    /// The same for a part of a buffer.
    public static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        folded(bytes, start, end).hash
    }

    /// The hash and the number of words.
    public static func folded(_ bytes: ArraySlice<UInt8>) -> (hash: UInt64, words: Int) {
        folded(bytes.span, 0, bytes.count)
    }

    /// Up to eight letters at a time: masks show where they end. A table has those beyond ASCII, of most languages.
    private static func folded(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (hash: UInt64, words: Int) {
        if start == end { return (0, 0) }
        // Word hashes are added up, so that their order doesn't matter.
        var sum: UInt64 = 0
        var words = 0
        var word = WordHash()
        func endWord() {
            if word.isEmpty { return }
            sum &+= word.value
            words += 1
            word = WordHash()
        }
        var position = start
        while position < end {
            let letters = NameBytes(bytes, position, end)
            word.add(letters.lower, count: letters.count)
            position += letters.count
            if letters.count == 8 || position >= end { continue }
            if letters.next < 0x80 {
                if letters.next != apostrophe { endWord() }
                position += 1
                continue
            }
            guard let entry = entry(bytes, &position, end) else { return foldedSlowly(bytes, start, end) }
            if entry.isSeparator { endWord() } else { word.add(entry.letters, count: entry.count) }
        }
        endWord()
        return (sum == 0 ? hashOfBytes(bytes, start, end) : sum, words)
    }

    /// The entry for the scalar beyond ASCII at `position`, which moves behind it; nil if there is none. Making the table
    /// takes longer than the smallest runs do, and most of them have names that need none.
    private static func entry(_ bytes: Span<UInt8>, _ position: inout Int, _ end: Int) -> NameLetters.Entry? {
        let first = bytes[position]
        let second = position + 1 < end ? bytes[position + 1] : 0
        if first < 0xE0 {
            position += 2
            return NameLetters.Table.shared.twoBytes(first, second)
        }
        let third = position + 2 < end ? bytes[position + 2] : 0
        position += 3
        return NameLetters.Table.shared.threeBytes(first, second, third)
    }

    /// The folded words in order.
    public static func words(_ name: String) -> [[UInt8]] {
        words(NameLetters.folded(name.unicodeScalars))
    }

    /// Whether two names share a word of at least two letters: an initial is not enough.
    public static func shareWord(_ one: String, _ other: String) -> Bool {
        let known = Set(words(one).filter { $0.count > 1 })
        return words(other).contains { known.contains($0) }
    }

    private static let apostrophe: UInt8 = 0x27

    /// The lower case of an ASCII letter or digit; nil for characters between words.
    @inline(__always)
    private static func letter(_ byte: UInt8) -> UInt8? {
        let lower = byte | 0x20
        return lower &- 0x61 < 26 || byte &- 0x30 < 10 ? lower : nil
    }

    /// Words of folded text, in which all non-ASCII bytes belong to words.
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

    private static func foldedSlowly(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (
        hash: UInt64, words: Int
    ) {
        let words = words(String(decoding: (start..<end).map { bytes[$0] }, as: UTF8.self))
        let sum = words.reduce(UInt64(0)) { sum, letters in
            var word = WordHash()
            for start in stride(from: 0, to: letters.count, by: 8) {
                let part = letters[start..<min(start + 8, letters.count)]
                word.add(part.reversed().reduce(UInt64(0)) { $0 &<< 8 | UInt64($1) }, count: part.count)
            }
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

/// The leading ASCII letters and digits of up to eight bytes, in lower case.
///
/// Bytes below 128 are compared eight at a time: with the top bit set, subtracting a number leaves the bit set exactly
/// where the byte was not smaller.
private struct NameBytes {
    /// The letters, the first one lowest, padded with 0.
    let lower: UInt64
    /// Their count, 0 to 8.
    let count: Int
    /// The byte after them; 0 at the end of the text.
    let next: UInt8

    @inline(__always)
    init(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        let all = NameBytes.number(bytes, start, end)
        let raised = all | 0x20 &* ones
        let isLetter = ((raised | tops) &- 0x61 &* ones) & ~((raised | tops) &- 0x7B &* ones)
        let isDigit = ((all | tops) &- 0x30 &* ones) & ~((all | tops) &- 0x3A &* ones)
        count = (~((isLetter | isDigit) & ~all) & tops).trailingZeroBitCount >> 3
        let bits = UInt64(truncatingIfNeeded: count) &* 8
        lower = count == 8 ? raised : raised & ((1 &<< bits) &- 1)
        next = count == 8 ? 0 : UInt8(truncatingIfNeeded: all &>> bits)
    }

    /// Up to eight bytes as a number, the first one lowest. Eight bytes become a single load.
    @inline(__always)
    private static func number(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        let length = end &- start
        if start <= bytes.count &- 8 {
            precondition(start >= 0)
            var number = UInt64(bytes[start]) | UInt64(bytes[start &+ 1]) << 8 | UInt64(bytes[start &+ 2]) << 16
            number |= UInt64(bytes[start &+ 3]) << 24 | UInt64(bytes[start &+ 4]) << 32
            number |= UInt64(bytes[start &+ 5]) << 40 | UInt64(bytes[start &+ 6]) << 48
            number |= UInt64(bytes[start &+ 7]) << 56
            return length >= 8 ? number : number & UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
        }
        var number: UInt64 = 0
        for index in (start..<min(end, start &+ 8)).reversed() { number = number &<< 8 | UInt64(bytes[index]) }
        return number
    }
}

/// The hash of a word, used only in memory. It mixes in eight letters at a time.
private struct WordHash {
    private var state: UInt64 = 0
    private var letters: UInt64 = 0
    private var count: UInt64 = 0

    var isEmpty: Bool { count == 0 }

    /// The next letters, at most eight, the first one lowest, padded with 0.
    @inline(__always)
    mutating func add(_ more: UInt64, count added: Int) {
        let used = 8 &* (count & 7)
        letters |= more &<< used
        count &+= UInt64(truncatingIfNeeded: added)
        if used &+ 8 &* UInt64(truncatingIfNeeded: added) >= 64 {
            state = WordHash.mixed(state ^ letters)
            letters = (more &>> 8) &>> (56 &- used)
        }
    }

    /// Includes the length, because trailing zero bytes would not show otherwise.
    var value: UInt64 { WordHash.mixed(WordHash.mixed(state ^ letters) ^ count) }

    /// The finalizer of MurmurHash3 (Austin Appleby, public domain).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ mixed >> 33) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ mixed >> 33) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ mixed >> 33
    }
}
