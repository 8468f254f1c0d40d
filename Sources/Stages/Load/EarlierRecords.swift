import InnkeeperCore

/// Says which rows of a source's slices are in earlier ones already. The slices come in order; what it says decides what
/// becomes of the rows, so everything that reads records has to use one of these.
protocol EarlierRecords: Sendable {
    /// What rules ask for numbers that have occurred before.
    var index: SeenKeyIndex { get set }

    /// Announces that `count` records in total will come.
    mutating func reserveCapacity(_ count: Int)

    /// Rows of the slice that repeat an earlier file's record, with that record. `table` holds the rows before the slice.
    mutating func repeats(
        in slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender
    ) -> [Int: RecordReference]

    /// Rows that are further ones of a stay. `table` holds the rows before the batch; stays are numbered through the
    /// table, then the batch. Rejected rows take no part.
    mutating func stays(of batch: Bookings, rejected: [Bool], in table: Bookings) -> [FurtherRowFinder.FurtherRow]

    /// Announces the batch about which rules ask next.
    mutating func prepare(for batch: Bookings, after table: Bookings)

    /// Announces that rules have asked about what stays of the slice, the rows of `batch`.
    mutating func note(_ batch: Bookings, of slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender)
}

/// Looks up what a step of a spread run has found, which compared the same records in the same order.
struct SettledRecords: EarlierRecords {
    var index = SeenKeyIndex()
    private var found = EarlierRows()
    private var file: Int32 = -1
    /// The rows of each file in the table; those of the current one begin there.
    private var rows: [Int32: Range<Int>] = [:]
    /// How many of `found` were not yet asked for.
    private(set) var openCount = 0

    /// Announces that slices of a file follow, which begins with row `first` of the table.
    mutating func begin(_ file: Int, first: Int, _ found: EarlierRows) {
        (self.file, self.found, openCount) = (Int32(file), found, found.count)
        rows[self.file] = first..<first
    }

    /// Announces that the file had its last row before `end`.
    mutating func end(_ end: Int) {
        if let first = rows[file]?.lowerBound { rows[file] = first..<end }
    }

    func reserveCapacity(_ count: Int) {}

    mutating func repeats(
        in slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender
    ) -> [Int: RecordReference] {
        guard case .bookings(let batch) = slice.batch else { return [:] }
        return repeats(of: batch)
    }

    mutating func repeats(of batch: Bookings) -> [Int: RecordReference] {
        var repeats: [Int: RecordReference] = [:]
        for (row, earlier) in answers(.repeated, batch.records) { repeats[row] = earlier }
        openCount -= repeats.count
        return repeats
    }

    mutating func stays(of batch: Bookings, rejected: [Bool], in table: Bookings) -> [FurtherRowFinder.FurtherRow] {
        let stays = places(.further, batch, after: table)
        return stays.map { FurtherRowFinder.FurtherRow(row: $0.row, stay: $0.earlier) }
    }

    mutating func prepare(for batch: Bookings, after table: Bookings) {
        index.answers = places(.duplicate, batch, after: table).map { ($0.row + table.count, $0.earlier) }
    }

    func note(_ batch: Bookings, of slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender) {}

    /// The rows of the batch of which something was found, with the earlier row, numbered through the table, then the batch.
    private mutating func places(
        _ kind: EarlierRows.Kind, _ batch: Bookings, after table: Bookings
    ) -> [(row: Int, earlier: Int)] {
        let places = answers(kind, batch.records).compactMap { row, earlier in
            place(of: earlier, batch, after: table).map { (row: row, earlier: $0) }
        }
        openCount -= places.count
        return places
    }

    private func answers(
        _ kind: EarlierRows.Kind, _ records: RecordColumn
    ) -> [(row: Int, earlier: RecordReference)] {
        guard let last = records.last, let first = records.first else { return [] }
        var answers: [(row: Int, earlier: RecordReference)] = []
        var rows = records[...]
        for place in found.places(from: first.offset, through: last.offset) where found.kinds[place] == kind {
            let row = rows.partition { $0.offset < found.offsets[place] }
            rows = records[row...]
            if rows.first?.offset == found.offsets[place] { answers.append((row, found.earlier[place])) }
        }
        return answers
    }

    /// nil if neither has the record.
    private func place(of record: RecordReference, _ batch: Bookings, after table: Bookings) -> Int? {
        if record.file == file {
            let row = batch.records[...].partition { $0.offset < record.offset }
            if row < batch.count, batch.records[row].offset == record.offset { return table.count + row }
        }
        guard let known = rows[record.file] else { return nil }
        let own = record.file == file ? known.lowerBound..<table.count : known
        let row = table.records[own].partition { $0.offset < record.offset }
        return row < own.upperBound && table.records[row].offset == record.offset ? row : nil
    }
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which `isBefore` doesn't hold; for all those before it, it must.
    fileprivate func partition(_ isBefore: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
