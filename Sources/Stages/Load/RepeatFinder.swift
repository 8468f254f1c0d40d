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

    /// Rows of the slice that repeat an earlier file's record, with that record. `earlierBytes` reads one again; equal
    /// hashes are confirmed on the bytes.
    package mutating func repeats(
        in slice: DecodedSlice, record: (Int) -> RecordReference,
        earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> [Int: RecordReference] {
        let sheets = sheets
        var found: [Int: RecordReference] = [:]
        var rows: [(row: Int, bytes: ArraySlice<UInt8>)] = []
        rows.reserveCapacity(slice.records.count)
        for span in slice.records {
            guard case .row(let row) = span.disposition else { continue }
            let bytes = slice.bytes[Int(span.start)..<Int(span.end)]
            rows.append((Int(row), RepeatFinder.content(bytes, of: record(Int(row)), sheets)))
        }
        let keys = rows.map { hash($0.bytes) }
        index.touch(keys)
        for ((row, bytes), key) in zip(rows, keys) {
            let own = record(row)
            let earlier = index.insert(key, row: records.count) { candidate in
                let reference = records[candidate]
                // Bytes of this slice are available; they have not been written yet and can't be read again.
                let own = reference.file == own.file ? slice.recordBytes(reference) : []
                if !own.isEmpty { return RepeatFinder.content(own, of: reference, sheets) == bytes }
                // A file that can't be read any more proves nothing, so the record stays.
                return earlierBytes(reference).map { RepeatFinder.content($0, of: reference, sheets) == bytes } ?? false
            }
            found[row] = note(own, earlier)
        }
        return found
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
