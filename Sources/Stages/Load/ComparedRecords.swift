import InnkeeperCore
import InnkeeperServices

/// Compares each record with all earlier ones of its source.
///
/// Records that are repeated have the same number, so the index of numbers that rules ask is enough to find them. Records
/// that it doesn't have are found by their bytes: those without a number, those with one that has occurred already, and all
/// of files whose rows may be superseded, be further payments or be stays that another source has.
struct ComparedRecords: EarlierRecords {
    var index = SeenKeyIndex()
    /// nil for a source with one file, which can't repeat another.
    private var finder: RepeatFinder?
    private var further = FurtherRowFinder()
    /// The first of the files whose records are known by their numbers.
    private var firstNumbered: Int32?
    /// Files all of whose records are known by their bytes.
    private var unnumbered: Set<Int32> = []
    private var isNumbered = false

    init(repeats: RepeatFinder?) { finder = repeats }

    mutating func reserveCapacity(_ count: Int) {
        index.reserveCapacity(count)
        if !isNumbered { finder?.reserveCapacity(count) }
    }

    mutating func repeats(
        in slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender
    ) -> [Int: RecordReference] {
        guard finder != nil, slice.batch.count > 0 else { return [:] }
        let batch = slice.batch
        let file = batch.reference(0).file
        let found = repeatedNumbers(in: slice, of: file, after: table, lender)
        isNumbered = batch.isKnownByNumber && index.disregardedFiles.isEmpty
        if isNumbered {
            if firstNumbered == nil { firstNumbered = file }
            guard finder?.isEmpty == false else { return found }
            let others = finder?.find(in: slice, record: batch.reference) { lender.bytes($0)?[...] } ?? [:]
            return found.merging(others) { number, _ in number }
        }
        unnumbered.insert(file)
        let others =
            finder?.repeats(in: slice, where: { found[$0] == nil }, record: batch.reference) { lender.bytes($0)?[...] }
        return found.merging(others ?? [:]) { number, _ in number }
    }

    /// Rows that repeat a record of an earlier file that is known by its number.
    private func repeatedNumbers(
        in slice: DecodedSlice, of file: Int32, after table: Bookings, _ lender: any RecordLender
    ) -> [Int: RecordReference] {
        guard let finder, let firstNumbered, firstNumbered != file, case .bookings(let batch) = slice.batch
        else { return [:] }
        let sequence = BookingSequence(batch, after: table)
        var found: [Int: RecordReference] = [:]
        index.find(batch.id, after: table.id, keys: { sequence.keys }) { row, earlier in
            let record = table.records[earlier]
            // Another guest has another record. Most are told apart by that, without a look at the earlier file.
            return record.file != file && !unnumbered.contains(record.file) && sequence.isSame(row, earlier)
                && table.camper[earlier] == batch.camper[row - table.count]
                && finder.isSame(sequence.reference(row), record, in: slice) { lender.bytes($0)?[...] }
        } found: { row, earlier in
            found[row - table.count] = table.records[earlier]
        }
        return found
    }

    mutating func note(_ batch: Bookings, of slice: DecodedSlice, after table: Bookings, _ lender: any RecordLender) {
        guard isNumbered, finder != nil else { return }
        let left = Set(index.rowsLeft(of: batch.id, after: table.id).map { $0 - table.count })
        guard !left.isEmpty else { return }
        _ = finder?.repeats(in: slice, where: left.contains, record: { batch.records[$0] }) { lender.bytes($0)?[...] }
    }

    mutating func stays(of batch: Bookings, rejected: [Bool], in table: Bookings) -> [FurtherRowFinder.FurtherRow] {
        further.find(batch, rejected: rejected, in: table)
    }

    func prepare(for batch: Bookings, after table: Bookings) {}
}

extension RecordBatch {
    /// Whether all its rows stay, so that each is in the index of numbers if it has one that is new.
    fileprivate var isKnownByNumber: Bool {
        guard case .bookings(let batch) = self else { return false }
        return batch.repeatedID == .duplicate && !batch.isFeed
    }
}
