/// Compares the bookings of a run with those of an earlier one, which come in batches and are not kept.
///
/// Bookings are known by source and number. Several may have one number (the units of a booking): equal ones are paired
/// first, then those on the same site, then what is left, in order. Bookings without a number are only equal or not.
///
/// Most of an earlier run is there again, unchanged and in the same order: so each row is first looked for behind the
/// one before it, and the index of all numbers is only made when that fails.
public struct BookingComparison: Sendable {
    private var table: Bookings
    /// The rows that the table had at first, when it no longer has all of them.
    private var rows: [Int]?
    /// By file of `table.records`: the number of its source.
    private let sourceOfFile: [Int32]
    /// Those of the table, then those that only the earlier run had.
    private var sources: [String]
    private var sourcesWithoutAmounts: Set<Int32> = []
    private var isSeen: [Bool]
    private var index: NumberIndex?
    /// The row after the one that was found last.
    private var next = 0
    private var equal = 0
    /// Rows of the past without an equal row, and the source of each.
    private var rest = Bookings()
    private var restSources: [Int32] = []
    /// The first row with the number of each; -1 for none.
    private var restRows: [Int32] = []

    /// `sources` are those of the files that `table.records` point into.
    public init(_ table: Bookings, sources: [String]) {
        self.table = table
        var names: [String] = []
        sourceOfFile = sources.map { name in
            if let known = names.firstIndex(of: name) { return Int32(known) }
            names.append(name)
            return Int32(names.count - 1)
        }
        self.sources = names
        isSeen = [Bool](repeating: false, count: table.count)
        for row in 0..<table.count where table.status[row] == .invalid { isSeen[row] = true }
    }

    /// Takes all accepted bookings of some files for unchanged.
    public mutating func takeUnchanged(files: Set<Int>) {
        guard !files.isEmpty else { return }
        let isTaken = sourceOfFile.indices.map(files.contains)
        for row in 0..<table.count where isTaken[Int(table.records[row].file)] && !isSeen[row] {
            isSeen[row] = true
            equal += 1
        }
    }

    /// Takes some of the accepted bookings of a file for unchanged, which are told in their order. Gives false, and takes
    /// none, when the file has not as many.
    public mutating func takeUnchanged(_ isUnchanged: [Bool], file: Int) -> Bool {
        let rows = table.records.indices.lazy.filter { [table] in
            Int(table.records[$0].file) == file && table.status[$0] != .invalid
        }
        guard rows.count == isUnchanged.count else { return false }
        for (row, isUnchanged) in zip(rows, isUnchanged) where isUnchanged && !isSeen[row] {
            isSeen[row] = true
            equal += 1
        }
        return true
    }

    /// Keeps only rows that an earlier booking may still be, if those are few: what is looked at for each booking that is
    /// left then lies close together. To be called when all rows that are known to be unchanged are taken.
    public mutating func narrow() {
        let left = isSeen.indices.filter { !isSeen[$0] || table.status[$0] == .invalid }
        guard rows == nil, index == nil, left.count < table.count / 4 else { return }
        table = table.selecting(left)
        isSeen = left.map { isSeen[$0] }
        next = 0
        rows = left
    }

    /// Takes the next bookings of the earlier run, in their order. Refused ones don't count.
    public mutating func take(_ batch: Bookings, source name: String) {
        let source = number(of: name)
        // Further payments for a stay are added to its row, but stand in records of their own: what was paid in all
        // can't be told from one record.
        if batch.repeatedID == .instalment { sourcesWithoutAmounts.insert(source) }
        let rows = BookingRows(batch, in: table)
        let amounts = !sourcesWithoutAmounts.contains(source)
        var left: [Int] = []
        for row in 0..<batch.count where batch.status[row] != .invalid {
            var found = nextRow(row, rows, source, amounts: amounts)
            if found == nil {
                let index = madeIndex()
                let first = index.first(row, rows, source, sourceOfFile: sourceOfFile)
                found = index.row(from: first) { !isSeen[$0] && rows.isEqual(row, $0, amounts: amounts) }
                if found == nil {
                    left.append(row)
                    restRows.append(Int32(first ?? -1))
                }
            }
            if let found {
                isSeen[found] = true
                next = found + 1
                equal += 1
            }
        }
        guard !left.isEmpty else { return }
        rest.append(contentsOf: batch.selecting(left))
        restSources += [Int32](repeating: source, count: left.count)
    }

    /// All that differs.
    public consuming func finish() -> BookingChanges {
        var changes = BookingChanges()
        changes.unchanged = equal
        let rows = BookingRows(rest, in: table)
        let index = rest.count > 0 ? madeIndex() : nil
        var partner = [Int?](repeating: nil, count: rest.count)
        var refused = [Int?](repeating: nil, count: rest.count)
        for needsSameSite in [true, false] {
            for row in 0..<rest.count where partner[row] == nil && !rest.id.isEmpty(row) {
                let first = restRows[row] < 0 ? nil : Int(restRows[row])
                partner[row] = index?.row(from: first) {
                    !isSeen[$0] && rows.mayHaveSameProperty(row, $0)
                        && (!needsSameSite || rows.hasSameSite(row, $0))
                }
                if let found = partner[row] {
                    isSeen[found] = true
                } else if !needsSameSite {
                    refused[row] = index?.row(from: first) {
                        table.status[$0] == .invalid && rows.mayHaveSameProperty(row, $0)
                    }
                }
            }
        }
        for row in 0..<rest.count {
            if let found = partner[row] {
                let fields = rows.differences(
                    row, found, amounts: !sourcesWithoutAmounts.contains(restSources[row]))
                changes.changed.append(BookingChanges.Change(row: found, past: row, fields: fields))
            } else {
                changes.gone.append(BookingChanges.Gone(past: row, refused: refused[row]))
            }
        }
        changes.changed.sort { $0.row < $1.row }
        changes.new = isSeen.indices.filter { !isSeen[$0] }
        changes.past = rest
        if let original = self.rows { changes.renumber(original) }
        changes.pastSources = restSources.map { sources[Int($0)] }
        return changes
    }

    /// The row behind the one that was found last, if it equals the batch's row and is not taken yet.
    private mutating func nextRow(_ row: Int, _ rows: BookingRows, _ source: Int32, amounts: Bool) -> Int? {
        while next < isSeen.count, isSeen[next] { next += 1 }
        guard next < isSeen.count, sourceOfFile[Int(table.records[next].file)] == source,
            table.id.isEqual(next, rows.batch.id, row), rows.isEqual(row, next, amounts: amounts)
        else { return nil }
        return next
    }

    /// Rows that have their equal are asked for no more.
    private mutating func madeIndex() -> NumberIndex {
        if let index { return index }
        let rows = isSeen.indices.filter { !isSeen[$0] || table.status[$0] == .invalid }
        let made = NumberIndex(table, rows, sourceOfFile: sourceOfFile)
        index = made
        return made
    }

    private mutating func number(of name: String) -> Int32 {
        if let known = sources.firstIndex(of: name) { return Int32(known) }
        sources.append(name)
        return Int32(sources.count - 1)
    }
}

/// The rows of a table by source and number; those without a number by their days and guest.
struct NumberIndex: Sendable {
    private var index = BookingIndex()
    /// From each row to the next with the same number; only of those that share one.
    private var following: [Int32: Int32] = [:]

    /// Of some rows of the table, in their order.
    init(_ table: Bookings, _ rows: [Int], sourceOfFile: [Int32]) {
        index.reserveCapacity(rows.count)
        var last: [Int32: Int32] = [:]
        for row in rows {
            let source = sourceOfFile[Int(table.records[row].file)]
            let earlier = index.insert(NumberIndex.hash(table, row, source), row: row) {
                sourceOfFile[Int(table.records[$0].file)] == source && NumberIndex.isSame(table, $0, table, row)
            }
            guard let earlier else { continue }
            following[last[Int32(earlier)] ?? Int32(earlier)] = Int32(row)
            last[Int32(earlier)] = Int32(row)
        }
    }

    /// The first row with the number of the batch's row.
    func first(_ row: Int, _ rows: BookingRows, _ source: Int32, sourceOfFile: [Int32]) -> Int? {
        index.find(NumberIndex.hash(rows.batch, row, source)) {
            sourceOfFile[Int(rows.table.records[$0].file)] == source
                && NumberIndex.isSame(rows.table, $0, rows.batch, row)
        }
    }

    /// The first of the rows with one number that is wanted, `first` being the first of all.
    func row(from first: Int?, where isWanted: (Int) -> Bool) -> Int? {
        var found = first
        while let candidate = found, !isWanted(candidate) { found = following[Int32(candidate)].map(Int.init) }
        return found
    }

    private static func isSame(_ table: Bookings, _ row: Int, _ batch: Bookings, _ other: Int) -> Bool {
        table.id.isEqual(row, batch.id, other)
            && (!table.id.isEmpty(row)
                || table.arrival[row] == batch.arrival[other] && table.departure[row] == batch.departure[other]
                    && table.camper[row] == batch.camper[other])
    }

    private static func hash(_ bookings: Bookings, _ row: Int, _ source: Int32) -> UInt64 {
        var hash = bookings.id.hash(row) ^ UInt64(truncatingIfNeeded: source &+ 1)
        if bookings.id.isEmpty(row) {
            hash ^= UInt64(truncatingIfNeeded: bookings.arrival[row].raw) << 32
            hash ^= UInt64(truncatingIfNeeded: bookings.departure[row].raw) ^ bookings.camper[row]
        }
        return hash &* 0x9E37_79B9_7F4A_7C15
    }
}
