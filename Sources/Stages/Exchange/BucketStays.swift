package import InnkeeperCore

/// The step `stays` for one bucket: finds the double bookings in it, by what `ConflictsStage` finds them by, where it has all
/// bookings in one place.
///
/// Before: the keys of the bucket's records, file by file in the order of the plan, and what `ids` has found about them.
/// After: the pairs of stays that share a night on one site, each with the sites to which the second can move.
package struct BucketStays {
    private var table = Bookings()
    /// How many records that `ids` has found have not come.
    package private(set) var openCount = 0

    package init() {}

    /// How many records take part or could.
    package var count: Int { table.count }

    /// Announces a file of which `ids` has found so much.
    package mutating func begin(_ earlier: EarlierRows) { openCount += earlier.count }

    /// Takes the next rows of the file; their order is that in which they are read by one process.
    package mutating func take(_ keys: KeyRows, _ earlier: EarlierRows) {
        var batch = keys.bookings.stays
        guard let first = batch.records.first, let last = batch.records.last else { return }
        for row in keys.rejected.indices where keys.rejected[row] { batch.status[row] = .invalid }
        var left: Set<Int> = []
        for place in earlier.places(from: first.offset, through: last.offset) {
            let row = batch.records.indices.partitioningIndex { batch.records[$0].offset >= earlier.offsets[place] }
            guard batch.records[row].offset == earlier.offsets[place] else { continue }
            openCount -= 1
            switch earlier.kinds[place] {
            // They are no bookings of their own.
            case .repeated, .instalment: left.insert(row)
            case .duplicate: batch.status[row] = .invalid
            }
        }
        table.append(
            contentsOf: left.isEmpty ? batch : batch.selecting((0..<batch.count).filter { !left.contains($0) }))
    }

    /// Finds them. `files` are those of the plan, with the properties of their sources.
    package func find(
        files: [SourceFile], _ campSites: CampSites, echoes: EchoPolicy, limit: Int, jobs: Int
    ) async -> BucketConflicts {
        var dataset = Dataset()
        (dataset.files, dataset.campSites, dataset.bookings) = (files, campSites, table)
        dataset.adoptProperties()
        dataset.findEchoes(echoes)
        let part = await ConflictPart.find(
            dataset.bookings, campSites, limit: limit, isWhole: false, jobs: jobs)
        return BucketConflicts(part, dataset.bookings)
    }
}
