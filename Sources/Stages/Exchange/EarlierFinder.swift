import InnkeeperCore
package import InnkeeperServices

/// The step `ids` for one source and one bucket: finds which records earlier ones have already, by what `TableBuilder` finds
/// them by, where it has all records in one place.
///
/// Before: the keys of the bucket's records, file by file in the order of the plan.
/// After: which of them are repeats, further rows of a stay or duplicates, and of which record.
package struct EarlierFinder {
    private let rules: RuleSet
    private var repeats = RepeatFinder { Hash64.digest($0) }
    private var further = FurtherRowFinder()
    private var index = SeenKeyIndex()
    /// The rows that stayed.
    private var table = Bookings()

    /// `rules` are those of the source.
    package init(rules: RuleSet) { self.rules = rules }

    /// Takes the next rows; their order is that in which they are read by one process.
    package mutating func take(_ keys: KeyRows) -> EarlierRows {
        var found: [(offset: Int64, kind: EarlierRows.Kind, earlier: RecordReference)] = []
        var (batch, rejected) = (keys.bookings.identities, keys.rejected)
        let repeated = repeats.repeats(batch.records, digests: keys.digests)
        for (row, earlier) in repeated { found.append((batch.records[row].offset, .repeated, earlier)) }
        (batch, rejected) = EarlierFinder.without(Set(repeated.keys), batch, rejected)
        if batch.repeatedID.joinsRows {
            let rows = further.find(batch, rejected: rejected, in: table)
            for row in rows { found.append((batch.records[row.row].offset, .further, record(row.stay, batch))) }
            (batch, rejected) = EarlierFinder.without(Set(rows.map(\.row)), batch, rejected)
        }
        for finding in rules.check(batch, after: table, earlier: &index).rows {
            guard let earlier = finding.related else { continue }
            found.append((batch.records[finding.row].offset, .duplicate, record(earlier, batch)))
        }
        table.append(contentsOf: batch)
        var rows = EarlierRows()
        for row in found.sorted(by: { $0.offset < $1.offset }) {
            rows.append(row.kind, offset: row.offset, earlier: row.earlier)
        }
        return rows
    }

    /// Rows are numbered through the table, then the batch.
    private func record(_ row: Int, _ batch: Bookings) -> RecordReference {
        row < table.count ? table.records[row] : batch.records[row - table.count]
    }

    private static func without(_ rows: Set<Int>, _ batch: Bookings, _ rejected: [Bool]) -> (Bookings, [Bool]) {
        if rows.isEmpty { return (batch, rejected) }
        let kept = (0..<batch.count).filter { !rows.contains($0) }
        return (batch.selecting(kept), rejected.selecting(kept))
    }
}
