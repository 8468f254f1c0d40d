import InnkeeperCore

/// Makes room in a table for all rows of a file at once. With it nothing grows step by step, which would copy the whole
/// table several times over and hold it twice while it does.
enum TableRoom {
    /// At a file's first slice: how many times as many rows the whole file may have, if it has as many to the byte
    /// throughout; 0 for a small one and at any other slice.
    static func share(of slice: DecodedSlice, rows: Int, _ file: SourceFile) -> Double {
        // Of the records' own bytes: a slice may hold those of its neighbours too.
        guard file.counts.read == 0, rows > 100, let first = slice.records.first, let last = slice.records.last
        else { return 0 }
        return Double(file.byteCount) / Double(last.end - first.start) * 1.02
    }

    /// If a table is larger than what comes, it grows by itself, before many files copy it many times.
    static func make<Table: ColumnTable>(in table: inout Table, _ share: Double, _ batch: Table) {
        if Double(table.count) < Double(batch.count) * share { table.reserveCapacity(share, of: batch) }
    }
}
