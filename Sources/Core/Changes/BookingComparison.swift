/// Compares the bookings of a run with those of an earlier one.
///
/// Bookings are known by source and number. Several may have one number (the units of a booking): equal ones are paired
/// first, then those on the same site, then what is left, in order. Bookings without a number are only equal or not.
///
/// Most of an earlier run is there again, unchanged and in the same order: so each row is first looked for behind the
/// one before it. What is left on both sides is joined by a hash of source and number, part by part: the rows of a part
/// and the table in which they are looked up stay in a core's cache.
public struct BookingComparison: Sendable {
    /// One of the two sides.
    public struct Side: Sendable {
        /// As `Bookings.comparable` gives it.
        public var table: Bookings
        /// The source of each file of `table.records`.
        public var sources: [String]
        /// By file: its rows hold what several records say was paid.
        public var addsPayments: [Bool]

        public init(_ table: Bookings, sources: [String], addsPayments: [Bool]? = nil) {
            self.table = table
            self.sources = sources
            self.addsPayments = addsPayments ?? sources.map { _ in false }
        }
    }

    private let past: Side
    private let now: Side
    private let keys: BookingKeys
    private let differences: BookingDifferences
    /// By current row: the earlier row of the same booking; -1 for none.
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

    /// All that differs. Refused bookings count on neither side.
    public static func changes(from past: Side, to now: Side, jobs: Int = 1) async -> BookingChanges {
        var comparison = BookingComparison(past, now)
        await comparison.takeEqual(jobs: jobs)
        await comparison.joinRest(jobs: jobs)
        return comparison.changes()
    }

    /// Takes the rows that have their equal at about the same place.
    private mutating func takeEqual(jobs: Int) async {
        let pairs = keys.pairsInOrder()
        let parts = await inParallel(pairs.indices.pieces(jobs), jobs: jobs) { [differences] part in
            differences.fields(of: Array(pairs[part]))
        }
        for (pair, fields) in zip(pairs, parts.joined()) where fields == [] { take(pair, fields) }
    }

    private mutating func take(_ pair: BookingPair, _ fields: BookingFields) {
        partners[Int(pair.now)] = pair.past
        self.fields[Int(pair.now)] = fields
        isFound[Int(pair.past)] = true
    }

    /// Looks for the others by their numbers.
    private mutating func joinRest(jobs: Int) async {
        let pastRows = isFound.indices.filter { !isFound[$0] && past.table.status[$0] != .invalid }
        guard !pastRows.isEmpty else { return }
        let nowRows = partners.indices.filter { partners[$0] < 0 }
        var bits = 0
        while bits < 12, nowRows.count >> bits > 4096 { bits += 1 }
        let parts = (
            past: HashedRows(pastRows, bits: bits, hash: keys.pastHash),
            now: HashedRows(nowRows, bits: bits, hash: keys.nowHash)
        )
        let joined = await inParallel((0..<1 << bits).pieces(jobs * 4), jobs: jobs) { [keys, differences] range in
            var join = BookingJoin(keys, differences)
            for part in range { join.add(parts.past[part], parts.now[part]) }
            return join
        }
        for join in joined {
            for (pair, fields) in zip(join.pairs, join.fields) { take(pair, fields) }
            for pair in join.refused { refused[Int(pair.past)] = Int(pair.now) }
        }
    }

    private consuming func changes() -> BookingChanges {
        var changes = BookingChanges()
        for row in partners.indices {
            if partners[row] < 0 {
                if now.table.status[row] != .invalid { changes.new.append(row) }
            } else if fields[row] == [] {
                changes.unchanged += 1
            } else {
                changes.changed.append(
                    BookingChanges.Change(row: row, past: Int(partners[row]), fields: fields[row]))
            }
        }
        for row in isFound.indices where !isFound[row] && past.table.status[row] != .invalid {
            changes.gone.append(BookingChanges.Gone(past: row, refused: refused[row]))
        }
        changes.past = past.table
        changes.pastSources = past.sources
        return changes
    }
}

extension Bookings {
    /// The table as it is compared and kept for the next night: numbers that tell who a person is, names, telephone
    /// numbers and e-mail addresses are only short hashes, which say no more than that something is another one.
    public var comparable: Bookings {
        var table = self
        table.id = PersonalKeys.hidden(id)
        table.camper = camper.map(PersonalKeys.short)
        table.email = email.map(PersonalKeys.short)
        table.phone = phone.map { number in
            if number == 0 { return 0 }
            var hash = Hash64()
            hash.add(part: String(number))
            return PersonalKeys.short(hash.value)
        }
        return table
    }
}
