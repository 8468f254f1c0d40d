internal import InnkeeperFormats

/// The lookup key of a text. A text of at most sixteen bytes is its own key: as two numbers it compares in one step.
/// The key of a longer one is a hash, after which the texts are compared byte by byte.
struct TextKey: Sendable {
    private(set) var head: UInt64 = 0
    private(set) var tail: UInt64 = 0
    /// Length of the text in bytes.
    private(set) var length: Int32 = 0

    init() {}

    @inline(__always)
    init(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) {
        self.length = Int32(truncatingIfNeeded: length)
        if length <= 8 {
            head = ByteWords.short(bytes, start, start + length)
        } else if length <= 16 {
            head = ByteWords.short(bytes, start, start + 8)
            tail = ByteWords.short(bytes, start + 8, start + length)
        } else {
            head = TextKey.hash(bytes, start, start + length)
        }
    }

    var isWhole: Bool { length <= 16 }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits are well mixed.
    @inline(__always)
    func slot(among count: Int) -> Int {
        let mixed = (head ^ (tail &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }

    /// Takes eight bytes at a time; used only within these tables.
    private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        var hash: UInt64 = 0
        var position = start
        while position < end {
            let next = min(position + 8, end)
            hash = (hash ^ ByteWords.short(bytes, position, next)) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
            position = next
        }
        return hash
    }
}

extension TextKey: Equatable {
    @inline(__always)
    static func == (left: TextKey, right: TextKey) -> Bool {
        (left.head ^ right.head) | (left.tail ^ right.tail) | UInt64(UInt32(bitPattern: left.length ^ right.length))
            == 0
    }
}

/// An open-addressing table with linear probing. A slot has four bytes, so that those of thousands of texts, and their
/// keys, stay in a core's cache.
struct TextHashTable: Sendable {
    /// By code.
    private(set) var keys: [TextKey] = []
    /// Code + 1; 0 marks a free slot.
    private(set) var slots: [UInt32]

    /// Has room for that many texts in at most half of the slots.
    init(roomFor count: Int = 0) {
        var size = 64
        while size < count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        keys.reserveCapacity(count)
    }

    /// The code of the text with this key for which `isSame` holds; it is called only if the key is not the whole text.
    @inline(__always)
    static func find(
        _ slots: Span<UInt32>, _ keys: Span<TextKey>, _ key: TextKey, _ isSame: (_ code: Int) -> Bool
    ) -> Int32? {
        var position = key.slot(among: slots.count)
        while slots[position] != 0 {
            let code = Int(slots[position]) - 1
            if keys[code] == key && (key.isWhole || isSame(code)) { return Int32(truncatingIfNeeded: code) }
            position = (position + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a text that is not there yet; its code is the number of texts before it. An empty one is never found.
    mutating func add(_ key: TextKey) {
        keys.append(key)
        if key.length > 0 { insert(keys.count - 1) }
        if keys.count * 2 > slots.count { grow() }
    }

    private mutating func insert(_ code: Int) {
        var position = keys[code].slot(among: slots.count)
        while slots[position] != 0 { position = (position + 1) & (slots.count - 1) }
        slots[position] = UInt32(truncatingIfNeeded: code + 1)
    }

    /// Grows fourfold, as a column has either few distinct texts or thousands.
    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        for code in keys.indices where keys[code].length > 0 { insert(code) }
    }
}
