/// The bookings of a source that have been read so far, for rules that ask whether a number has occurred before.
///
/// While all but a few numbers are in order, the rows themselves are the index (`MonotonicKeyRun`), and only those few
/// go into a hash index (`BookingIndex`). Once too many are out of order, the hash index takes all of them.
public struct SeenKeyIndex: Sendable {
    private var ordered = MonotonicKeyRun()
    private var isOrdered = true
    /// Rows that were out of order and are therefore in `index`.
    private var strays: [UInt32] = []
    private var index = BookingIndex()
    private var room = 0
    /// Rows of the batch that was taken last, numbered through the table and the batch.
    private var taken = 0..<0
    /// Those of them for which an earlier one was found.
    private var repeating: [Int] = []
    /// Files whose rows are ignored for the next batch: newer exports of the same list, which replace its rows or leave
    /// them in force.
    public var disregardedFiles: Set<Int32> = []
    /// What a lookup would find, if it has been done elsewhere: pairs of a row of the next batch and an earlier row, both
    /// numbered through the table and the batch. nil: look it up here.
    public var answers: [(row: Int, earlier: Int)]?

    public init() {}

    /// Announces that `count` rows in total will come, so that a hash index of them need not grow on the way.
    public mutating func reserveCapacity(_ count: Int) {
        room = count
        if !isOrdered { index.reserveCapacity(count) }
    }

    /// Looks up each row of the batch that has a number: `found` is called with the first earlier row for which
    /// `isSame` holds. A row without one is added to the index.
    ///
    /// Row numbers run through `table`, then the batch. `isSame` gets two such rows; if it holds, they have the same
    /// number and the same `key`. `keys` are those of the batch.
    public mutating func take(
        _ batch: TextColumn, after table: TextColumn, key: (_ row: Int) -> UInt64, keys: () -> [UInt64],
        isSame: (_ row: Int, _ earlier: Int) -> Bool, found: (_ row: Int, _ earlier: Int) -> Void
    ) {
        if let answers { return answers.forEach { found($0.row, $0.earlier) } }
        let base = table.count
        taken = base..<base + batch.count
        repeating = []
        func note(_ row: Int, _ earlier: Int) {
            repeating.append(row)
            found(row, earlier)
        }
        var next = 0
        while isOrdered {
            let stray = ordered.take(batch, from: next, after: table)
            if stray == batch.count { return }
            let row = base + stray
            next = stray + 1
            if let earlier = ordered.row(of: stray, in: batch, after: table), isSame(row, earlier) {
                note(row, earlier)
            } else if let earlier = index.insert(key(row), row: row, isSame: { isSame(row, $0) }) {
                note(row, earlier)
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
            if let earlier { note(base + row, earlier) }
        }
    }

    /// Looks up each row of the batch as `take` does, but adds none, and finds only rows of `table`.
    public func find(
        _ batch: TextColumn, after table: TextColumn, keys: () -> [UInt64],
        isSame: (_ row: Int, _ earlier: Int) -> Bool, found: (_ row: Int, _ earlier: Int) -> Void
    ) {
        let base = table.count
        let keys = isOrdered && strays.isEmpty ? [] : keys()
        if !isOrdered { index.touch(keys) }
        for row in 0..<batch.count where !batch.isEmpty(row) {
            if isOrdered, let earlier = ordered.row(of: row, in: batch, after: table), isSame(base + row, earlier) {
                found(base + row, earlier)
            } else if !keys.isEmpty, let earlier = index.find(keys[row], isSame: { isSame(base + row, $0) }) {
                found(base + row, earlier)
            }
        }
    }

    /// Which rows of a batch `take` did not add, numbered through `table` and the batch: those that repeat earlier ones, those
    /// without a number, and all if the batch was not taken.
    public func rowsLeft(of batch: TextColumn, after table: TextColumn) -> [Int] {
        let rows = table.count..<table.count + batch.count
        guard taken == rows else { return Array(rows) }
        return (repeating + rows.filter { batch.isEmpty($0 - table.count) }).sorted()
    }

    /// In row order: of several rows for which `isSame` holds, the index finds the one added first.
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
