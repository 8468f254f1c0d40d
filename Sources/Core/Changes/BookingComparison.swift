/// Compares the bookings of a run with those of an earlier one.
///
/// Bookings are identified by source and number. Several may share one number (the units of a booking): equal ones are
/// paired first, then those on the same site, then the rest in order. Bookings without a number are either equal or
/// unrelated.
///
/// Most bookings of an earlier run recur unchanged and are found by digests of whole rows. What is left on both sides
/// is joined by a hash of source and number.
public struct BookingComparison: Sendable {
    /// One of the two sides.
    public struct Side: Sendable {
        /// As returned by `Bookings.comparable`.
        public var table: Bookings
        /// The source of each file of `table.records`.
        public var sources: [String]
        /// For each file, whether its rows hold sums of payments from several records.
        public var addsPayments: [Bool]
        /// Sources with a file that is missing or wasn't read: their bookings on the other side are neither gone nor new.
        public var unread: Set<String>

        public init(
            _ table: Bookings, sources: [String], addsPayments: [Bool]? = nil, unread: Set<String> = []
        ) {
            self.table = table
            self.sources = sources
            self.addsPayments = addsPayments ?? sources.map { _ in false }
            self.unread = unread
        }

        fileprivate func isUnread(_ row: Int, of other: Side) -> Bool {
            let file = Int(other.table.records[row].file)
            return !unread.isEmpty && other.sources.indices.contains(file) && unread.contains(other.sources[file])
        }
    }

    private let past: Side
    private let now: Side
    private let keys: BookingKeys
    private let differences: BookingDifferences
    /// For each current row the earlier row of the same booking; -1 if there is none.
    private var partners: [Int32]
    /// What differs between the two.
    private var fields: [BookingFields]
    private var isFound: [Bool]
    /// Rejected current rows, by the earlier row with the same number.
    private var refused: [Int: Int] = [:]

    private init(_ past: Side, _ now: Side) {
        self.past = past
        self.now = now
        keys = BookingKeys(past, now)
        differences = BookingDifferences(past.table, now.table, countsAmounts: past.addsPayments.map { !$0 })
        partners = [Int32](repeating: -1, count: now.table.count)
        fields = [BookingFields](repeating: [], count: now.table.count)
        isFound = [Bool](repeating: false, count: past.table.count)
    }

    /// All differences. Rejected bookings count on neither side.
    public static func changes(from past: Side, to now: Side, jobs: Int = 1) async -> BookingChanges {
        var comparison = BookingComparison(past, now)
        await comparison.takeEqual(jobs: jobs)
        await comparison.joinRest(jobs: jobs)
        return comparison.changes()
    }

    /// Matches equal rows by their digests: first at about the same position, where most are, then anywhere.
    private mutating func takeEqual(jobs: Int) async {
        let hasGuests = differences.hasGuests
        var pastDigests = await BookingDigests.digests(
            past.table, sources: keys.pastSources, hasGuests: hasGuests, jobs: jobs)
        var nowDigests = await BookingDigests.digests(
            now.table, sources: keys.nowSources, hasGuests: hasGuests, jobs: jobs)
        takeNear(&pastDigests, &nowDigests)
        for rows in await HashedRows.groups(past: pastDigests, now: nowDigests, jobs: jobs) {
            for pair in rows.pairs { take(pair) }
            for group in rows.repeated {
                for (row, other) in zip(group.past, group.now) { take(BookingPair(past: row, now: other)) }
            }
        }
    }

    /// Up to a few other rows may be between two common ones. If too many rows have no match nearby, the order differs
    /// and the search stops.
    private mutating func takeNear(_ pastDigests: inout [UInt64], _ nowDigests: inout [UInt64]) {
        var next = 0
        var misses = 0
        for (row, digest) in pastDigests.enumerated() where digest != HashedRows.none {
            let near = next..<min(next + BookingComparison.nearRows, nowDigests.count)
            if let place = near.first(where: { nowDigests[$0] == digest }) {
                take(BookingPair(past: Int32(row), now: Int32(place)))
                (pastDigests[row], nowDigests[place]) = (HashedRows.none, HashedRows.none)
                next = place + 1
            } else {
                misses += 1
                if misses > 1024 + row / 2 { return }
            }
        }
    }

    private static let nearRows = 8

    private mutating func take(_ pair: BookingPair) {
        partners[Int(pair.now)] = pair.past
        isFound[Int(pair.past)] = true
    }

    /// Matches the remaining rows by their numbers.
    private mutating func joinRest(jobs: Int) async {
        let (isFound, partners, status) = (isFound, partners, past.table.status)
        guard isFound.indices.contains(where: { !isFound[$0] && status[$0] != .invalid }) else { return }
        let pastHashes = await hashes(isFound.indices, jobs: jobs) { [keys] row in
            isFound[row] || status[row] == .invalid ? HashedRows.none : keys.pastHash(row)
        }
        let nowHashes = await hashes(partners.indices, jobs: jobs) { [keys] row in
            partners[row] < 0 ? keys.nowHash(row) : HashedRows.none
        }
        let groups = await HashedRows.groups(past: pastHashes, now: nowHashes, jobs: jobs)
        // In the order of the current rows, so that only the earlier rows are accessed in random order.
        var single = [Int32](repeating: -1, count: partners.count)
        for pair in groups.lazy.flatMap(\.pairs) { single[Int(pair.now)] = pair.past }
        let joined = await inParallel(single.indices.pieces(groups.count), jobs: jobs) {
            [keys, differences, single] rows in
            var join = BookingJoin(keys, differences)
            join.match(
                rows.compactMap { single[$0] < 0 ? nil : BookingPair(past: single[$0], now: Int32($0)) })
            return join
        }
        let repeated = await inParallel(groups, jobs: jobs) { [keys, differences] rows in
            var join = BookingJoin(keys, differences)
            for group in rows.repeated { join.match(group) }
            return join
        }
        for join in joined + repeated { take(join) }
    }

    private func hashes(
        _ rows: Range<Int>, jobs: Int, _ hash: @Sendable @escaping (Int) -> UInt64
    ) async -> [UInt64] {
        await inParallel(rows.pieces(jobs), jobs: jobs) { $0.map(hash) }.reduce(into: []) { $0 += $1 }
    }

    private mutating func take(_ join: BookingJoin) {
        for (pair, fields) in zip(join.pairs, join.fields) {
            take(pair)
            self.fields[Int(pair.now)] = fields
        }
        for pair in join.refused { refused[Int(pair.past)] = Int(pair.now) }
    }

    private consuming func changes() -> BookingChanges {
        var changes = BookingChanges()
        for row in partners.indices {
            if partners[row] < 0 {
                guard now.table.status[row] != .invalid else { continue }
                if past.isUnread(row, of: now) {
                    changes.uncompared.append(row)
                } else {
                    changes.new.append(row)
                }
            } else if fields[row] == [] {
                changes.unchanged += 1
            } else {
                changes.changed.append(
                    BookingChanges.Change(row: row, past: Int(partners[row]), fields: fields[row]))
            }
        }
        for row in isFound.indices where !isFound[row] && past.table.status[row] != .invalid {
            if now.isUnread(row, of: past) {
                changes.unseen += 1
            } else {
                changes.gone.append(BookingChanges.Gone(past: row, refused: refused[row]))
            }
        }
        changes.past = past.table
        changes.pastSources = past.sources
        return changes
    }
}

extension Bookings {
    /// The table as it is compared and kept for the next night: names, telephone numbers, e-mail addresses, and booking
    /// numbers that identify a person, are only short hashes, which show whether something has changed and no more.
    public var comparable: Bookings {
        var table = self
        table.id = PersonalKeys.hidden(id)
        table.camper = camper.map(PersonalKeys.short)
        table.email = email.map(PersonalKeys.short)
        table.phone = phone.map(PersonalKeys.hash(ofNumber:))
        return table
    }
}
