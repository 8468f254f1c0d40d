import InnkeeperCore
import InnkeeperFormats

/// How the records of one file are read.
struct PlaceReadingPlan: Sendable {
    var file: Int
    var style: PlaceStyle
    /// Maximum nesting of arrays and objects in a record.
    var depthLimit: Int
    /// Maximum size in bytes of a record, and of a token in one.
    var recordLimit: Int
    /// Whether a record may be a FeatureCollection, whose features are then the records.
    var hasCollections = false
    /// The nodes that make up ways without a geometry.
    var nodes: OverpassNodes?

    init(_ settings: SourceSettings, file: Int, style: PlaceStyle) {
        self.file = file
        self.style = style
        depthLimit = settings.depthLimit
        recordLimit = settings.recordLimit
    }

    /// A plain reader for one record, which is at `position`.
    func reader(_ record: ArraySlice<UInt8>, at position: JSONPosition) -> JSONReader {
        JSONCut.reader(record, at: position, depthLimit: depthLimit, recordLimit: recordLimit)
    }
}

/// Some records of a file of places.
struct PlaceSlice: SourceSlice {
    let plan: PlaceReadingPlan
    let cut: JSONCut

    func decode() -> DecodedSlice {
        var rows = PlaceRows(self)
        var position = cut.start
        var walked = cut.records.first?.lowerBound ?? 0
        var end = walked
        for record in cut.records {
            // After a record on one line, a line end resets the column, so its characters need not be counted.
            if rows.isOneLine, cut.bytes[end..<record.lowerBound].contains(0x0A) {
                position.offset += end - walked
                walked = end
            }
            position.advance(over: cut.bytes, walked..<record.lowerBound)
            rows.add(record, at: position)
            (walked, end) = (record.lowerBound, record.upperBound)
        }
        rows.concludeParts()
        if let damage = cut.damage {
            if let range = damage.range { rows.spans.append(RecordSpan(range, .cutShort)) }
            rows.report(
                .jsonMalformed, [.reason: .text(damage.error.message)], at: damage.error.position, of: damage.range)
        }
        cut.partial?.report(plan.file, to: &rows.findings)
        return DecodedSlice(
            batch: .places(rows.finished), bytes: cut.bytes, offset: Int64(cut.offset), records: rows.spans,
            findings: rows.findings, cells: PlaceRecordCells(plan: plan), columns: rows.columns)
    }
}
