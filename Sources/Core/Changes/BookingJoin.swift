/// Pairs earlier bookings with current ones that have the same key.
struct BookingJoin: Sendable {
    private(set) var pairs: [BookingPair] = []
    /// What differs, parallel to `pairs`.
    private(set) var fields: [BookingFields] = []
    /// Bookings that are gone, each with the rejected one that now has its number.
    private(set) var refused: [BookingPair] = []
    private let keys: BookingKeys
    private let differences: BookingDifferences

    init(_ keys: BookingKeys, _ differences: BookingDifferences) {
        self.keys = keys
        self.differences = differences
    }

    /// Rows whose hash occurs once on each side, as most do.
    mutating func match(_ pairs: [BookingPair]) {
        let single = keys.same(pairs).filter { keys.mayHaveSameProperty($0) }
        for (pair, found) in zip(single, differences.fields(of: single)) {
            if keys.isRefused(now: pair.now) {
                if keys.hasNumber(past: pair.past) { refused.append(pair) }
            } else if found == [] || keys.hasNumber(past: pair.past) {
                self.pairs.append(pair)
                fields.append(found)
            }
        }
    }

    /// Rows with the same hash: equal ones first, then those on the same site, then the rest in order.
    mutating func match(_ group: RowGroups.Group) {
        var free = group.now.filter { !keys.isRefused(now: $0) }
        var rest = group.past
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
        take { pair, fields in fields == [] && keys.isSame(pair) }
        rest.removeAll { !keys.hasNumber(past: $0) }
        func isOne(_ pair: BookingPair) -> Bool { keys.mayHaveSameProperty(pair) && keys.isSame(pair) }
        take { pair, _ in differences.hasSameSite(pair) && isOne(pair) }
        take { pair, _ in isOne(pair) }
        let others = group.now.filter { keys.isRefused(now: $0) }
        refused += rest.compactMap { row in
            others.lazy.map { BookingPair(past: row, now: $0) }.first(where: isOne)
        }
    }
}
