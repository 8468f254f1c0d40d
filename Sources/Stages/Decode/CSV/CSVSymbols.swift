internal import Core
internal import Formats

/// Gives each different text of a column a small number, with no `String` a row: its place in the vocabulary, if the column
/// has one that knows the text, else the next one in order of first appearance.
struct CSVSymbols {
    /// Where each different text stands first that the vocabulary does not have.
    private(set) var places: [Range<Int32>] = []
    private let known: CSVSharedDictionary?
    private var table = CSVTextTable()

    init(known: CSVSharedDictionary? = nil) { self.known = known }

    /// The codes of many texts of `bytes`, -1 for an empty one. `bytes` are the same whenever this is called.
    mutating func codes(_ bytes: Span<UInt8>, _ cells: CSVCells) -> [Int32] {
        let rows = cells.starts.count
        var short = known?.short ?? CSVShortTexts()
        return [Int32](capacity: rows) { codes in
            cells.forEach { start, end in
                let length = end - start
                if length == 0 { return codes.append(DictionaryColumn.missing) }
                // That neighbours are often alike is no reason to compare them first: a guess that fails costs more.
                let text = CSVShortText(bytes, start, length)
                if let text {
                    let code = short.find(text)
                    if code >= 0 { return codes.append(code) }
                }
                let code = code(bytes, start, length)
                if let text, known == nil { short.add(text, code) }
                codes.append(code)
            }
        }
    }

    /// The code of any text.
    @inline(never)
    private mutating func code(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> Int32 {
        let key = CSVTextKey(bytes, start, length)
        guard let known else { return ownCode(key, bytes, start, 0) }
        let texts = known.bytes.span
        let found = CSVTextTable.find(known.table.slots.span, known.table.keys.span, key) { code in
            CSVSymbols.isSame(texts, Int(known.starts[code]), bytes, start, length)
        }
        return found ?? ownCode(key, bytes, start, Int32(truncatingIfNeeded: known.starts.count))
    }

    /// The code of a text that the vocabulary does not have, made if it is new. The first of them is `base`.
    private mutating func ownCode(_ key: CSVTextKey, _ bytes: Span<UInt8>, _ start: Int, _ base: Int32) -> Int32 {
        let found = CSVTextTable.find(table.slots.span, table.keys.span, key) { place in
            CSVSymbols.isSame(bytes, Int(places[place].lowerBound), bytes, start, Int(key.length))
        }
        if let found { return base + found }
        let place = Int32(truncatingIfNeeded: places.count)
        table.add(key)
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
struct CSVSharedDictionary: Sendable {
    let facts: SharedDictionary
    fileprivate let table: CSVTextTable
    /// All texts, one after the other, and where each begins.
    fileprivate let bytes: [UInt8]
    fileprivate let starts: [Int32]
    fileprivate let short: CSVShortTexts

    init(_ facts: SharedDictionary) {
        var table = CSVTextTable(roomFor: facts.count)
        var bytes: [UInt8] = []
        var starts: [Int32] = []
        for name in facts.names {
            let start = bytes.count
            starts.append(Int32(clamping: start))
            bytes.append(contentsOf: name.utf8)
            table.add(CSVTextKey(bytes.span, start, bytes.count - start))
        }
        self.facts = facts
        self.table = table
        self.bytes = bytes
        self.starts = starts
        bytes += [UInt8](repeating: 0, count: CSVShortText.size)
        var short = CSVShortTexts(roomFor: facts.count)
        for code in starts.indices {
            let end = code + 1 < starts.count ? Int(starts[code + 1]) : bytes.count - CSVShortText.size
            guard let text = CSVShortText(bytes.span, Int(starts[code]), end - Int(starts[code])) else { continue }
            short.add(text, Int32(clamping: code))
        }
        self.short = short
    }
}

/// A text of one to sixteen bytes as two numbers: its first eight bytes, and its last eight, or nothing where the first are
/// all. Two of one length are the same just when both are.
private struct CSVShortText {
    static let size = 16

    let head: UInt64
    let tail: UInt64
    let length: Int32

    /// nil for any other text, and for the last ones of all bytes.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) {
        guard length > 0, length <= CSVShortText.size, start + CSVShortText.size <= bytes.count else { return nil }
        head = ByteWords.short(bytes, start, start + min(length, 8))
        tail = length <= 8 ? 0 : ByteWords.short(bytes, start + length - 8, start + length)
        self.length = Int32(truncatingIfNeeded: length)
    }
}

/// Short texts and their codes: nearly all that columns of few different texts have. What is not here may be there all the
/// same; an open table with linear probing that is never more than half full.
private struct CSVShortTexts: Sendable {
    private struct Entry {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var code: Int32 = 0
        /// 0 is a free slot.
        var length: Int32 = 0
    }

    private var entries: [Entry]
    private var count = 0

    init(roomFor count: Int = 32) {
        var size = 64
        while size < count * 2 { size *= 2 }
        entries = [Entry](repeating: Entry(), count: size)
    }

    /// The code of a text; -1 if it is not here.
    @inline(__always)
    func find(_ text: CSVShortText) -> Int32 {
        var place = place(of: text)
        while true {
            let entry = entries[place]
            if entry.head == text.head && entry.tail == text.tail && entry.length == text.length { return entry.code }
            if entry.length == 0 { return -1 }
            place = (place &+ 1) & (entries.count &- 1)
        }
    }

    mutating func add(_ text: CSVShortText, _ code: Int32) {
        guard count * 2 < entries.count else { return }
        var place = place(of: text)
        while entries[place].length != 0 { place = (place + 1) & (entries.count - 1) }
        entries[place] = Entry(head: text.head, tail: text.tail, code: code, length: text.length)
        count += 1
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits are well mixed.
    @inline(__always)
    private func place(of text: CSVShortText) -> Int {
        let mixed = (text.head ^ (text.tail &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (entries.count &- 1)
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

/// An open table with linear probing. A slot is four bytes, so that those of thousands of texts stay in a core's cache
/// beside their keys.
struct CSVTextTable: Sendable {
    /// By code.
    private(set) var keys: [CSVTextKey] = []
    /// A code + 1; 0 is a free slot.
    private(set) var slots: [UInt32]

    /// With room for so many texts, a third of all slots at most.
    init(roomFor count: Int = 0) {
        var size = 64
        while size < count * 3 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
        keys.reserveCapacity(count)
    }

    /// The code of the text with this key for which `isSame` holds; that is asked only where the key is not all.
    @inline(__always)
    static func find(
        _ slots: Span<UInt32>, _ keys: Span<CSVTextKey>, _ key: CSVTextKey, _ isSame: (_ code: Int) -> Bool
    ) -> Int32? {
        var position = key.place(among: slots.count)
        while slots[position] != 0 {
            let code = Int(slots[position]) - 1
            if keys[code] == key && (key.isWhole || isSame(code)) { return Int32(truncatingIfNeeded: code) }
            position = (position + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a text that is not there yet; its code is the number of those before. One of no bytes is never found.
    mutating func add(_ key: CSVTextKey) {
        keys.append(key)
        if key.length > 0 { place(keys.count - 1) }
        if keys.count * 2 > slots.count { grow() }
    }

    private mutating func place(_ code: Int) {
        var position = keys[code].place(among: slots.count)
        while slots[position] != 0 { position = (position + 1) & (slots.count - 1) }
        slots[position] = UInt32(truncatingIfNeeded: code + 1)
    }

    /// A column has few different texts, or thousands.
    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        for code in keys.indices where keys[code].length > 0 { place(code) }
    }
}
