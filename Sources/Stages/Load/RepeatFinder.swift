package import InnkeeperCore

/// Finds records that an earlier file of the same source has byte for byte, as in an export that was downloaded twice.
/// Equal records within one file are not repeats: two guests may make the same booking.
package struct RepeatFinder {
    private var index = BookingIndex()
    private var records = RecordColumn()
    /// Parallel to the records if these are known by their digests.
    private var digests: [UInt128] = []
    private let hash: @Sendable (ArraySlice<UInt8>) -> UInt64
    /// Files that are sheets: the first cells of their records are a location, not content.
    private let sheets: Set<Int32>

    /// `hash` is any fast hash; the choice affects only speed.
    package init(sheets: Set<Int32> = [], hash: @escaping @Sendable (ArraySlice<UInt8>) -> UInt64) {
        self.sheets = sheets
        self.hash = hash
    }

    /// Announces that `count` records in total will come.
    package mutating func reserveCapacity(_ count: Int) {
        index.reserveCapacity(count)
        if count > records.capacity { records.reserveCapacity(max(count, records.capacity * 3 / 2)) }
    }

    /// Whether no record was added.
    var isEmpty: Bool { records.isEmpty }

    /// Rows of the slice that repeat an earlier file's record, with that record; the others are added. `earlierBytes` reads
    /// one again; equal hashes are confirmed on the bytes. Only rows for which `isWanted` holds are looked at.
    package mutating func repeats(
        in slice: DecodedSlice, where isWanted: (_ row: Int) -> Bool = { _ in true },
        record: (Int) -> RecordReference, earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> [Int: RecordReference] {
        let sheets = sheets
        let rows = rows(of: slice, where: isWanted, record: record)
        let keys = rows.map { hash($0.content) }
        index.touch(keys)
        var found: [Int: RecordReference] = [:]
        for (row, key) in zip(rows, keys) {
            let earlier = index.insert(key, row: records.count) { candidate in
                RepeatFinder.isSame(row, records[candidate], in: slice, sheets, earlierBytes)
            }
            found[row.row] = note(row.record, earlier)
        }
        return found
    }

    /// The same, but adds none.
    func find(
        in slice: DecodedSlice, record: (Int) -> RecordReference,
        earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> [Int: RecordReference] {
        var found: [Int: RecordReference] = [:]
        for row in rows(of: slice, where: { _ in true }, record: record) {
            let earlier = index.find(hash(row.content)) { candidate in
                RepeatFinder.isSame(row, records[candidate], in: slice, sheets, earlierBytes)
            }
            if let earlier, records[earlier].file != row.record.file { found[row.row] = records[earlier] }
        }
        return found
    }

    /// Whether the record of a row of the slice has the content of an earlier one.
    func isSame(
        _ record: RecordReference, _ earlier: RecordReference, in slice: DecodedSlice,
        earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> Bool {
        let row = Row(
            row: 0, record: record, content: RepeatFinder.content(slice.recordBytes(record), of: record, sheets))
        return RepeatFinder.isSame(row, earlier, in: slice, sheets, earlierBytes)
    }

    /// A row of a slice, with what is compared of its record.
    private struct Row {
        var row: Int
        var record: RecordReference
        var content: ArraySlice<UInt8>
    }

    private func rows(
        of slice: DecodedSlice, where isWanted: (Int) -> Bool, record: (Int) -> RecordReference
    ) -> [Row] {
        slice.records.compactMap { span in
            guard case .row(let row) = span.disposition, isWanted(Int(row)) else { return nil }
            let record = record(Int(row))
            let bytes = slice.bytes[Int(span.start)..<Int(span.end)]
            return Row(
                row: Int(row), record: record, content: RepeatFinder.content(bytes, of: record, sheets))
        }
    }

    private static func isSame(
        _ row: Row, _ earlier: RecordReference, in slice: DecodedSlice, _ sheets: Set<Int32>,
        _ earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> Bool {
        // Bytes of this slice are available; they have not been written yet and can't be read again.
        let own = earlier.file == row.record.file ? slice.recordBytes(earlier) : []
        // A file that can't be read any more proves nothing, so the record stays.
        guard let bytes = own.isEmpty ? earlierBytes(earlier) : own else { return false }
        return RepeatFinder.content(bytes, of: earlier, sheets) == row.content
    }

    /// The same of records that are known by their digests: equal ones have equal content (`RepeatFinder.content`).
    package mutating func repeats(
        _ records: RecordColumn, digests: [UInt128]
    ) -> [Int: RecordReference] {
        var found: [Int: RecordReference] = [:]
        for (row, digest) in digests.enumerated() {
            let earlier = index.insert(UInt64(truncatingIfNeeded: digest), row: self.digests.count) { candidate in
                self.digests[candidate] == digest
            }
            if earlier == nil { self.digests.append(digest) }
            found[row] = note(records[row], earlier)
        }
        return found
    }

    /// Remembers a record, unless an earlier one is equal; returns that one if it is in another file.
    private mutating func note(_ own: RecordReference, _ earlier: Int?) -> RecordReference? {
        guard let earlier else {
            records.append(own)
            return nil
        }
        return records[earlier].file == own.file ? nil : records[earlier]
    }

    /// What is compared of a record that isn't one of a sheet.
    package static func content(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8> { trimmed(record) }

    private static func content(
        _ record: ArraySlice<UInt8>, of reference: RecordReference, _ sheets: Set<Int32>
    ) -> ArraySlice<UInt8> {
        let record = RepeatFinder.trimmed(record)
        guard sheets.contains(reference.file) else { return record }
        // A sheet's name may contain a comma, and is then quoted.
        var isQuoted = false
        var commas = 0
        let end = record.firstIndex { byte in
            if byte == 0x22 { isQuoted.toggle() }
            if byte == 0x2C, !isQuoted { commas += 1 }
            return commas == 2
        }
        return end.map { record[$0...] } ?? record
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = bytes.endIndex
        while end > bytes.startIndex, case let last = bytes[end - 1], last == 0x0A || last == 0x0D || last == 0x20 {
            end -= 1
        }
        return bytes[..<end]
    }
}
