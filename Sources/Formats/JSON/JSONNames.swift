/// A hash table of the few member names of interest: nearly all other names are dismissed after one look.
public struct JSONNames: Sendable {
    /// Open addressing, at most a quarter full. An empty slot has a count of -1.
    private(set) var words: [JSONWord]
    private(set) var places: [Int]
    private let names: [[UInt8]]

    /// For a repeated name the first place counts.
    public init(_ names: [String]) {
        var size = 16
        while size < names.count * 4 { size *= 2 }
        words = Array(repeating: JSONWord(head: 0, tail: 0, count: -1), count: size)
        places = Array(repeating: 0, count: size)
        self.names = names.map { Array($0.utf8) }
        for (place, name) in self.names.enumerated() {
            let word = JSONWord(name)
            var slot = JSONNames.slot(word, size)
            while words[slot].count >= 0 { slot = (slot + 1) & (size - 1) }
            words[slot] = word
            places[slot] = place
        }
    }

    /// The index in the list of the text with this `word`.
    public func place(of word: JSONWord, _ text: @autoclosure () -> ArraySlice<UInt8>) -> Int? {
        var slot = JSONNames.slot(word, words.count)
        while words[slot].count >= 0 {
            if words[slot] == word, word.count <= 16 || isName(text(), places[slot]) {
                return places[slot]
            }
            slot = (slot + 1) & (words.count - 1)
        }
        return nil
    }

    /// The index in the list of the text in `range`, which has no escapes.
    public func place(of bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
        place(of: JSONWord(bytes, range), range.map { bytes[$0] }[...])
    }

    /// The index in the list of the last key or string of `tokens`.
    public func place(in tokens: some JSONTokens) -> Int? {
        guard tokens.hasEscapes else { return place(of: tokens.word, tokens.rawText) }
        let text = Array(tokens.text.utf8)
        return place(of: JSONWord(text), text[...])
    }

    /// Whether `text` is the name at that index of the list.
    func isName(_ text: ArraySlice<UInt8>, _ place: Int) -> Bool { text.elementsEqual(names[place]) }

    @inline(__always) static func slot(_ word: JSONWord, _ size: Int) -> Int {
        let mixed = (word.head &+ word.tail &* 3 &+ UInt64(word.count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 40) & (size - 1)
    }
}
