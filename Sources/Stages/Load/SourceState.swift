import InnkeeperCore

/// What later records of a source are compared with.
struct SourceState {
    var records: any EarlierRecords
    var newest = NewestExport()
    var carried: Set<String> = []
    /// The records read so far.
    var rows = 0

    init(repeats: RepeatFinder? = nil) { records = ComparedRecords(repeats: repeats) }

    /// Announces that slices of a file follow, which begins with row `first` of the table.
    mutating func begin(_ file: Int, first: Int, newer: [Int], settled: EarlierRows?) {
        if let settled {
            change { $0.begin(file, first: first, settled) }
        }
        records.index.disregardedFiles = Set(newer.map(Int32.init))
    }

    /// Announces that the file had its last row, after which the table has so many.
    mutating func end(carried: Set<String>, rows: Int) {
        self.carried.formUnion(carried)
        if records is SettledRecords { change { $0.end(rows) } }
    }

    private mutating func change(_ work: (inout SettledRecords) -> Void) {
        var known = records as? SettledRecords ?? SettledRecords()
        // Moved out while it changes: a second reference would copy what is known of all files.
        records = ComparedRecords(repeats: nil)
        work(&known)
        records = known
    }

    /// How many of the records that were settled in the last file have not come.
    var openCount: Int { (records as? SettledRecords)?.openCount ?? 0 }

    /// Announces that `further` records are to come.
    mutating func makeRoom(for further: Int) { records.reserveCapacity(rows + further) }
}
