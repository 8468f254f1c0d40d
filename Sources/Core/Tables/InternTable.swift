/// Finds texts in a list of distinct texts by their 64-bit hashes: an open-addressing table of positions that keeps the
/// hashes, so that merging two lists rehashes nothing.
///
/// A dictionary keyed by `String` costs five times as much, which matters when each slice of a file brings thousands of
/// site numbers.
public struct InternTable: Sendable {
    /// `hash(of:)` of each text, by position.
    public private(set) var hashes: [UInt64] = []
    /// Position + 1 of the text in each slot; 0 for an empty slot. Empty for a list that was given whole and not
    /// extended since: most such lists are merged into a larger one and never searched.
    private var slots: [Int32] = []

    public init() {}

    /// For a list given whole: its hashes, in order.
    public init(hashes: [UInt64]) { self.hashes = hashes }

    public static func hash(of text: String) -> UInt64 {
        var hash = Hash64()
        for byte in text.utf8 { hash.add(byte: byte) }
        return hash.value
    }

    /// The position of `text` in `texts`, or nil.
    public func position(of text: String, hash: UInt64, in texts: [String]) -> Int32? {
        guard !slots.isEmpty else {
            for (position, known) in hashes.enumerated() where known == hash && texts[position] == text {
                return Int32(position)
            }
            return nil
        }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let position = Int(slots[slot]) - 1
            if hashes[position] == hash, texts[position] == text { return Int32(position) }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Registers the next text of the list, which must not be in it yet.
    public mutating func append(hash: UInt64) {
        hashes.append(hash)
        if hashes.count * 4 > slots.count * 3 { rebuild() } else { place(hashes.count - 1) }
    }

    /// Builds the slots of a list that was given whole, so that searches are fast.
    public mutating func prepare() {
        if slots.isEmpty, !hashes.isEmpty { rebuild() }
    }

    private mutating func rebuild() {
        var capacity = max(16, slots.count * 2)
        while hashes.count * 4 > capacity * 3 { capacity *= 2 }
        slots = [Int32](repeating: 0, count: capacity)
        for position in hashes.indices { place(position) }
    }

    private mutating func place(_ position: Int) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hashes[position]) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = Int32(position) + 1
    }
}
