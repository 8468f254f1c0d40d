internal import Core
internal import Formats

/// Gives each different text of a column a small number, in order of first appearance, with no `String` a row.
///
/// A text of at most eight bytes is its own key: as a number it is compared at once. A longer one has a hash for key
/// and is compared byte by byte with where it stood first.
struct CSVSymbols {
    /// Where each different text stands first.
    private(set) var places: [Range<Int32>] = []
    /// Open table with linear probing.
    private var slots = [Slot](repeating: Slot(), count: 64)

    private struct Slot {
        var key: UInt64 = 0
        /// Bytes of the text; 0 marks a free slot.
        var length: Int32 = 0
        var code: Int32 = 0
    }

    /// The codes of many texts of `bytes`, -1 for an empty one. `bytes` are the same whenever this is called.
    mutating func codes(_ bytes: Span<UInt8>, _ cells: CSVCells) -> [Int32] {
        let rows = cells.starts.count
        var last = Slot()
        return [Int32](capacity: rows) { codes in
            for row in 0..<rows {
                let start = Int(cells.starts[row])
                let length = cells.ends[row] &- cells.starts[row]
                // Neighbours are often alike, and a short text is compared with one look.
                if length &- 1 < 8, length > 0 {
                    let key = ByteWords.short(bytes, start, start + Int(length))
                    if key != last.key || length != last.length {
                        last = slot(of: key, length, bytes, start)
                    }
                    codes.append(last.code)
                } else if length == 0 {
                    codes.append(SymbolColumn.missing)
                } else {
                    let key = CSVSymbols.hash(bytes, start, start + Int(length))
                    codes.append(slot(of: key, length, bytes, start).code)
                }
            }
        }
    }

    /// The slot of the text that begins at `start`, made if it is new.
    @inline(__always)
    private mutating func slot(of key: UInt64, _ length: Int32, _ bytes: Span<UInt8>, _ start: Int) -> Slot {
        var position = place(of: key)
        while slots[position].length != 0 {
            let slot = slots[position]
            if slot.key == key && slot.length == length && isSame(slot, bytes, start) { return slot }
            position = (position + 1) & (slots.count - 1)
        }
        let slot = Slot(key: key, length: length, code: Int32(truncatingIfNeeded: places.count))
        slots[position] = slot
        let first = Int32(truncatingIfNeeded: start)
        places.append(first..<first + length)
        if places.count * 2 > slots.count { grow() }
        return slot
    }

    /// Whether the text of `slot`, whose key and length agree, is the one that begins at `start`.
    @inline(__always)
    private func isSame(_ slot: Slot, _ bytes: Span<UInt8>, _ start: Int) -> Bool {
        if slot.length <= 8 { return true }
        let first = Int(places[Int(slot.code)].lowerBound)
        for index in 0..<Int(slot.length) where bytes[first + index] != bytes[start + index] { return false }
        return true
    }

    /// A column has few different texts, or thousands.
    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 4)
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
