/// What identifies the bookings of two tables: source and number or, without a number, the dates and the guest. If
/// either side names several properties, a number is unique only within one.
struct BookingKeys: Sendable {
    private let past: Bookings
    private let now: Bookings
    /// The number of each file's source; equal for equal names on both sides.
    let pastSources: [Int32]
    let nowSources: [Int32]
    /// The current code for each property code of the past.
    private let properties: [Int32]
    private let hasSeveralProperties: Bool
    private let hasSeveralSources: Bool

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
        hasSeveralSources = names.count > 1
        properties = now.table.property.codes(of: past.table.property)
        hasSeveralProperties = max(past.table.property.names.count, now.table.property.names.count) > 1
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
        let (row, other) = (Int(pair.past), Int(pair.now))
        guard past.id.isEqual(row, now.id, other), sourcesAreSame(row, other) else { return false }
        return !past.id.isEmpty(row)
            || past.arrival[row] == now.arrival[other] && past.departure[row] == now.departure[other]
                && past.camper[row] == now.camper[other]
    }

    private func sourcesAreSame(_ row: Int, _ other: Int) -> Bool {
        !hasSeveralSources
            || pastSources[Int(past.records[row].file)] == nowSources[Int(now.records[other].file)]
    }

    /// Never 0.
    func pastHash(_ row: Int) -> UInt64 { BookingKeys.hash(past, row, pastSources) }

    func nowHash(_ row: Int) -> UInt64 { BookingKeys.hash(now, row, nowSources) }

    private static func hash(_ table: Bookings, _ row: Int, _ sources: [Int32]) -> UInt64 {
        let source = sources[Int(table.records[row].file)]
        var hash = table.id.hash(row) ^ UInt64(truncatingIfNeeded: source &+ 1)
        if table.id.isEmpty(row) {
            hash ^= UInt64(truncatingIfNeeded: table.arrival[row].raw) << 32
            hash ^= UInt64(truncatingIfNeeded: table.departure[row].raw) ^ table.camper[row]
        }
        return max(1, hash &* 0x9E37_79B9_7F4A_7C15)
    }
}
