package import Core

/// Finds records that an earlier file of the same source holds byte for byte: an export that was downloaded twice.
/// Equal records within one file are not repeats: two guests may book alike.
package struct RepeatFinder {
    private var index = BookingIndex()
    private var records: [RecordReference] = []

    package init() {}

    /// Rows of the slice that repeat an earlier file's record, with that record. `earlierBytes` reads one again;
    /// a hash that agrees is confirmed on the bytes.
    package mutating func repeats(
        in slice: DecodedSlice, record: (Int) -> RecordReference,
        earlierBytes: (RecordReference) -> ArraySlice<UInt8>?
    ) -> [Int: RecordReference] {
        var found: [Int: RecordReference] = [:]
        for span in slice.records {
            guard case .row(let row) = span.disposition else { continue }
            let own = record(Int(row))
            let bytes = RepeatFinder.trimmed(slice.bytes[Int(span.start)..<Int(span.end)])
            let earlier = index.insert(Digest.hash64(bytes), row: records.count) { candidate in
                let reference = records[candidate]
                // Within this slice the bytes are at hand; they were not written to be read again.
                let start = Int(reference.offset - slice.offset)
                if reference.file == own.file, start >= 0, start + Int(reference.length) <= slice.bytes.count {
                    return RepeatFinder.trimmed(slice.bytes[start..<start + Int(reference.length)]) == bytes
                }
                // A file that can't be read any more proves nothing: the record stays.
                return earlierBytes(reference).map { RepeatFinder.trimmed($0) == bytes } ?? false
            }
            if let earlier {
                if records[earlier].file != own.file { found[Int(row)] = records[earlier] }
            } else {
                records.append(
                    RecordReference(
                        offset: slice.offset + Int64(span.start), length: span.end - span.start, line: own.line,
                        file: own.file))
            }
        }
        return found
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let last = bytes.last, last == 0x0A || last == 0x0D || last == 0x20 { bytes.removeLast() }
        return bytes
    }
}
