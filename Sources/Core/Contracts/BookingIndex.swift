/// Finds earlier bookings of the same source, id and site by a 64-bit hash; whoever asks confirms on the bytes.
///
/// An open table with linear probing: twelve bytes a slot. `insert` is inlinable because it is called for every
/// booking and its closure would cost more than the search.
public struct BookingIndex: Sendable {
    @usableFromInline var hashes: [UInt64] = []
    @usableFromInline var rows: [Int32] = []
    @usableFromInline var used = 0

    public init() {}

    /// Makes room for `count` rows in all, so that the table need not grow on the way.
    public mutating func reserveCapacity(_ count: Int) {
        var capacity = max(1024, hashes.count)
        while capacity * 3 < count * 4 { capacity *= 2 }
        if capacity > hashes.count { rebuild(capacity) }
    }

    /// The row stored under `hash` for which `isSame` holds; if there is none, `row` is stored and nil returned.
    @inlinable
    public mutating func insert(_ hash: UInt64, row: Int, isSame: (_ earlier: Int) -> Bool) -> Int? {
        if (used + 1) * 4 > hashes.count * 3 { rebuild(max(1024, hashes.count * 2)) }
        let key = hash == 0 ? 1 : hash
        let mask = hashes.count - 1
        var slot = Int(truncatingIfNeeded: key) & mask
        while hashes[slot] != 0 {
            if hashes[slot] == key, isSame(Int(rows[slot])) { return Int(rows[slot]) }
            slot = (slot + 1) & mask
        }
        hashes[slot] = key
        rows[slot] = Int32(truncatingIfNeeded: row)
        used += 1
        return nil
    }

    @usableFromInline
    mutating func rebuild(_ capacity: Int) {
        let oldHashes = hashes
        let oldRows = rows
        hashes = [UInt64](repeating: 0, count: capacity)
        rows = [Int32](repeating: 0, count: capacity)
        for index in oldHashes.indices where oldHashes[index] != 0 {
            var slot = Int(truncatingIfNeeded: oldHashes[index]) & (capacity - 1)
            while hashes[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
            hashes[slot] = oldHashes[index]
            rows[slot] = oldRows[index]
        }
    }
}
