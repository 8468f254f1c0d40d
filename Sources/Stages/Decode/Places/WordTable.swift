import Formats

/// A small table of words for texts that come by the million: nearly all are passed over after one look.
struct WordTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var word: JSONWord
        var text: [UInt8]
        var value: Value
    }

    /// Open addressing; never more than half full.
    private var slots: [Entry?]

    /// Of a word that is there twice the first value counts.
    init(_ words: [(String, Value)]) {
        var size = 16
        while size < words.count * 2 { size *= 2 }
        slots = Array(repeating: nil, count: size)
        for (text, value) in words {
            let bytes = Array(text.utf8)
            let word = JSONWord(bytes)
            var slot = WordTable.slot(word, size)
            while slots[slot] != nil { slot = (slot + 1) & (size - 1) }
            slots[slot] = Entry(word: word, text: bytes, value: value)
        }
    }

    /// The value of the last token's text, which has no escapes.
    func value(of tokens: some JSONTokens) -> Value? { value(of: tokens.word, tokens.rawText) }

    /// The value of `text`, whose word is `word`.
    func value(of word: JSONWord, _ text: @autoclosure () -> ArraySlice<UInt8>) -> Value? {
        var slot = WordTable.slot(word, slots.count)
        while let entry = slots[slot] {
            if entry.word == word, word.count <= 16 || text().elementsEqual(entry.text) { return entry.value }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func slot(_ word: JSONWord, _ size: Int) -> Int {
        let mixed = (word.head ^ word.tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(word.count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(mixed >> 40) & (size - 1)
    }
}
