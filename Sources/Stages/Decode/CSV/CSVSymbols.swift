internal import Core

/// Gives each different text of a column a small number, in order of first appearance, with no `String` a row.
struct CSVSymbols {
    private(set) var names: [String] = []
    /// The bytes of all names one after the other, and where each begins (one more at the end).
    private var spellings: [UInt8] = []
    private var bounds = [0]
    /// Open table with linear probing: code + 1, or 0 for a free slot.
    private var slots = [Int32](repeating: 0, count: 64)
    private var last: Int32 = -1

    /// The code of `bytes[start..<end]`, or -1 when that is empty.
    mutating func code(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int32 {
        if start == end { return SymbolColumn.missing }
        if last >= 0, isSame(last, bytes, start, end) { return last }
        last = lookUp(bytes, start, end)
        return last
    }

    private mutating func lookUp(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int32 {
        var slot = CSVSymbols.hash(bytes, start, end) & (slots.count - 1)
        while slots[slot] != 0 {
            if isSame(slots[slot] - 1, bytes, start, end) { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        let code = Int32(names.count)
        for index in start..<end { spellings.append(bytes[index]) }
        names.append(String(decoding: spellings[(bounds.last ?? 0)...], as: UTF8.self))
        bounds.append(spellings.count)
        slots[slot] = code + 1
        if names.count * 2 > slots.count { grow() }
        return code
    }

    @inline(__always)
    private func isSame(_ code: Int32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let first = bounds[Int(code)]
        guard bounds[Int(code) + 1] - first == end - start else { return false }
        for index in 0..<end - start where spellings[first + index] != bytes[start + index] { return false }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for code in names.indices {
            var slot = CSVSymbols.hash(spellings.span, bounds[code], bounds[code + 1]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(code) + 1
        }
    }

    /// FNV-1a; only this table sees it.
    private static func hash(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in start..<end { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
