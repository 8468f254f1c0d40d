internal import Core
internal import Formats

/// Gives each different text of a column a small number, with no `String` a row: its place in the vocabulary, if the column
/// has one that knows the text, else the next one in order of first appearance.
struct CSVSymbols {
    /// Where each different text stands first that the vocabulary does not have.
    private(set) var places: [Range<Int32>] = []
    private let known: CSVKnownTexts?
    private var table = CSVTextTable()

    init(known: CSVKnownTexts? = nil) { self.known = known }

    /// The codes of many texts of `bytes`, -1 for an empty one. `bytes` are the same whenever this is called.
    mutating func codes(_ bytes: Span<UInt8>, _ cells: CSVCells) -> [Int32] {
        let rows = cells.starts.count
        let vocabulary = known ?? CSVKnownTexts.none
        let slots = vocabulary.table.slots.span
        let texts = vocabulary.bytes.span
        let base = Int32(truncatingIfNeeded: vocabulary.starts.count)
        return [Int32](capacity: rows) { codes in
            for row in 0..<rows {
                let start = Int(cells.starts[row])
                let length = Int(cells.ends[row] &- cells.starts[row])
                if length == 0 {
                    codes.append(SymbolColumn.missing)
                    continue
                }
                // That neighbours are often alike is no reason to compare them first: a guess that fails costs more.
                let key = CSVTextKey(bytes, start, length)
                var code: Int32?
                if base > 0 {
                    code = CSVTextTable.find(slots, key) { code in
                        CSVSymbols.isSame(texts, Int(vocabulary.starts[code]), bytes, start, length)
                    }
                }
                codes.append(code ?? ownCode(key, bytes, start, base))
            }
        }
    }

    /// The code of a text that the vocabulary does not have, made if it is new. The first of them is `base`.
    @inline(__always)
    private mutating func ownCode(_ key: CSVTextKey, _ bytes: Span<UInt8>, _ start: Int, _ base: Int32) -> Int32 {
        let found = CSVTextTable.find(table.slots.span, key) { place in
            CSVSymbols.isSame(bytes, Int(places[place].lowerBound), bytes, start, Int(key.length))
        }
        if let found { return base + found }
        let place = Int32(truncatingIfNeeded: places.count)
        table.add(key, code: place)
        let first = Int32(truncatingIfNeeded: start)
        places.append(first..<first + key.length)
        return base + place
    }

    /// Whether as many bytes are the same from the one place on as from the other.
    private static func isSame(
        _ bytes: Span<UInt8>, _ start: Int, _ others: Span<UInt8>, _ otherStart: Int, _ length: Int
    ) -> Bool {
        for index in 0..<length where bytes[start + index] != others[otherStart + index] { return false }
        return true
    }
}

/// A vocabulary as cells are looked up in it; made once a file.
struct CSVKnownTexts: Sendable {
    let vocabulary: KnownTexts
    fileprivate private(set) var table = CSVTextTable()
    /// All texts, one after the other, and where each begins.
    fileprivate private(set) var bytes: [UInt8] = []
    fileprivate private(set) var starts: [Int32] = []

    fileprivate static let none = CSVKnownTexts(KnownTexts([]))

    init(_ vocabulary: KnownTexts) {
        self.vocabulary = vocabulary
        for (code, name) in vocabulary.names.enumerated() {
            let start = bytes.count
            starts.append(Int32(clamping: start))
            bytes.append(contentsOf: name.utf8)
            // An empty cell names nothing.
            if bytes.count == start { continue }
            table.add(CSVTextKey(bytes.span, start, bytes.count - start), code: Int32(truncatingIfNeeded: code))
        }
    }
}

/// What a text is looked up by. One of at most sixteen bytes is its own key: as two numbers it is compared at once. A longer
/// one has a hash for key, and the texts are compared byte by byte.
struct CSVTextKey: Sendable {
    private(set) var head: UInt64 = 0
    private(set) var tail: UInt64 = 0
    /// Bytes of the text.
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
            head = CSVTextKey.hash(bytes, start, start + length)
        }
    }

    var isWhole: Bool { length <= 16 }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits are well mixed.
    @inline(__always)
    func place(among count: Int) -> Int {
        let mixed = (head ^ (tail &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (count - 1)
    }

    /// Takes eight bytes at a time; only these tables see it.
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

extension CSVTextKey: Equatable {
    @inline(__always)
    static func == (left: CSVTextKey, right: CSVTextKey) -> Bool {
        (left.head ^ right.head) | (left.tail ^ right.tail) | UInt64(UInt32(bitPattern: left.length ^ right.length))
            == 0
    }
}

/// An open table with linear probing.
struct CSVTextTable: Sendable {
    struct Slot: Sendable {
        /// Of no bytes in a free slot.
        var key = CSVTextKey()
        var code: Int32 = 0
    }

    private(set) var slots = [Slot](repeating: Slot(), count: 64)
    private var count = 0

    /// The code of the text with this key for which `isSame` holds; that is asked only where the key is not all.
    @inline(__always)
    static func find(_ slots: Span<Slot>, _ key: CSVTextKey, _ isSame: (_ code: Int) -> Bool) -> Int32? {
        var position = key.place(among: slots.count)
        while slots[position].key.length != 0 {
            let slot = slots[position]
            if slot.key == key && (key.isWhole || isSame(Int(slot.code))) { return slot.code }
            position = (position + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a text that is not there yet.
    mutating func add(_ key: CSVTextKey, code: Int32) {
        place(Slot(key: key, code: code))
        count += 1
        if count * 2 > slots.count { grow() }
    }

    private mutating func place(_ slot: Slot) {
        var position = slot.key.place(among: slots.count)
        while slots[position].key.length != 0 { position = (position + 1) & (slots.count - 1) }
        slots[position] = slot
    }

    /// A column has few different texts, or thousands.
    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 4)
        for slot in old where slot.key.length != 0 { place(slot) }
    }
}
