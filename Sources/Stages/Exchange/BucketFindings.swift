package import InnkeeperCore

/// What the buckets of a plan have found about stays, with the rows of the run that merges it.
package struct StayParts: Sendable {
    /// nil if nothing has looked for them.
    package var conflicts: [ConflictPart]?
    package var occupancy: [OccupancyPart]?

    package init() {}
}

/// What a bucket has found, so that the run finds the bookings again in its own table.
package struct BucketFindings: BinaryCodable, Sendable, Equatable {
    /// Rows are numbered as in `records`.
    private var conflicts: ConflictPart?
    private var occupancy: OccupancyPart?
    /// Files are numbered as in the plan.
    private var records: [RecordReference]
    /// Those of the bucket's bookings.
    private var properties: [String]

    /// `bookings` are those in which the parts' rows are.
    init(_ conflicts: ConflictPart?, _ occupancy: OccupancyPart?, _ bookings: Bookings) {
        let rows = (conflicts?.bookings ?? []).union(occupancy?.open ?? []).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
        self.conflicts = conflicts?.renumbered { numbers[$0] }
        self.occupancy = occupancy?.renumbered { numbers[$0] }
        records = rows.map { bookings.records[$0] }
        properties = Array(bookings.property.names)
    }

    /// Pairs of stays, and sites with any.
    package var counts: (pairs: Int, sites: Int) {
        (conflicts?.units.reduce(0) { $0 + $1.pairs } ?? 0, conflicts?.units.count ?? 0)
    }

    /// What is wrong with what a bucket has found.
    package enum Problem: Error {
        /// The run's table hasn't one of the records.
        case lostRecord
        /// Bookings are of another property than in the run, which may know one from other sources.
        case otherProperty
    }

    /// Puts what all buckets have found together, with the rows of the run's table. `file` returns the number that a file of
    /// the plan has there.
    package static func resolved(
        _ buckets: [BucketFindings], in bookings: Bookings, file: (Int32) -> Int32?
    ) throws(Problem) -> StayParts {
        let properties = Set(buckets.flatMap(\.properties))
        let known = Set(bookings.property.names)
        guard properties.isSubset(of: known), properties.isEmpty == known.isEmpty else { throw .otherProperty }
        let places = FileRows(bookings.records)
        var (conflicts, occupancy): ([ConflictPart?], [OccupancyPart?]) = ([], [])
        for bucket in buckets {
            var rows: [Int] = []
            rows.reserveCapacity(bucket.records.count)
            for record in bucket.records {
                guard let file = file(record.file), let row = places.row(file: file, offset: record.offset) else {
                    throw .lostRecord
                }
                rows.append(row)
            }
            conflicts.append(bucket.conflicts?.renumbered { rows[$0] })
            occupancy.append(bucket.occupancy?.renumbered { rows[$0] })
        }
        var parts = StayParts()
        // All buckets have done the same.
        if !conflicts.contains(nil) { parts.conflicts = conflicts.compactMap { $0 } }
        if !occupancy.contains(nil) { parts.occupancy = occupancy.compactMap { $0 } }
        return parts
    }

    package func write(to writer: inout BinaryWriter) {
        writer.put(conflicts.map { [$0] } ?? [])
        writer.put(occupancy.map { [$0] } ?? [])
        records.write(to: &writer)
        TextColumn(properties).write(to: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        conflicts = try reader.items(ConflictPart.self).first
        occupancy = try reader.items(OccupancyPart.self).first
        records = try [RecordReference](from: &reader)
        properties = try TextColumn(from: &reader).texts
        let rows = (conflicts?.bookings ?? []).union(occupancy?.open ?? [])
        guard rows.allSatisfy(records.indices.contains) else { throw .rowWithoutRecord }
    }
}
