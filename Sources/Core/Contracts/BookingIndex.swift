/// Finds earlier bookings of the same source, id and site by a 64-bit hash; whoever asks confirms on the bytes.
///
/// An open table with linear probing. A slot is one word, so that a search costs one miss of the cache: the upper
/// half of the hash, which also says where the slot lies, and below it the row + 1 (0 is an empty slot). `insert` is
/// inlinable because it is called for every booking and its closure would cost more than the search.
public struct BookingIndex: Sendable {
    @usableFromInline var slots: [UInt64] = []
    @usableFromInline var used = 0
    /// The upper bits of a hash that are left of this many are the slot's number.
    @usableFromInline var shift: UInt64 = 64

    public init() {}

    /// Makes room for `count` rows in all, so that the table need not grow on the way.
    public mutating func reserveCapacity(_ count: Int) {
        var capacity = max(1024, slots.count)
        while capacity * 3 < count * 4 { capacity *= 2 }
        if capacity > slots.count { rebuild(capacity) }
    }

    /// Reads the slots of hashes that will be asked for next, and gives a sum that means nothing. These reads do not
    /// wait for each other, as those of searches do; afterwards the searches find their slots in the cache.
    @discardableResult
    public func touch(_ hashes: [UInt64]) -> UInt64 {
        guard !slots.isEmpty else { return 0 }
        var sum: UInt64 = 0
        for hash in hashes { sum &+= slots[Int(truncatingIfNeeded: hash &>> shift)] }
        return sum
    }

    /// The row stored under `hash` for which `isSame` holds; if there is none, `row` is stored and nil returned.
    /// Rows run from 0 to 4,294,967,294.
    @inlinable
    public mutating func insert(_ hash: UInt64, row: Int, isSame: (_ earlier: Int) -> Bool) -> Int? {
        if (used + 1) * 4 > slots.count * 3 { rebuild(max(1024, slots.count * 2)) }
        let mask = slots.count - 1
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash &>> shift)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let earlier = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isSame(earlier) { return earlier }
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = tag | UInt64(truncatingIfNeeded: row + 1) & 0xFFFF_FFFF
        used += 1
        return nil
    }

    /// The row stored under `hash` for which `isSame` holds; nil when there is none.
    @inlinable
    public func find(_ hash: UInt64, isSame: (_ row: Int) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        let tag = hash & 0xFFFF_FFFF_0000_0000
        var slot = Int(truncatingIfNeeded: hash &>> shift)
        while slots[slot] != 0 {
            if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
                let row = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
                if isSame(row) { return row }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    @usableFromInline
    mutating func rebuild(_ capacity: Int) {
        let old = slots
        slots = [UInt64](repeating: 0, count: capacity)
        shift = 64 - UInt64(capacity.trailingZeroBitCount)
        for entry in old where entry != 0 {
            var slot = Int(truncatingIfNeeded: entry &>> shift)
            while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
            slots[slot] = entry
        }
    }
}
