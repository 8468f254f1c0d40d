/// A set of 64-bit hashes. They need no hashing of their own, which makes filling it with a million a quarter of the
/// work that a `Set` has.
///
/// Before: the hashes of the names in a column, many of them more than once.
/// After: whether a name may be among them, at once.
public struct HashSet64: Sendable {
    /// 0 where there is none. At least every other one is free, so that searches stay short.
    private var slots = [UInt64](repeating: 0, count: 8)
    private var shift: UInt64 = 61
    private var count = 0

    public var isEmpty: Bool { count == 0 }

    public init() {}

    /// The hashes of a column; 0 counts as none.
    public init(_ hashes: [UInt64]) { insert(hashes) }

    /// Adds those of another column. It takes as much memory as there are different ones.
    public mutating func insert(_ hashes: [UInt64]) {
        for hash in hashes where hash != 0 {
            let place = place(of: hash)
            if slots[place] == hash { continue }
            slots[place] = hash
            count += 1
            if count * 2 > slots.count { grow() }
        }
    }

    public func contains(_ hash: UInt64) -> Bool { hash != 0 && slots[place(of: hash)] == hash }

    /// The slot of a hash, or the free one in which it belongs.
    private func place(of hash: UInt64) -> Int {
        // Hashes may be alike in some of their bits.
        var place = Int((hash &* 0x9E37_79B9_7F4A_7C15) >> shift)
        while slots[place] != hash, slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        shift -= 1
        for hash in old where hash != 0 { slots[place(of: hash)] = hash }
    }
}
