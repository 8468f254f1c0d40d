internal import InnkeeperFormats

/// The values of texts that are known in advance. There are thousands of them, and most runs look up only a few, so what
/// counts is that the index is ready at once: texts of up to sixteen bytes are two numbers, and nothing is allocated for
/// each.
///
/// Texts are the same if their bytes are.
struct WordIndex<Value: Sendable>: Sendable {
    private var table: TextHashTable
    /// By code.
    private var words: [Word] = []
    /// The bytes of those that a key does not hold.
    private var longTexts: [UInt8] = []
    /// With the position of the text's next value, or -1.
    private var values: [(value: Value, next: Int32)] = []

    private struct Word {
        /// The positions of its first and last value.
        var first: Int32
        var last: Int32
        /// Where it starts in `longTexts`, if it is one.
        var start: Int32
    }

    /// The longest text in bytes.
    private(set) var longest = 0

    init(roomFor count: Int) {
        table = TextHashTable(roomFor: count)
        words.reserveCapacity(count)
        values.reserveCapacity(count)
    }

    /// In the order in which they were added.
    func values(of text: String) -> [Value] {
        let bytes = text.utf8.span
        guard let code = code(bytes, TextKey(bytes, 0, bytes.count), 0) else { return [] }
        var found: [Value] = []
        var position = words[code].first
        while position >= 0 {
            found.append(values[Int(position)].value)
            position = values[Int(position)].next
        }
        return found
    }

    func contains(_ text: String) -> Bool {
        let bytes = text.utf8.span
        return code(bytes, TextKey(bytes, 0, bytes.count), 0) != nil
    }

    /// Whether the text is new.
    @discardableResult
    mutating func add(_ value: Value, for text: String) -> Bool { add(value, for: text.utf8.span) }

    @discardableResult
    mutating func add(_ value: Value, for text: Span<UInt8>) -> Bool { add(value, text, 0, text.count) }

    /// Adds the value for each of several words with a space between them.
    mutating func add(_ value: Value, forWords words: String) {
        let bytes = words.utf8.span
        var start = 0
        for position in 0...bytes.count where position == bytes.count || bytes[position] == UInt8(ascii: " ") {
            if position > start { _ = add(value, bytes, start, position - start) }
            start = position + 1
        }
    }

    private mutating func add(_ value: Value, _ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> Bool {
        let key = TextKey(bytes, start, length)
        let position = Int32(values.count)
        values.append((value, -1))
        if let code = code(bytes, key, start) {
            values[Int(words[code].last)].next = position
            words[code].last = position
            return false
        }
        table.add(key)
        words.append(Word(first: position, last: position, start: Int32(longTexts.count)))
        if !key.isWhole { for index in start..<start + length { longTexts.append(bytes[index]) } }
        longest = max(longest, length)
        return true
    }

    private func code(_ bytes: Span<UInt8>, _ key: TextKey, _ start: Int) -> Int? {
        TextHashTable.find(table.slots.span, table.keys.span, key) { code in
            let known = Int(words[code].start)
            return (0..<Int(key.length)).allSatisfy { longTexts[known + $0] == bytes[start + $0] }
        }.map(Int.init)
    }
}
