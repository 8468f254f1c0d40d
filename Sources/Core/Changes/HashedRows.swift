/// Rows partitioned by the top bits of their hashes, in order within each part (a counting sort). The rows of a part,
/// and the table in which they are looked up, fit in a core's cache.
struct HashedRows: Sendable {
    /// The upper half of a row's hash, and the row.
    struct Entry: Sendable {
        private let bits: UInt64

        fileprivate init(_ hash: UInt64, _ row: Int) { bits = hash & 0xFFFF_FFFF_0000_0000 | UInt64(row) }

        var row: Int32 { Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF) }
        var hash: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
    }

    /// The hash of a row to be ignored.
    static let none: UInt64 = 0

    private var entries: [Entry]
    private var ends: [Int]

    private init(_ hashes: [UInt64], bits: Int) {
        // A shift by all 64 bits gives 0.
        let shift = UInt64(64 - bits)
        ends = [Int](repeating: 0, count: (1 << bits) + 1)
        for hash in hashes where hash != HashedRows.none { ends[Int(hash >> shift) + 1] += 1 }
        for part in 1..<ends.count { ends[part] += ends[part - 1] }
        entries = [Entry](repeating: Entry(0, 0), count: ends[ends.count - 1])
        for (row, hash) in hashes.enumerated() where hash != HashedRows.none {
            let part = Int(hash >> shift)
            entries[ends[part]] = Entry(hash, row)
            ends[part] += 1
        }
    }

    /// After the sort, `ends` holds the end of each part.
    private subscript(part: Int) -> ArraySlice<Entry> { entries[(part == 0 ? 0 : ends[part - 1])..<ends[part]] }

    /// The rows of the two sides with the same hash. `past` and `now` are indexed by row.
    static func groups(past: [UInt64], now: [UInt64], jobs: Int) async -> [RowGroups] {
        let count = now.count { $0 != HashedRows.none }
        guard count > 0, past.contains(where: { $0 != HashedRows.none }) else { return [] }
        var bits = 0
        while bits < 12, count >> bits > 4096 { bits += 1 }
        let sides = await inParallel([past, now], jobs: jobs) { [bits] in HashedRows($0, bits: bits) }
        return await inParallel(Array(0..<1 << bits), jobs: jobs) { part in
            RowGroups(past: sides[0][part], now: sides[1][part]) { row, isPast, other in
                (isPast ? past : now)[Int(row)] == now[Int(other)]
            }
        }
    }
}
