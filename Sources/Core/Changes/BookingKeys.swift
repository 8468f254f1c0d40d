/// What identifies the bookings of two tables: source and number or, without a number, the dates and the guest. If
/// either side names several properties, a number is unique only within one.
struct BookingKeys: Sendable {
    private let past: Bookings
    private let now: Bookings
    private let sources: SourceNumbers
    private let hasSeveralSources: Bool
    /// The current code for each property code of the past.
    private let properties: [Int32]
    private let hasSeveralProperties: Bool

    /// `pastProperties` is how many the earlier bookings named, of which `past` has only some.
    init(_ past: BookingComparison.Side, _ now: BookingComparison.Side, pastProperties: Int) {
        self.past = past.table
        self.now = now.table
        sources = SourceNumbers(past: past.sources, now: now.sources)
        hasSeveralSources = past.usedSources.union(now.usedSources).count > 1
        properties = now.table.property.codes(of: past.table.property)
        hasSeveralProperties = max(pastProperties, now.table.property.names.count) > 1
    }

    /// Whether a shared number may mean the same booking: not if both name a property and these differ. If each side
    /// names only one property, it was renamed.
    func mayHaveSameProperty(_ pair: BookingPair) -> Bool {
        guard hasSeveralProperties else { return true }
        let (own, other) = (past.property.codes[Int(pair.past)], now.property.codes[Int(pair.now)])
        return own < 0 || other < 0 || properties[Int(own)] == other
    }

    func hasNumber(past row: Int32) -> Bool { !past.id.isEmpty(Int(row)) }

    func isRefused(now row: Int32) -> Bool { now.status[Int(row)] == .invalid }

    /// Whether both have the same key.
    func isSame(_ pair: BookingPair) -> Bool {
        let (own, other) = (Int(pair.past), Int(pair.now))
        return past.id.isEqual(own, now.id, other) && isSameButForNumber(own, other)
    }

    /// The pairs that have the same key.
    func same(_ pairs: [BookingPair]) -> [BookingPair] {
        let hasSameNumber = past.id.areEqual(pairs.map { Int($0.past) }, now.id, pairs.map { Int($0.now) })
        return zip(pairs, hasSameNumber).lazy
            .filter { pair, isSame in isSame && isSameButForNumber(Int(pair.past), Int(pair.now)) }
            .map { pair, _ in pair }
    }

    private func isSameButForNumber(_ own: Int, _ other: Int) -> Bool {
        guard sourcesAreSame(own, other) else { return false }
        return !past.id.isEmpty(own)
            || past.arrival[own] == now.arrival[other] && past.departure[own] == now.departure[other]
                && past.camper[own] == PersonalKeys.short(now.camper[other])
    }

    private func sourcesAreSame(_ row: Int, _ other: Int) -> Bool {
        !hasSeveralSources
            || sources.past[Int(past.records[row].file)] == sources.now[Int(now.records[other].file)]
    }

    /// Never 0.
    func pastHash(_ row: Int) -> UInt64 { hash(past, row, sources.past) }

    func nowHash(_ row: Int) -> UInt64 { hash(now, row, sources.now) }

    private func hash(_ table: Bookings, _ row: Int, _ sources: [Int32]) -> UInt64 {
        var hash = table.id.hash(row)
        if hasSeveralSources {
            hash ^= UInt64(truncatingIfNeeded: sources[Int(table.records[row].file)] &+ 1)
        }
        if table.id.isEmpty(row) {
            hash ^= UInt64(truncatingIfNeeded: table.arrival[row].raw) << 32
            hash ^= UInt64(truncatingIfNeeded: table.departure[row].raw) ^ PersonalKeys.short(table.camper[row])
        }
        return max(1, hash &* 0x9E37_79B9_7F4A_7C15)
    }
}

extension BookingComparison.Side {
    /// The sources that the bookings are from.
    fileprivate var usedSources: Set<String> { Set(table.records.files.map { sources[Int($0)] }) }
}
