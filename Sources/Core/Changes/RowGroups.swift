/// The rows of a part, grouped by hash; rows of each side are in order.
struct RowGroups: Sendable {
    struct Group: Sendable {
        var past: [Int32] = []
        var now: [Int32]
    }

    /// Rows whose hash occurs once on each side, as most do.
    private(set) var pairs: [BookingPair] = []
    /// Rows whose hash occurs on both sides, and more than once on at least one.
    private(set) var repeated: [Group] = []

    /// - Parameter isSame: whether a row (of the past if `isPast`) has the same full hash as a current one.
    init(
        past: ArraySlice<HashedRows.Entry>, now: ArraySlice<HashedRows.Entry>,
        isSame: (_ row: Int32, _ isPast: Bool, _ now: Int32) -> Bool
    ) {
        var table = HashTable(room: now.count)
        // Indexed by number in the table; -1 for none.
        var (firstNow, firstPast): ([Int32], [Int32]) = ([], [])
        var others: [Int: Group] = [:]
        for entry in now {
            let slot = table.slot(of: entry.hash) { isSame(entry.row, false, firstNow[$0]) }
            if let known = table[slot] {
                others[known, default: Group(now: [])].now.append(entry.row)
            } else {
                table.add(entry.hash, at: slot)
                firstNow.append(entry.row)
                firstPast.append(-1)
            }
        }
        for entry in past {
            guard let known = table[table.slot(of: entry.hash) { isSame(entry.row, true, firstNow[$0]) }] else {
                continue
            }
            if firstPast[known] < 0 {
                firstPast[known] = entry.row
            } else {
                others[known, default: Group(now: [])].past.append(entry.row)
            }
        }
        for number in firstNow.indices where firstPast[number] >= 0 {
            if let group = others[number] {
                repeated.append(Group(past: [firstPast[number]] + group.past, now: [firstNow[number]] + group.now))
            } else {
                pairs.append(BookingPair(past: firstPast[number], now: firstNow[number]))
            }
        }
    }
}

/// Numbers hashes in the order in which they are added: an open-addressing table with linear probing.
private struct HashTable {
    /// Number + 1; 0 marks a free slot.
    private var slots: [Int32]
    private var hashes: [UInt32] = []

    init(room: Int) {
        var size = 16
        while size < room * 2 { size *= 2 }
        slots = [Int32](repeating: 0, count: size)
    }

    /// The number in a slot; nil for a free one.
    subscript(slot: Int) -> Int? { slots[slot] == 0 ? nil : Int(slots[slot]) - 1 }

    /// The slot that has the hash, or the free one where it would go. Rows of a part agree in the upper bits, so the
    /// lower ones determine where to start.
    func slot(of hash: UInt32, isSame: (Int) -> Bool) -> Int {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while let number = self[slot] {
            if hashes[number] == hash, isSame(number) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    mutating func add(_ hash: UInt32, at slot: Int) {
        hashes.append(hash)
        slots[slot] = Int32(hashes.count)
    }
}
