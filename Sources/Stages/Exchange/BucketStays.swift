package import InnkeeperCore

/// The step `stays` for one bucket: finds the double bookings in it, and counts what occupancy and key figures need, by what
/// the stages do it by, where they have all bookings in one place.
///
/// Before: the keys of the bucket's records, file by file in the order of the plan, and what `ids` has found about them.
/// After: the pairs of stays that share a night on one site, each with the sites to which the second can move; nights sold,
/// revenue and bookings by month.
package struct BucketStays {
    private var table = Bookings()
    private var records = SettledRecords()

    package init() {}

    /// How many bookings there are.
    package var count: Int { table.count }

    /// How many records of the last file that `ids` has found have not come.
    package var openCount: Int { records.openCount }

    /// Announces a file, of which `ids` has found so much.
    package mutating func begin(_ file: Int, _ earlier: EarlierRows) {
        records.begin(file, first: table.count, earlier)
    }

    /// Announces that the file has no more rows.
    package mutating func end() { records.end(table.count) }

    /// Takes the next rows of the file; their order is that in which they are read by one process. What becomes of them is
    /// what `TableBuilder` does with them.
    package mutating func take(_ keys: KeyRows) {
        var (batch, rejected) = (keys.bookings.stays, keys.rejected)
        leave(Set(records.repeats(of: batch).keys), &batch, &rejected)
        if batch.repeatedID.joinsRows {
            let rows = records.stays(of: batch, rejected: rejected, in: table)
            leave(Set(FurtherRowFinder.join(rows, of: &batch, to: &table).keys), &batch, &rejected)
        }
        records.prepare(for: batch, after: table)
        // The only rule that looks at earlier rows refuses what it finds.
        for answer in records.index.answers ?? [] { rejected[answer.row - table.count] = true }
        for row in rejected.indices where rejected[row] { batch.status[row] = .invalid }
        table.append(contentsOf: batch)
    }

    private func leave(_ rows: Set<Int>, _ batch: inout Bookings, _ rejected: inout [Bool]) {
        guard !rows.isEmpty else { return }
        let kept = (0..<batch.count).filter { !rows.contains($0) }
        (batch, rejected) = (batch.selecting(kept), rejected.selecting(kept))
    }

    /// Does what the stages would do; nil stands for one that isn't wanted. `files` are those of the plan, with the properties
    /// of their sources.
    package func find(
        _ conflicts: ConflictsStage?, _ occupancy: OccupancyStage?, files: [SourceFile], _ campSites: CampSites,
        in context: RunContext, jobs: Int
    ) async -> BucketFindings {
        var dataset = Dataset()
        (dataset.files, dataset.campSites, dataset.bookings) = (files, campSites, table)
        dataset.adoptProperties()
        dataset.findEchoes(context.property.echoes)
        let bookings = dataset.bookings
        return BucketFindings(
            await conflicts?.part(of: bookings, campSites, jobs: jobs),
            occupancy?.part(of: bookings, campSites, in: context),
            bookings)
    }
}
