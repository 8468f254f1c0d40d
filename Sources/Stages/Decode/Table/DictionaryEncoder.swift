internal import InnkeeperCore
internal import InnkeeperFormats

/// Assigns each distinct text of a column a small number, without a `String` per row: its code in the column's shared
/// dictionary, if it is there, else the next one in order of first appearance.
struct DictionaryEncoder {
    /// The first occurrence of each distinct text that is not in the shared dictionary.
    private(set) var ranges: [Range<Int32>] = []
    private let known: SharedDictionaryIndex?
    private var table = TextHashTable()

    init(known: SharedDictionaryIndex? = nil) { self.known = known }

    /// The codes of a column's cells, -1 for an empty one. Call it only once.
    mutating func codes(_ cells: CellColumn) -> [Int32] {
        let bytes = cells.text.span
        var short = known?.short ?? ShortTexts()
        return [Int32](capacity: cells.rowCount) { codes in
            cells.forEach { start, end in
                let length = end - start
                if length == 0 { return codes.append(DictionaryColumn.missing) }
                // Adjacent cells are often equal, but comparing them first doesn't pay: a wrong guess costs more.
                let text = ShortText(bytes, start, length)
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

    /// The distinct texts that are not in the shared dictionary, in the order of their codes.
    func names(in cells: CellColumn) -> [String] {
        ranges.map { String(decoding: cells.text[Int($0.lowerBound)..<Int($0.upperBound)], as: UTF8.self) }
    }

    /// The code of any text.
    @inline(never)
    private mutating func code(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> Int32 {
        let key = TextKey(bytes, start, length)
        guard let known else { return ownCode(key, bytes, start, 0) }
        let texts = known.bytes.span
        let found = TextHashTable.find(known.table.slots.span, known.table.keys.span, key) { code in
            DictionaryEncoder.isSame(texts, Int(known.starts[code]), bytes, start, length)
        }
        return found ?? ownCode(key, bytes, start, Int32(truncatingIfNeeded: known.starts.count))
    }

    /// The code of a text that is not in the shared dictionary, added if it is new. Codes start at `base`.
    private mutating func ownCode(_ key: TextKey, _ bytes: Span<UInt8>, _ start: Int, _ base: Int32) -> Int32 {
        let found = TextHashTable.find(table.slots.span, table.keys.span, key) { code in
            DictionaryEncoder.isSame(bytes, Int(ranges[code].lowerBound), bytes, start, Int(key.length))
        }
        if let found { return base + found }
        let code = Int32(truncatingIfNeeded: ranges.count)
        table.add(key)
        let first = Int32(truncatingIfNeeded: start)
        ranges.append(first..<first + key.length)
        return base + code
    }

    /// Whether `length` bytes from one position on equal those from the other.
    private static func isSame(
        _ bytes: Span<UInt8>, _ start: Int, _ others: Span<UInt8>, _ otherStart: Int, _ length: Int
    ) -> Bool {
        for index in 0..<length where bytes[start + index] != others[otherStart + index] { return false }
        return true
    }
}

/// A shared dictionary prepared for looking up cells; made once per file.
struct SharedDictionaryIndex: Sendable {
    let facts: SharedDictionary
    fileprivate let table: TextHashTable
    /// All texts concatenated, and where each starts.
    fileprivate let bytes: [UInt8]
    fileprivate let starts: [Int32]
    fileprivate let short: ShortTexts

    init(_ facts: SharedDictionary) {
        var table = TextHashTable(roomFor: facts.count)
        var bytes: [UInt8] = []
        var starts: [Int32] = []
        for name in facts.names {
            let start = bytes.count
            starts.append(Int32(clamping: start))
            bytes.append(contentsOf: name.utf8)
            table.add(TextKey(bytes.span, start, bytes.count - start))
        }
        self.facts = facts
        self.table = table
        self.bytes = bytes
        self.starts = starts
        bytes += [UInt8](repeating: 0, count: ShortText.size)
        var short = ShortTexts(roomFor: facts.count)
        for code in starts.indices {
            let end = code + 1 < starts.count ? Int(starts[code + 1]) : bytes.count - ShortText.size
            guard let text = ShortText(bytes.span, Int(starts[code]), end - Int(starts[code])) else { continue }
            short.add(text, Int32(clamping: code))
        }
        self.short = short
    }
}

/// A text of one to sixteen bytes as two numbers: its first eight bytes and the others. Texts of equal length are equal if
/// both numbers are.
private struct ShortText {
    static let size = 16

    let head: UInt64
    let tail: UInt64
    let length: Int32

    /// nil for any other text, and for those near the end of the buffer.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) {
        guard length > 0, length <= ShortText.size, start + ShortText.size <= bytes.count else { return nil }
        (head, tail) = ByteWords.pair(bytes, start, length: length)
        self.length = Int32(truncatingIfNeeded: length)
    }
}

/// Short texts and their codes: nearly all texts in columns with few distinct ones. A text missing here may still be
/// known. An open-addressing table with linear probing that is at most half full.
private struct ShortTexts: Sendable {
    private struct Entry {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var code: Int32 = 0
        /// 0 marks a free slot.
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
    func find(_ text: ShortText) -> Int32 {
        var slot = slot(of: text)
        while true {
            let entry = entries[slot]
            if entry.head == text.head && entry.tail == text.tail && entry.length == text.length { return entry.code }
            if entry.length == 0 { return -1 }
            slot = (slot &+ 1) & (entries.count &- 1)
        }
    }

    mutating func add(_ text: ShortText, _ code: Int32) {
        guard count * 2 < entries.count else { return }
        var slot = slot(of: text)
        while entries[slot].length != 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = Entry(head: text.head, tail: text.tail, code: code, length: text.length)
        count += 1
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits are well mixed.
    @inline(__always)
    private func slot(of text: ShortText) -> Int {
        let mixed = (text.head ^ (text.tail &* 0xFF51_AFD7_ED55_8CCD)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32) & (entries.count &- 1)
    }
}
