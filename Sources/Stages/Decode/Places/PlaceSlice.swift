import Core
import Formats

/// How the records of one file are read.
struct PlaceReadingPlan: Sendable {
    var file: Int
    var style: PlaceStyle
    /// Arrays and objects inside each other in one record.
    var depthLimit: Int
    /// Bytes of a record, and of a token in one.
    var recordLimit: Int
    /// Whether a record may be a FeatureCollection, whose features are then the records.
    var hasCollections = false
    /// What ways without a geometry are made of.
    var nodes: OverpassNodes?

    /// A plain reader of one record, which stands at `position`.
    func reader(_ record: ArraySlice<UInt8>, at position: JSONPosition) -> JSONReader {
        var reader = JSONReader(start: position, depthLimit: depthLimit, tokenLimit: recordLimit)
        reader.push(Array(record))
        reader.finish()
        return reader
    }
}

/// Some records of a file of places, as they were cut: nobody has looked at what stands between their brackets.
struct PlaceSlice: SourceSlice {
    var plan: PlaceReadingPlan
    /// Everything from the first record to the last one, what stands between them included. Neighbours may share the
    /// memory: there may be bytes of theirs around.
    var bytes: [UInt8] = []
    /// Of the first of `bytes` in the file.
    var offset = 0
    /// Where the first record stands, or without one the damage.
    var start = JSONPosition.start
    /// The records in `bytes`, in order.
    var records: [Range<Int>] = []
    /// What could not even be cut into records.
    var damage: PlaceDamage?
    /// What the program that made the file says of it, and where.
    var remark: (text: String, position: JSONPosition)?

    func decode() -> DecodedSlice {
        var rows = PlaceRows(self)
        var position = start
        var end = records.first?.lowerBound ?? 0
        for record in records {
            position.advance(over: bytes, end..<record.lowerBound)
            rows.add(record, at: position)
            if rows.isPlainLine {
                position.offset += record.count
                position.column += record.count
            } else {
                position.advance(over: bytes, record)
            }
            end = record.upperBound
        }
        rows.concludeParts()
        if let damage {
            if let range = damage.range { rows.spans.append(RecordSpan(range, .malformed)) }
            rows.report(
                .jsonMalformed, [.reason: .text(damage.error.message)], at: damage.error.position, of: damage.range)
        }
        if let remark {
            rows.findings.add(
                .sourcePartial, file: plan.file, line: remark.position.line, column: remark.position.column,
                field: "remark", value: remark.text, arguments: [.problem: .key(ReadingProblem.Partial.remark)])
        }
        return DecodedSlice(
            batch: .places(rows.finished), bytes: bytes, offset: Int64(offset), records: rows.spans,
            findings: rows.findings, cells: PlaceRecordCells(plan: plan), columns: rows.columns)
    }
}

/// Text that is no record: its bytes in the slice, as many as are kept of it, and what is wrong.
struct PlaceDamage: Sendable {
    /// nil when nothing of it is there: the text ends too early.
    var range: Range<Int>?
    var error: JSONError
}

extension RecordSpan {
    init(_ range: Range<Int>, _ disposition: Disposition) {
        self.init(start: range.lowerBound, end: range.upperBound, disposition: disposition)
    }
}
