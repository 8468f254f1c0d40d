/// Rows by a 64-bit hash: an open-addressing table with linear probing.
///
/// A slot is one word, so that a lookup costs one cache miss: the upper half of the hash, which also determines the slot,
/// and below it row + 1 (0 marks an empty slot). Whether a row is meant that has the same upper half is for the caller to say.
@usableFromInline
struct RowSlots: Sendable {
    @usableFromInline var slots: [UInt64] = []
    @usableFromInline var used = 0

    @inlinable init() {}

    @inlinable @inline(__always)
    func isTooFull(_ count: Int) -> Bool { count * 4 > slots.count * 3 }

    /// The home slot of a hash: its upper half scaled to the number of slots, which therefore need not be a power of
    /// two.
    @inlinable @inline(__always)
    func slot(_ hash: UInt64) -> Int {
        let tag = hash & 0xFFFF_FFFF_0000_0000
        return Int(truncatingIfNeeded: tag.multipliedFullWidth(by: UInt64(truncatingIfNeeded: slots.count)).high)
    }

    @inlinable @inline(__always)
    func next(_ slot: Int) -> Int { slot + 1 == slots.count ? 0 : slot + 1 }

    /// The first row stored under `hash` for which `isSame` holds, or else the empty slot for a new one. The table must not
    /// be full.
    @inlinable @inline(__always)
    func find(_ hash: UInt64, isSame: (_ row: Int) -> Bool) -> (row: Int?, slot: Int) {
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = slot(hash)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let row = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isSame(row) { return (row, slot) }
            }
            slot = next(slot)
        }
        return (nil, slot)
    }

    /// Fills an empty slot.
    @inlinable @inline(__always)
    mutating func store(_ hash: UInt64, row: Int, in slot: Int) {
        slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: row + 1) & 0xFFFF_FFFF
        used += 1
    }

    @usableFromInline
    mutating func rebuild(_ capacity: Int) {
        let old = self
        slots = [UInt64](repeating: 0, count: capacity)
        used = 0
        old.forEach { add($0) }
    }

    /// Adds a filled slot's content behind those with the same upper half.
    mutating func add(_ entry: UInt64) {
        var slot = slot(entry)
        while slots[slot] != 0 { slot = next(slot) }
        slots[slot] = entry
        used += 1
    }

    /// The filled slots, nearly in the order of their hashes, and those of equal hashes in the order in which they were stored.
    func forEach(_ body: (UInt64) -> Void) {
        // From an empty slot on, so that entries that wrapped around the end come after those before them: of equal
        // hashes the first stays first.
        let start = slots.firstIndex(of: 0) ?? 0
        for entry in [slots[start...], slots[..<start]].joined() where entry != 0 { body(entry) }
    }
}

/// The rows of a large index but for the newest, and a filter that knows of nearly all hashes that none of them has.
@usableFromInline
struct OlderRows: Sendable {
    @usableFromInline var rows = RowSlots()
    /// A word for each of four rows, in which four bits are set for each: one in a hundred unknown hashes finds all its bits set.
    @usableFromInline var filter: [UInt64] = []

    @inlinable init() {}

    @inlinable var isEmpty: Bool { filter.isEmpty }

    /// Which word of the filter a hash belongs to, and its bits there. Only its upper half counts, as that is what is kept of it.
    @inlinable @inline(__always)
    func place(_ hash: UInt64) -> (word: Int, bits: UInt64) {
        let mixed = (hash &>> 32) &* 0x9E37_79B9_7F4A_7C15
        let word = mixed.multipliedFullWidth(by: UInt64(truncatingIfNeeded: filter.count)).high
        let one: UInt64 = 1
        let bits = one &<< (mixed &>> 8) | one &<< (mixed &>> 14) | one &<< (mixed &>> 20) | one &<< (mixed &>> 26)
        return (Int(truncatingIfNeeded: word), bits)
    }

    @inlinable @inline(__always)
    func find(_ hash: UInt64, isSame: (_ row: Int) -> Bool) -> Int? {
        let (word, bits) = place(hash)
        return filter[word] & bits == bits ? rows.find(hash, isSame: isSame).row : nil
    }

    /// Makes room for `count` rows in total.
    mutating func reserveCapacity(_ count: Int) {
        guard rows.isTooFull(count) else { return }
        rows.rebuild(count * 3 / 2)
        filter = [UInt64](repeating: 0, count: count / 4 + 1)
        rows.forEach { note($0) }
    }

    /// Takes all rows of an index, from one end of both tables to the other.
    mutating func take(_ newer: RowSlots) {
        if rows.isTooFull(rows.used + newer.used) { reserveCapacity(2 * (rows.used + newer.used)) }
        newer.forEach { entry in
            rows.add(entry)
            note(entry)
        }
    }

    private mutating func note(_ entry: UInt64) {
        let (word, bits) = place(entry)
        filter[word] |= bits
    }
}
