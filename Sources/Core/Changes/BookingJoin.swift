/// Pairs earlier bookings with current ones that have the same key.
struct BookingJoin: Sendable {
    private(set) var pairs: [BookingPair] = []
    /// What differs, beside `pairs`.
    private(set) var fields: [BookingFields] = []
    /// Bookings that went, and the refused one that has their number now.
    private(set) var refused: [BookingPair] = []
    private let keys: BookingKeys
    private let differences: BookingDifferences

    init(_ keys: BookingKeys, _ differences: BookingDifferences) {
        self.keys = keys
        self.differences = differences
    }

    /// The rows with one key.
    private struct Group {
        var past: [Int32] = []
        var now: [Int32]
    }

    /// Takes the rows of a part, those of each side in their order. An entry is the upper half of a row's hash, and the
    /// row.
    mutating func add(_ past: ArraySlice<UInt64>, _ now: ArraySlice<UInt64>) {
        var table = KeyTable(now, keys)
        for entry in past { table.add(entry, keys) }
        var single: [BookingPair] = []
        for key in table.firstNow.indices {
            guard table.firstPast[key] >= 0 else { continue }
            if let group = table.groups[Int32(key)] {
                match(Group(past: [table.firstPast[key]] + group.past, now: [table.firstNow[key]] + group.now))
            } else {
                single.append(BookingPair(past: table.firstPast[key], now: table.firstNow[key]))
            }
        }
        match(single)
    }

    /// Keys that each side has once: most.
    private mutating func match(_ single: [BookingPair]) {
        for (pair, found) in zip(single, differences.fields(of: single)) where keys.mayHaveSameProperty(pair) {
            if keys.isRefused(now: pair.now) {
                if keys.hasNumber(past: pair.past) { refused.append(pair) }
            } else if found == [] || keys.hasNumber(past: pair.past) {
                pairs.append(pair)
                fields.append(found)
            }
        }
    }

    /// Equal ones first, then those on the same site, then what is left, in order.
    private mutating func match(_ group: Group) {
        var free = group.now.filter { !keys.isRefused(now: $0) }
        var rest = group.past
        let hasNumber = keys.hasNumber(past: group.past[0])
        func take(_ isWanted: (BookingPair, BookingFields) -> Bool) {
            rest.removeAll { row in
                // A few at a time: nearly always the first is the one.
                for start in stride(from: 0, to: free.count, by: 8) {
                    let candidates = free[start...].prefix(8).map { BookingPair(past: row, now: $0) }
                    let found = differences.fields(of: candidates)
                    guard let index = candidates.indices.first(where: { isWanted(candidates[$0], found[$0]) }) else {
                        continue
                    }
                    pairs.append(candidates[index])
                    fields.append(found[index])
                    free.remove(at: start + index)
                    return true
                }
                return false
            }
        }
        take { _, fields in fields == [] }
        guard hasNumber else { return }
        take { pair, _ in keys.mayHaveSameProperty(pair) && differences.hasSameSite(pair) }
        take { pair, _ in keys.mayHaveSameProperty(pair) }
        let others = group.now.filter { keys.isRefused(now: $0) }
        refused += rest.compactMap { row in
            others.lazy.map { BookingPair(past: row, now: $0) }.first(where: keys.mayHaveSameProperty)
        }
    }

    /// The keys of some current rows: an open table with linear probing.
    private struct KeyTable {
        /// Number of a key + 1; 0 is a free slot.
        private var slots: [Int32]
        private var hashes: [UInt64] = []
        /// By key.
        private(set) var firstNow: [Int32] = []
        /// -1 for none.
        private(set) var firstPast: [Int32] = []
        /// Further rows, of those keys that a side has more than once.
        private(set) var groups: [Int32: Group] = [:]

        init(_ entries: ArraySlice<UInt64>, _ keys: BookingKeys) {
            var size = 16
            while size < entries.count * 2 { size *= 2 }
            slots = [Int32](repeating: 0, count: size)
            for entry in entries {
                let row = Int32(truncatingIfNeeded: entry & 0xFFFF_FFFF)
                let slot = slot(of: entry) { keys.isSame(now: row, now: $0) }
                if slots[slot] != 0 {
                    groups[slots[slot] - 1, default: Group(now: [])].now.append(row)
                    continue
                }
                hashes.append(entry >> 32)
                firstNow.append(row)
                firstPast.append(-1)
                slots[slot] = Int32(firstNow.count)
            }
        }

        mutating func add(_ entry: UInt64, _ keys: BookingKeys) {
            let row = Int32(truncatingIfNeeded: entry & 0xFFFF_FFFF)
            let key = slots[slot(of: entry) { keys.isSame(past: row, now: $0) }] - 1
            guard key >= 0 else { return }
            if firstPast[Int(key)] < 0 {
                firstPast[Int(key)] = row
            } else {
                groups[key, default: Group(now: [])].past.append(row)
            }
        }

        /// Where the key is, or would be. The lower bits of a hash's upper half say where to begin; a part has the same
        /// higher ones.
        private func slot(of entry: UInt64, isSame: (Int32) -> Bool) -> Int {
            let hash = entry >> 32
            var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[slot] != 0 {
                let key = Int(slots[slot]) - 1
                if hashes[key] == hash, isSame(firstNow[key]) { break }
                slot = (slot + 1) & (slots.count - 1)
            }
            return slot
        }
    }
}
