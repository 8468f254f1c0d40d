package import InnkeeperCore

/// Double bookings that a bucket has, so that the run finds them again in its own table.
package struct BucketConflicts: BinaryCodable, Sendable, Equatable {
    /// Rows are numbered as in `records`.
    private let part: ConflictPart
    /// Files are numbered as in the plan.
    private let records: [RecordReference]
    /// Parallel to the part's units.
    private let properties: TextColumn
    private let sites: TextColumn

    /// `bookings` are those in which the part's rows are.
    init(_ part: ConflictPart, _ bookings: Bookings) {
        let rows = part.bookings.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
        self.part = part.renumbered { numbers[$0] } ?? ConflictPart()
        records = rows.map { bookings.records[$0] }
        properties = TextColumn(part.units.map { bookings.property[$0.first] ?? "" })
        sites = TextColumn(part.units.map { bookings.site[$0.first] ?? "" })
    }

    /// Pairs, and sites with any.
    package var counts: (pairs: Int, sites: Int) {
        (part.units.reduce(0) { $0 + $1.pairs }, part.units.count)
    }

    /// What is wrong with what a bucket has found.
    package enum Problem: Error {
        /// The run's table hasn't one of the records.
        case lostRecord
        /// A site is of another property than in the run, which may know one from other sources.
        case otherProperty
    }

    /// The part with the rows of the run's table. `file` returns the number that a file of the plan has there.
    package func resolved(
        in bookings: Bookings, _ places: FileRows, file: (Int32) -> Int32?
    ) throws(Problem) -> ConflictPart {
        var rows: [Int] = []
        rows.reserveCapacity(records.count)
        for record in records {
            guard let file = file(record.file), let row = places.row(file: file, offset: record.offset) else {
                throw .lostRecord
            }
            rows.append(row)
        }
        guard let part = part.renumbered({ rows[$0] }) else { throw .lostRecord }
        for (index, unit) in part.units.enumerated() {
            guard bookings.property[unit.first] ?? "" == properties[index],
                bookings.site[unit.first] ?? "" == sites[index]
            else { throw .otherProperty }
        }
        return part
    }

    package func write(to writer: inout BinaryWriter) {
        part.write(to: &writer)
        records.write(to: &writer)
        properties.write(to: &writer)
        sites.write(to: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        part = try ConflictPart(from: &reader)
        records = try [RecordReference](from: &reader)
        properties = try TextColumn(from: &reader)
        sites = try TextColumn(from: &reader)
        guard properties.count == part.units.count, sites.count == part.units.count else { throw .unequalColumns }
        guard part.bookings.allSatisfy(records.indices.contains) else { throw .rowWithoutRecord }
    }
}
