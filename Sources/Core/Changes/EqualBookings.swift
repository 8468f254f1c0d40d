/// Finds the bookings that recur unchanged, by digests of whole rows, while the earlier ones are read part by part. Only
/// those that don't recur stay in memory.
struct EqualBookings: Sendable {
    /// The earlier bookings that are not as they were; none that was rejected.
    private(set) var rest = Bookings()
    /// For each current row.
    private(set) var isUnchanged: [Bool]
    /// Of all earlier bookings.
    private(set) var properties: Set<String> = []

    /// The digests of `rest`, and those of current rows that have no match yet.
    private var restDigests: [UInt64] = []
    private var nowDigests: [UInt64]
    /// Where the next match is if the order is the same.
    private var next = 0
    private var isInOrder = true
    private var misses = 0
    private var seen = 0
    /// How many rows `rest` may have before they are sought among all current ones.
    private var limit: Int

    /// Up to a few other rows may be between two common ones.
    private static let nearRows = 8

    private init(_ nowDigests: [UInt64], waiting: Int) {
        self.nowDigests = nowDigests
        isUnchanged = [Bool](repeating: false, count: nowDigests.count)
        limit = max(waiting, nowDigests.count / 8)
    }

    static func find(
        _ past: BookingComparison.Past, _ now: BookingComparison.Side, jobs: Int, waiting: Int
    ) async throws(BinaryFault) -> EqualBookings {
        let sources = SourceNumbers(past: past.sources, now: now.sources)
        var hasGuests = !now.table.email.isEmpty
        var equal: EqualBookings?
        let count = past.bookings.count
        for numbers in (0..<count).pieces((count + jobs - 1) / max(1, jobs)) {
            let parts = await inParallel(Array(numbers), jobs: jobs) { number in
                Result { () throws(BinaryFault) in try past.bookings.part(number) }
            }
            for part in parts {
                let part = try part.get()
                if equal == nil {
                    hasGuests = hasGuests && !part.email.isEmpty
                    let digests = await BookingDigests.digests(
                        now.table, isAsRead: now.isAsRead, sources: sources.now, hasGuests: hasGuests, jobs: jobs)
                    equal = EqualBookings(digests, waiting: waiting)
                }
                let digests = await BookingDigests.digests(
                    part, isAsRead: false, sources: sources.past, hasGuests: hasGuests, jobs: jobs)
                await equal?.take(part, digests, jobs: jobs)
            }
        }
        var found =
            equal ?? EqualBookings([UInt64](repeating: HashedRows.none, count: now.table.count), waiting: waiting)
        await found.seekRest(jobs: jobs)
        return found
    }

    private mutating func take(_ part: Bookings, _ digests: [UInt64], jobs: Int) async {
        properties.formUnion(part.property.names)
        let rows = digests.indices.filter { digests[$0] != HashedRows.none && !takeNear(digests[$0]) }
        guard !rows.isEmpty else { return }
        rest.append(contentsOf: rows.count == part.count ? part : part.selecting(rows))
        restDigests += rows.map { digests[$0] }
        if rest.count >= limit { await seekRest(jobs: jobs) }
    }

    /// Most bookings are at about the same position. If too many are not, the order differs.
    private mutating func takeNear(_ digest: UInt64) -> Bool {
        guard isInOrder else { return false }
        seen += 1
        let near = next..<min(next + EqualBookings.nearRows, nowDigests.count)
        guard let place = near.first(where: { nowDigests[$0] == digest }) else {
            misses += 1
            isInOrder = misses <= 1024 + seen / 2
            return false
        }
        take(place)
        next = place + 1
        return true
    }

    private mutating func take(_ row: Int) {
        isUnchanged[row] = true
        nowDigests[row] = HashedRows.none
    }

    /// Matches what is left, wherever it is now.
    private mutating func seekRest(jobs: Int) async {
        var isFound = [Bool](repeating: false, count: rest.count)
        for group in await HashedRows.groups(past: restDigests, now: nowDigests, jobs: jobs) {
            let pairs = group.pairs.map { ($0.past, $0.now) } + group.repeated.flatMap { Array(zip($0.past, $0.now)) }
            for (row, other) in pairs {
                isFound[Int(row)] = true
                take(Int(other))
            }
        }
        if isFound.contains(true) {
            let rows = isFound.indices.filter { !isFound[$0] }
            rest = rest.selecting(rows)
            restDigests = rows.map { restDigests[$0] }
        }
        limit = max(limit, rest.count * 2)
    }
}

/// Numbers for the sources of two runs, by file; equal for equal names.
struct SourceNumbers: Sendable {
    let past: [Int32]
    let now: [Int32]

    init(past: [String], now: [String]) {
        var names: [String: Int32] = [:]
        func numbers(_ sources: [String]) -> [Int32] {
            sources.map { source in
                let number = names[source] ?? Int32(names.count)
                names[source] = number
                return number
            }
        }
        self.now = numbers(now)
        self.past = numbers(past)
    }
}
