/// Compares the bookings of a run with those of an earlier one.
///
/// Bookings are identified by source and number. Several may share one number (the units of a booking): equal ones are
/// paired first, then those on the same site, then the rest in order. Bookings without a number are either equal or
/// unrelated.
///
/// Most bookings of an earlier run recur unchanged and are found by digests of whole rows. What is left on both sides
/// is joined by a hash of source and number.
public struct BookingComparison: Sendable {
    /// The current side, and what is in memory of the earlier one.
    public struct Side: Sendable {
        /// As read, or from a snapshot. Booking numbers that identify a person are hashes in either case.
        public let table: Bookings
        /// Whether telephone numbers are not hashes yet.
        let isAsRead: Bool
        /// The source of each file of `table.records`.
        public var sources: [String]
        /// Sources with a file that is missing or wasn't read: their bookings on the other side are neither gone nor new.
        public var unread: Set<String>

        /// Bookings from a snapshot.
        public init(_ table: Bookings, sources: [String], unread: Set<String> = []) {
            self.init(table, isAsRead: false, sources, unread)
        }

        /// Bookings as they were read.
        public init(asRead bookings: Bookings, sources: [String], unread: Set<String> = []) {
            var table = bookings
            table.id = PersonalKeys.hidden(bookings.id)
            self.init(table, isAsRead: true, sources, unread)
        }

        private init(_ table: Bookings, isAsRead: Bool, _ sources: [String], _ unread: Set<String>) {
            self.table = table
            self.isAsRead = isAsRead
            self.sources = sources
            self.unread = unread
        }

        fileprivate func isUnread(_ row: Int, of other: Side) -> Bool {
            let file = Int(other.table.records[row].file)
            return !unread.isEmpty && other.sources.indices.contains(file) && unread.contains(other.sources[file])
        }
    }

    /// The earlier side.
    public struct Past: Sendable {
        public var bookings: any BookingParts
        /// The source of each file.
        public var sources: [String]
        /// For each file, whether its rows hold sums of payments from several records.
        public var addsPayments: [Bool]
        /// As for `Side`.
        public var unread: Set<String>

        public init(
            _ bookings: any BookingParts, sources: [String], addsPayments: [Bool]? = nil, unread: Set<String> = []
        ) {
            self.bookings = bookings
            self.sources = sources
            self.addsPayments = addsPayments ?? sources.map { _ in false }
            self.unread = unread
        }
    }

    /// The earlier rows that don't recur unchanged.
    private let past: Side
    private let now: Side
    private let keys: BookingKeys
    private let differences: BookingDifferences
    /// Current rows that are as they were.
    private let isUnchanged: [Bool]
    /// For each other current row the earlier row of the same booking; -1 if there is none.
    private var partners: [Int32]
    /// What differs between the two.
    private var fields: [BookingFields]
    private var isFound: [Bool]
    /// Rejected current rows, by the earlier row with the same number.
    private var refused: [Int: Int] = [:]

    private init(_ past: Past, _ now: Side, _ equal: EqualBookings) {
        self.past = Side(equal.rest, sources: past.sources, unread: past.unread)
        self.now = now
        keys = BookingKeys(self.past, now, pastProperties: equal.properties.count)
        differences = BookingDifferences(self.past.table, now, countsAmounts: past.addsPayments.map { !$0 })
        isUnchanged = equal.isUnchanged
        partners = [Int32](repeating: -1, count: now.table.count)
        fields = [BookingFields](repeating: [], count: now.table.count)
        isFound = [Bool](repeating: false, count: equal.rest.count)
    }

    /// All differences. Rejected bookings count on neither side. Throws if the earlier bookings can't be read.
    ///
    /// About `waiting` earlier bookings that are somewhere else now are held until they are sought all at once.
    public static func changes(
        from past: Past, to now: Side, jobs: Int = 1, waiting: Int = 1 << 20
    ) async throws(BinaryFault) -> BookingChanges {
        let equal = try await EqualBookings.find(past, now, jobs: jobs, waiting: waiting)
        var comparison = BookingComparison(past, now, equal)
        await comparison.joinRest(jobs: jobs)
        return comparison.changes()
    }

    private mutating func take(_ pair: BookingPair) {
        partners[Int(pair.now)] = pair.past
        isFound[Int(pair.past)] = true
    }

    /// Matches the remaining rows by their numbers.
    private mutating func joinRest(jobs: Int) async {
        guard !isFound.isEmpty else { return }
        let isUnchanged = isUnchanged
        let pastHashes = await hashes(isFound.indices, jobs: jobs) { [keys] in keys.pastHash($0) }
        let nowHashes = await hashes(isUnchanged.indices, jobs: jobs) { [keys] row in
            isUnchanged[row] ? HashedRows.none : keys.nowHash(row)
        }
        let groups = await HashedRows.groups(past: pastHashes, now: nowHashes, jobs: jobs)
        let joined = await inParallel(nearPairs(groups), jobs: jobs) { [keys, differences] pairs in
            var join = BookingJoin(keys, differences)
            join.match(pairs)
            return join
        }
        let repeated = await inParallel(groups, jobs: jobs) { [keys, differences] rows in
            var join = BookingJoin(keys, differences)
            for group in rows.repeated { join.match(group) }
            return join
        }
        for join in joined + repeated { take(join) }
    }

    /// Rows whose hash occurs once on each side, some at a time. In a list, the earlier rows are near enough to each other
    /// to stay in a core's cache, and the current ones are in order.
    private func nearPairs(_ groups: [RowGroups]) -> [[BookingPair]] {
        var single = [Int32](repeating: -1, count: partners.count)
        for pair in groups.lazy.flatMap(\.pairs) { single[Int(pair.now)] = pair.past }
        var near = [[BookingPair]](repeating: [], count: isFound.count / BookingComparison.nearRows + 1)
        for (now, past) in single.enumerated() where past >= 0 {
            near[Int(past) / BookingComparison.nearRows].append(BookingPair(past: past, now: Int32(now)))
        }
        return near.flatMap { pairs in
            pairs.indices.pieces(pairs.count / 2048 + 1).map { Array(pairs[$0]) }
        }
    }

    private static let nearRows = 1 << 15

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
            if isUnchanged[row] {
                changes.unchanged += 1
            } else if partners[row] < 0 {
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
        for row in isFound.indices where !isFound[row] {
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
