/// Finds earlier bookings of the same source, id and site by a 64-bit hash; the caller confirms a hit on the bytes.
///
/// An open-addressing table with linear probing. A slot is one word, so that a lookup costs one cache miss: the upper
/// half of the hash, which also determines the slot, and below it row + 1 (0 marks an empty slot). `insert` is
/// inlinable because it runs for every booking and calling its closure would cost more than the lookup.
public struct BookingIndex: Sendable {
    @usableFromInline var slots: [UInt64] = []
    @usableFromInline var used = 0

    public init() {}

    /// Makes room for `count` rows in total, so that the table need not grow on the way. Half of the slots stay empty;
    /// above 4 million rows only a third, as memory then matters more than somewhat longer probes.
    public mutating func reserveCapacity(_ count: Int) {
        guard isTooFull(count) else { return }
        rebuild(max(1024, count < 1 << 22 ? count * 2 : count * 3 / 2))
    }

    @usableFromInline
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

    /// Prefetches the slots of hashes that are about to be looked up; the sum it returns is meaningless. Unlike
    /// lookups, these reads don't wait for one another, and the lookups then find their slots in the cache.
    @discardableResult
    public func touch(_ hashes: [UInt64]) -> UInt64 {
        guard !slots.isEmpty else { return 0 }
        var sum: UInt64 = 0
        for hash in hashes { sum &+= slots[slot(hash)] }
        return sum
    }

    /// The first row stored under `hash` for which `isSame` holds; if there is none, `row` is stored and nil returned.
    /// Rows run from 0 to 4,294,967,294.
    @inlinable
    public mutating func insert(_ hash: UInt64, row: Int, isSame: (_ earlier: Int) -> Bool) -> Int? {
        if isTooFull(used + 1) { rebuild(max(1024, slots.count * 2)) }
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = slot(hash)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let earlier = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isSame(earlier) { return earlier }
            }
            slot = next(slot)
        }
        slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1) & 0xFFFF_FFFF
        used += 1
        return nil
    }

    /// The first row stored under `hash` for which `isSame` holds; nil if there is none.
    @inlinable
    public func find(_ hash: UInt64, isSame: (_ row: Int) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = slot(hash)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let row = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isSame(row) { return row }
            }
            slot = next(slot)
        }
        return nil
    }

    @usableFromInline
    mutating func rebuild(_ capacity: Int) {
        let old = slots
        slots = [UInt64](repeating: 0, count: capacity)
        // Start at an empty slot, so that entries that wrapped around the end come after those before them: of equal
        // hashes the first stays first.
        let start = old.firstIndex(of: 0) ?? 0
        for entry in [old[start...], old[..<start]].joined() where entry != 0 {
            var slot = slot(entry)
            while slots[slot] != 0 { slot = next(slot) }
            slots[slot] = entry
        }
    }
}
