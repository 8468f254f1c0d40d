import InnkeeperCore

/// The bookings that were read from several exports of one list. The newest is read first, so a row of an older one
/// whose booking is already here is outdated.
///
/// Before: R1 cancelled in `desk-2026-11-23.csv`, confirmed in `desk-2026-11-22.csv`.
/// After: the older row is superseded, with all units of its booking. A newer row that was rejected supersedes nothing.
struct NewestExport: Sendable {
    /// Rows of the table by property and number, in reading order.
    private var accepted = BookingIndex()
    private var rejected = BookingIndex()
    /// From first arrival to last departure, for each file that was read.
    private var spans: [Int: Range<Int32>] = [:]

    /// What supersedes an older row.
    struct Newer {
        /// A row of the table; nil if the newer calendar has no such event.
        var row: Int?
        /// The fields in which it differs.
        var changes: [BookingField] = []
    }

    /// For each outdated row of an older export, what supersedes it. `newer` are the newer files of the list, newest
    /// first. A newer calendar applies to all nights from its date on.
    func superseded(
        _ batch: Bookings, by newer: [Int], in table: Bookings, cutoff: CalendarDate?
    ) -> [Int: Newer] {
        let property = PropertyKey(batch, after: table)
        let files = Set(newer.map(Int32.init))
        var found: [Int: Newer] = [:]
        for row in 0..<batch.count {
            if let other = find(batch, row, in: accepted, table, property, files) {
                found[row] = Newer(row: other, changes: changes(batch, row, table, property, files, first: other))
            } else if batch.isFeed, let cutoff, let stay = batch.stay(row), stay.lowerBound >= cutoff.dayNumber {
                found[row] = Newer()
            }
        }
        return found
    }

    /// The newer row of the same booking that was rejected, so that this one stays in force.
    func rejectedNewer(_ batch: Bookings, _ row: Int, by newer: [Int], in table: Bookings) -> Int? {
        find(batch, row, in: rejected, table, PropertyKey(batch, after: table), Set(newer.map(Int32.init)))
    }

    /// Adds the rows of the table from `first` on.
    mutating func note(_ table: Bookings, from first: Int) {
        let property = PropertyKey(table, after: Bookings())
        for row in first..<table.count where !table.id.isEmpty(row) {
            let hash = table.id.hash(row) ^ property.hash(table, row)
            if table.status[row].isAccepted {
                _ = accepted.insert(hash, row: row) { _ in false }
            } else {
                _ = rejected.insert(hash, row: row) { _ in false }
            }
        }
    }

    /// Records the period of a file, whose rows are those of the table from `first` on, and lists its bookings that the
    /// newest of the `newer` files should have but doesn't.
    mutating func end(_ file: Int, _ table: Bookings, from first: Int, newer: [Int]) -> (missing: [Int], of: Int)? {
        let stays = (first..<table.count).filter { table.status[$0].isAccepted }.compactMap { table.stay($0) }
        if let from = stays.map(\.lowerBound).min(), let to = stays.map(\.upperBound).max() { spans[file] = from..<to }
        guard let newest = newer.first(where: { spans[$0] != nil }), let span = spans[newest], !table.isFeed else {
            return nil
        }
        let property = PropertyKey(table, after: Bookings())
        let files = Set(newer.map(Int32.init))
        let missing = (first..<table.count).filter { row in
            guard table.status[row].holdsSite, !table.id.isEmpty(row), let stay = table.stay(row) else { return false }
            return stay.lowerBound >= span.lowerBound && stay.upperBound <= span.upperBound
                && find(table, row, in: rejected, table, property, files) == nil
        }
        return missing.isEmpty ? nil : (missing, newest)
    }

    private func find(
        _ batch: Bookings, _ row: Int, in index: BookingIndex, _ table: Bookings, _ property: PropertyKey,
        _ files: Set<Int32>, where isWanted: (Int) -> Bool = { _ in true }
    ) -> Int? {
        guard !batch.id.isEmpty(row) else { return nil }
        return index.find(batch.id.hash(row) ^ property.hash(batch, row)) { other in
            files.contains(table.records[other].file) && table.id.isEqual(other, batch.id, row)
                && property.isSame(batch, row, table, other) && isWanted(other)
        }
    }

    /// The fields in which the booking differs from its current version: none if any of its units equals this one.
    private func changes(
        _ batch: Bookings, _ row: Int, _ table: Bookings, _ property: PropertyKey, _ files: Set<Int32>, first: Int
    ) -> [BookingField] {
        func differences(_ other: Int) -> [BookingField] {
            var fields: [BookingField] = []
            if batch.status[row] != table.status[other] { fields.append(.status) }
            if batch.arrival[row] != table.arrival[other] { fields.append(.arrival) }
            if batch.departure[row] != table.departure[other] { fields.append(.departure) }
            if batch.site[row] != table.site[other] { fields.append(.siteNumber) }
            return fields
        }
        let same = find(batch, row, in: accepted, table, property, files) { differences($0).isEmpty }
        return same == nil ? differences(first) : []
    }
}
