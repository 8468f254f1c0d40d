/// What the bookings of two tables are known by: source and number; without a number the days and the guest. Where either
/// side names several properties, a number means something only within one.
struct BookingKeys: Sendable {
    private let past: Bookings
    private let now: Bookings
    /// By file: the number of its source, the same for the same name on both sides.
    private let pastSources: [Int32]
    private let nowSources: [Int32]
    /// The codes of the past's properties as now has them.
    private let properties: [Int32]
    private let hasSeveralProperties: Bool

    init(_ past: BookingComparison.Side, _ now: BookingComparison.Side) {
        self.past = past.table
        self.now = now.table
        var names: [String: Int32] = [:]
        func numbers(_ sources: [String]) -> [Int32] {
            sources.map { source in
                let number = names[source] ?? Int32(names.count)
                names[source] = number
                return number
            }
        }
        nowSources = numbers(now.sources)
        pastSources = numbers(past.sources)
        properties = now.table.property.codes(of: past.table.property)
        hasSeveralProperties = max(past.table.property.names.count, now.table.property.names.count) > 1
    }

    /// Whether a number may be the same booking's: not where both name a property and it is another one. Where each side
    /// names one alone, it was renamed.
    func mayHaveSameProperty(_ pair: BookingPair) -> Bool {
        guard hasSeveralProperties else { return true }
        let (own, other) = (past.property.codes[Int(pair.past)], now.property.codes[Int(pair.now)])
        return own < 0 || other < 0 || properties[Int(own)] == other
    }

    func hasNumber(past row: Int32) -> Bool { !past.id.isEmpty(Int(row)) }

    func isRefused(now row: Int32) -> Bool { now.status[Int(row)] == .invalid }

    /// Whether an earlier booking has the key of a current one.
    func isSame(past row: Int32, now other: Int32) -> Bool {
        BookingKeys.isSame(past, Int(row), pastSources, now, Int(other), nowSources)
    }

    /// Whether two current bookings have the same key.
    func isSame(now row: Int32, now other: Int32) -> Bool {
        BookingKeys.isSame(now, Int(row), nowSources, now, Int(other), nowSources)
    }

    private static func isSame(
        _ table: Bookings, _ row: Int, _ sources: [Int32], _ other: Bookings, _ otherRow: Int, _ otherSources: [Int32]
    ) -> Bool {
        guard sources[Int(table.records[row].file)] == otherSources[Int(other.records[otherRow].file)],
            table.id.isEqual(row, other.id, otherRow)
        else { return false }
        return !table.id.isEmpty(row)
            || table.arrival[row] == other.arrival[otherRow] && table.departure[row] == other.departure[otherRow]
                && table.camper[row] == other.camper[otherRow]
    }

    func pastHash(_ row: Int) -> UInt64 { BookingKeys.hash(past, row, pastSources) }

    func nowHash(_ row: Int) -> UInt64 { BookingKeys.hash(now, row, nowSources) }

    private static func hash(_ table: Bookings, _ row: Int, _ sources: [Int32]) -> UInt64 {
        let source = sources[Int(table.records[row].file)]
        var hash = table.id.hash(row) ^ UInt64(truncatingIfNeeded: source &+ 1)
        if table.id.isEmpty(row) {
            hash ^= UInt64(truncatingIfNeeded: table.arrival[row].raw) << 32
            hash ^= UInt64(truncatingIfNeeded: table.departure[row].raw) ^ table.camper[row]
        }
        return hash &* 0x9E37_79B9_7F4A_7C15
    }

    /// Bookings with one number at about the same place on both sides, each once.
    ///
    /// A few others may stand between two of them. After so many that are not near, the order goes on somewhere else, if
    /// it does; where there is none, to look for it is waste.
    func pairsInOrder() -> [BookingPair] {
        var pairs: [BookingPair] = []
        pairs.reserveCapacity(past.count)
        var next = 0
        var (misses, allMisses, patience) = (0, 0, BookingKeys.leastPatience)
        for row in 0..<past.count where past.status[row] != .invalid && !past.id.isEmpty(row) {
            let isLost = misses >= patience
            let end = isLost ? now.count : min(next + BookingKeys.nearRows, now.count)
            var place = next
            while place < end, now.status[place] == .invalid || !isSame(past: Int32(row), now: Int32(place)) {
                place += 1
            }
            if place < end {
                pairs.append(BookingPair(past: Int32(row), now: Int32(place)))
                next = place + 1
                (misses, patience) = (0, BookingKeys.leastPatience)
                continue
            }
            misses += 1
            allMisses += 1
            if isLost { patience *= 2 }
            if allMisses > 1024 + row / 2 { break }
        }
        return pairs
    }

    /// So many bookings that only now has may stand between two that both have.
    private static let nearRows = 8
    private static let leastPatience = 32
}

/// Rows by the first bits of their hashes, in order within each part (a counting sort).
struct HashedRows: Sendable {
    /// The upper half of a row's hash, and the row.
    private var entries: [UInt64]
    private var ends: [Int]

    init(_ rows: [Int], bits: Int, hash: (Int) -> UInt64) {
        let hashed = rows.map { hash($0) & 0xFFFF_FFFF_0000_0000 | UInt64($0) }
        let shift = UInt64(64 - bits)
        ends = [Int](repeating: 0, count: (1 << bits) + 1)
        for entry in hashed { ends[Int(entry >> shift) + 1] += 1 }
        for part in 1..<ends.count { ends[part] += ends[part - 1] }
        entries = [UInt64](repeating: 0, count: hashed.count)
        for entry in hashed {
            let part = Int(entry >> shift)
            entries[ends[part]] = entry
            ends[part] += 1
        }
    }

    /// After the sort each part ends where its last entry went.
    subscript(part: Int) -> ArraySlice<UInt64> { entries[(part == 0 ? 0 : ends[part - 1])..<ends[part]] }
}
