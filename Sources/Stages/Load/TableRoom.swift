import InnkeeperCore

/// Reserves room in a table for all rows of a file at once. Growing step by step would copy the whole table several
/// times and hold it twice meanwhile.
enum TableRoom {
    /// At a file's first slice: the estimated ratio of the file's rows to the slice's, assuming a constant number of
    /// rows per byte; 0 for a small file and for any other slice.
    static func share(of slice: DecodedSlice, rows: Int, _ file: SourceFile) -> Double {
        // Based on the records' own bytes, as a slice may also hold those of its neighbours.
        guard file.counts.read == 0, rows > 100, let first = slice.records.first, let last = slice.records.last
        else { return 0 }
        return Double(file.byteCount) / Double(last.end - first.start) * 1.02
    }

    /// A table larger than the expected rows grows by itself, so that many files don't each copy it.
    static func make<Table: ColumnTable>(in table: inout Table, _ share: Double, _ batch: Table) {
        if Double(table.count) < Double(batch.count) * share { table.reserveCapacity(share, of: batch) }
    }
}
