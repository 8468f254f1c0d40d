import Core
import Formats

/// Some whole records of a file of places, cut by `JSONRecordCutter`.
struct PlaceSlice: SourceSlice {
    /// Everything from the first record to the last one, the commas between them included.
    var bytes: [UInt8] = []
    var offset = 0
    /// Sound JSON, in file order.
    var records: [CutRecord] = []
    /// What comes last and is no JSON, or too long: its bytes and what is wrong.
    var damage: (record: CutRecord?, error: JSONError)?
    var style: PlaceRecordDecoder.Style
    /// Whether the records are elements of an array.
    var isArray: Bool
    var file: Int
    var tokenLimit: Int

    func decode() -> DecodedSlice {
        var table = PlaceRows(file: file)
        var spans: [RecordSpan] = []
        var findings = Findings()
        var rowRecords: [Int] = []
        var decoder = PlaceRecordDecoder(reader: reader, style: style)
        do throws(JSONError) {
            if isArray, !records.isEmpty { try decoder.skipMark() }
            for (index, record) in records.enumerated() {
                let draft = try decoder.next()
                if let problem = draft.problem {
                    spans.append(span(record, .malformed))
                    report(problem, code: "json-malformed", at: record.start, of: record, to: &findings)
                } else {
                    spans.append(span(record, .row(Int32(table.places.count))))
                    rowRecords.append(index)
                    table.append(draft, record)
                }
            }
        } catch {
            // The cutter has read these bytes with the same reader, so this is no way that data can take; if it is
            // taken all the same, nothing is lost and it is said aloud.
            for record in records[spans.count...] {
                spans.append(span(record, .malformed))
                report(error.message, code: "json-malformed", at: error.position, of: record, to: &findings)
            }
        }
        if let damage {
            if let record = damage.record { spans.append(span(record, .malformed)) }
            let code = damage.error.kind == .encoding ? "encoding-invalid" : "json-malformed"
            report(damage.error.message, code: code, at: damage.error.position, of: damage.record, to: &findings)
        }
        let locator = PlaceLocator(slice: self, rowRecords: rowRecords)
        return DecodedSlice(
            batch: .places(table.places), bytes: bytes, offset: Int64(offset), records: spans, findings: findings,
            locator: locator)
    }

    /// A reader of all sound records; before those of an array stands an opening bracket, so that the text is whole.
    private var reader: JSONReader {
        guard let first = records.first, let last = records.last else { return JSONReader() }
        let text = bytes[first.start.offset - offset..<last.end - offset]
        return PlaceSlice.reader(text, start: first.start, isArray: isArray, tokenLimit: tokenLimit)
    }

    static func reader(_ text: ArraySlice<UInt8>, start: JSONPosition, isArray: Bool, tokenLimit: Int) -> JSONReader {
        var start = start
        var whole: [UInt8] = []
        whole.reserveCapacity(text.count + 2)
        if isArray {
            start.offset -= 1
            start.column -= 1
            whole.append(0x5B)
        }
        whole.append(contentsOf: text)
        if isArray { whole.append(0x5D) }
        var reader = JSONReader(start: start, depthLimit: .max, tokenLimit: tokenLimit)
        reader.push(whole)
        reader.finish()
        return reader
    }

    private func span(_ record: CutRecord, _ fate: RecordSpan.Fate) -> RecordSpan {
        RecordSpan(start: record.start.offset - offset, end: record.end - offset, fate: fate)
    }

    private func report(
        _ message: String, code: String, at position: JSONPosition, of record: CutRecord?, to findings: inout Findings
    ) {
        var digest = Hash64()
        if let record { digest.add(bytes[record.start.offset - offset..<record.end - offset]) }
        findings.add(
            code: code, file: file, line: position.line, column: position.column, detail: message,
            recordDigest: digest.value)
    }
}

/// One record's bytes and where they begin.
struct CutRecord: Sendable {
    var start: JSONPosition
    /// Offset after its last byte.
    var end: Int
}

/// The rows of a slice.
private struct PlaceRows {
    var places = Places()
    let file: Int

    mutating func append(_ draft: PlaceDraft, _ record: CutRecord) {
        places.records.append(
            RecordReference(
                offset: Int64(record.start.offset), length: Int32(record.end - record.start.offset),
                line: Int32(clamping: record.start.line), file: Int32(file)))
        places.id.append(draft.id[...])
        places.name.append(draft.name[...])
        places.category.append(draft.category.isEmpty ? nil : String(decoding: draft.category, as: UTF8.self))
        let (coordinate, state) = draft.geometry.representative
        places.latitude.append(coordinate?.latitude ?? .nan)
        places.longitude.append(coordinate?.longitude ?? .nan)
        places.coordinateState.append(state)
        places.closed.append(draft.isClosed)
        places.rejected.append(false)
    }

    init(file: Int) { self.file = file }
}

/// Finds cells by reading the record once more: findings are few, places are many.
struct PlaceLocator: CellLocator {
    let slice: PlaceSlice
    /// Index of each row's record in the slice.
    let rowRecords: [Int]

    func locate(row: Int, field: String) -> CellLocation? {
        guard rowRecords.indices.contains(row), let wanted = PlaceField(rawValue: field) else { return nil }
        let record = slice.records[rowRecords[row]]
        let text = slice.bytes[record.start.offset - slice.offset..<record.end - slice.offset]
        let reader = PlaceSlice.reader(
            text, start: record.start, isArray: slice.isArray, tokenLimit: slice.tokenLimit)
        var decoder = PlaceRecordDecoder(reader: reader, style: slice.style, isLocating: true)
        do throws(JSONError) {
            if slice.isArray { try decoder.skipMark() }
            _ = try decoder.next()
        } catch {
            // It was read when the slice was decoded; the record's first column is then as near as can be.
            return nil
        }
        return decoder.cells.first { $0.field == wanted }?.location
    }

    func naturalKey(row: Int) -> String { "" }
}
