internal import Core
internal import Formats

/// Gives each different text of a column a small number, in order of first appearance, with no `String` a row.
///
/// A text of at most eight bytes is its own key: as a number it is compared at once. A longer one has a hash for key
/// and is compared byte by byte.
struct CSVSymbols {
    private(set) var names: [String] = []
    /// The bytes of all names one after the other, and where each begins (one more at the end).
    private var spellings: [UInt8] = []
    private var bounds = [0]
    /// Open table with linear probing.
    private var slots = [Slot](repeating: Slot(), count: 64)

    private struct Slot {
        var key: UInt64 = 0
        /// Bytes of the text; 0 marks a free slot.
        var length: Int32 = 0
        var code: Int32 = 0
    }

    /// The code of `bytes[start..<end]`, or -1 when that is empty.
    @inline(__always)
    mutating func code(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int32 {
        let length = Int32(truncatingIfNeeded: end - start)
        if length == 0 { return SymbolColumn.missing }
        let key = length <= 8 ? ByteWords.short(bytes, start, end) : CSVSymbols.hash(bytes, start, end)
        var position = place(of: key)
        while slots[position].length != 0 {
            let slot = slots[position]
            if slot.key == key && slot.length == length && isSame(slot, bytes, start) { return slot.code }
            position = (position + 1) & (slots.count - 1)
        }
        let code = Int32(truncatingIfNeeded: names.count)
        slots[position] = Slot(key: key, length: length, code: code)
        add(bytes, start, end)
        return code
    }

    /// Whether the text of `slot`, whose key and length agree, is the one that begins at `start`.
    @inline(__always)
    private func isSame(_ slot: Slot, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        if slot.length <= 8 { return true }
        let first = bounds[Int(slot.code)]
        for index in 0..<Int(slot.length) where spellings[first + index] != bytes[start + index] { return false }
        return true
    }

    private mutating func add(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) {
        for index in start..<end { spellings.append(bytes[index]) }
        names.append(String(decoding: spellings[(bounds.last ?? 0)...], as: UTF8.self))
        bounds.append(spellings.count)
        guard names.count * 2 > slots.count else { return }
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.length != 0 {
            var position = place(of: slot.key)
            while slots[position].length != 0 { position = (position + 1) & (slots.count - 1) }
            slots[position] = slot
        }
    }

    /// Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits are well mixed.
    @inline(__always)
    private func place(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    }

    /// Takes eight bytes at a time; only this table sees it.
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
