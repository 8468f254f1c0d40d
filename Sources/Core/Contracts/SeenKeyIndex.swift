/// The bookings of a source that were read so far, for rules that ask whether one was there before.
///
/// While numbers come in order but for a few, the rows themselves are the index (`MonotonicKeyRun`), and only those few are
/// kept in one of hashes (`BookingIndex`). Where too many come out of order, that takes all of them.
public struct SeenKeyIndex: Sendable {
    private var ordered = MonotonicKeyRun()
    private var isOrdered = true
    /// Rows that came out of order, and that is why they are in the index.
    private var strays: [UInt32] = []
    private var index = BookingIndex()
    private var room = 0
    /// Files whose rows don't count for the batch that comes: newer exports of the same list, which take the place of its
    /// rows or leave them in force.
    public var disregardedFiles: Set<Int32> = []

    public init() {}

    /// Says that `count` rows in all will come, so that an index of them need not grow on the way.
    public mutating func reserveCapacity(_ count: Int) {
        room = count
        if !isOrdered { index.reserveCapacity(count) }
    }

    /// Looks for each row of the batch that has a number: `found` is called with the first row before it for which
    /// `isSame` holds. A row for which there is none is known from then on.
    ///
    /// Rows are numbered through: those of `table`, then the batch's. `isSame` is given two such rows; rows for which it
    /// holds have the same number and the same `key`. `keys` are those of the batch.
    public mutating func take(
        _ batch: TextColumn, after table: TextColumn, key: (_ row: Int) -> UInt64, keys: () -> [UInt64],
        isSame: (_ row: Int, _ earlier: Int) -> Bool, found: (_ row: Int, _ earlier: Int) -> Void
    ) {
        let base = table.count
        var next = 0
        while isOrdered {
            let stray = ordered.take(batch, from: next, after: table)
            if stray == batch.count { return }
            let row = base + stray
            next = stray + 1
            if let earlier = ordered.row(of: stray, in: batch, after: table), isSame(row, earlier) {
                found(row, earlier)
            } else if let earlier = index.insert(key(row), row: row, isSame: { isSame(row, $0) }) {
                found(row, earlier)
            } else {
                strays.append(UInt32(row))
                if strays.count > 64 + row / 64 { indexAll(key) }
            }
        }
        guard next < batch.count else { return }
        let keys = keys()
        index.touch(keys)
        for row in next..<batch.count where !batch.isEmpty(row) {
            let earlier = index.insert(keys[row], row: base + row) { isSame(base + row, $0) }
            if let earlier { found(base + row, earlier) }
        }
    }

    /// In the order of rows: of several for which `isSame` holds the index finds the first that it was given.
    private mutating func indexAll(_ key: (_ row: Int) -> UInt64) {
        isOrdered = false
        let runs = ordered.ranges
        index = BookingIndex()
        index.reserveCapacity(max(room, strays.count + runs.reduce(0) { $0 + $1.count }))
        var rows = strays[...]
        for run in runs {
            while let stray = rows.first, stray < run.lowerBound { add(Int(rows.removeFirst()), key) }
            for row in run { add(row, key) }
        }
        for row in rows { add(Int(row), key) }
        ordered = MonotonicKeyRun()
        strays = []
    }

    private mutating func add(_ row: Int, _ key: (_ row: Int) -> UInt64) {
        _ = index.insert(key(row), row: row) { _ in false }
    }
}
