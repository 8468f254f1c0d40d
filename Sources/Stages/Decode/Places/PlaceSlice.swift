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
        var place = records.first?.lowerBound ?? 0
        for record in records {
            position.advance(over: bytes, place..<record.lowerBound)
            rows.add(record, at: position)
            if rows.isPlainLine {
                position.offset += record.count
                position.column += record.count
            } else {
                position.advance(over: bytes, record)
            }
            place = record.upperBound
        }
        rows.concludeParts()
        if let damage {
            if let range = damage.range { rows.spans.append(RecordSpan(range, .malformed)) }
            rows.report("json-malformed", damage.error.message, at: damage.error.position, of: damage.range)
        }
        if let remark {
            rows.findings.add(
                code: "source-partial", file: plan.file, line: remark.position.line, column: remark.position.column,
                field: "remark", value: remark.text)
        }
        return DecodedSlice(
            batch: .places(rows.finished), bytes: bytes, offset: Int64(offset), records: rows.spans,
            findings: rows.findings, locator: PlaceLocator(slice: self, rows: rows.records))
    }

    /// A plain reader of one record, which stands at `position`.
    func reader(_ record: Range<Int>, at position: JSONPosition) -> JSONReader {
        var reader = JSONReader(start: position, depthLimit: plan.depthLimit, tokenLimit: plan.recordLimit)
        reader.push(Array(bytes[record]))
        reader.finish()
        return reader
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

/// The rows of a slice, and what there is to say of its records.
private struct PlaceRows: ~Copyable {
    let slice: PlaceSlice
    /// All columns but the texts.
    private var places = Places()
    private var id = TextRanges()
    private var name = TextRanges()
    /// Texts that had to be written anew; their places go on from the end of the slice's bytes.
    private var texts: [UInt8] = []
    /// The record of each row.
    var records: [(range: Range<Int>, position: JSONPosition)] = []
    var spans: [RecordSpan] = []
    var findings = Findings()
    /// Elements without tags: how many, and where the first one stands.
    private var parts = 0
    private var categories = [(word: JSONWord, code: Int32)](
        repeating: (JSONWord(head: 0, tail: 0, count: -1), DictionaryColumn.missing), count: 32)
    private var firstPart: (range: Range<Int>, position: JSONPosition)?

    /// Fast and kept from record to record. What it refuses is read once more by the plain reader, which knows why.
    private var decoder: PlaceRecordDecoder<JSONCursor>
    /// Of the record under way: with it most need no decoder.
    private var outline = PlainPlace.outline()
    private let keys = PlaceKey.keys
    /// Whether the record that was added last is ASCII on one line, for sure.
    private(set) var isPlainLine = false

    init(_ slice: PlaceSlice) {
        self.slice = slice
        let count = slice.records.count
        id.reserveCapacity(count)
        name.reserveCapacity(count)
        places.reserveCapacity(count)
        records.reserveCapacity(count)
        spans.reserveCapacity(count)
        decoder = PlaceRecordDecoder(JSONCursor(depthLimit: slice.plan.depthLimit), style: slice.plan.style)
        decoder.tokens.load(slice.bytes)
    }

    mutating func add(_ record: Range<Int>, at position: JSONPosition) {
        isPlainLine = false
        if decoder.tokens.begin(record) {
            isPlainLine = decoder.tokens.isPlainLine
            var plain = PlainPlace()
            if decoder.tokens.outline(into: &outline),
                plain.read(outline, of: slice.bytes.span, style: slice.plan.style, keys: keys.span)
            {
                return take(plain, record, at: position)
            }
            if (try? decoder.read()) != nil { return take(record, at: position) }
        }
        var plain = PlaceRecordDecoder(slice.reader(record, at: position), style: slice.plan.style)
        do throws(JSONError) {
            try plain.read()
        } catch {
            spans.append(RecordSpan(record, .malformed))
            return report("json-malformed", error.message, at: error.position, of: record)
        }
        decoder.draft = plain.draft
        take(record, at: position)
    }

    /// Takes what was read last.
    private mutating func take(_ record: Range<Int>, at position: JSONPosition) {
        switch decoder.draft.disposition {
        case .place:
            spans.append(RecordSpan(record, .row(Int32(places.count))))
            records.append((record, position))
            append(record, at: position)
        case .malformed(let problem):
            spans.append(RecordSpan(record, .malformed))
            report("place-malformed", problem, at: position, of: record)
        case .collection where slice.plan.hasCollections: addFeatures(of: record, at: position)
        case .collection:
            spans.append(RecordSpan(record, .malformed))
            report("place-malformed", "a FeatureCollection needs an array `features`", at: position, of: record)
        case .leftOut(let reason):
            spans.append(RecordSpan(record, .skipped))
            report("place-left-out", reason, at: position, of: record)
        case .part:
            spans.append(RecordSpan(record, .skipped))
            parts += 1
            if firstPart == nil { firstPart = (record, position) }
        }
    }

    /// The features of a whole FeatureCollection that is one text of a sequence.
    private mutating func addFeatures(of record: Range<Int>, at position: JSONPosition) {
        var reader = slice.reader(record, at: position)
        var found: [(range: Range<Int>, position: JSONPosition)] = []
        var hasArray = false
        do throws(JSONError) {
            var isFeatures = false
            while true {
                let event = try reader.next()
                if event == .end { break }
                if event == .key, reader.depth == 1 {
                    isFeatures = reader.textEquals("features")
                } else if event == .arrayStart, reader.depth == 2, isFeatures {
                    hasArray = true
                    while true {
                        let element = try reader.next()
                        if element == .arrayEnd { break }
                        let start = reader.position
                        if element == .objectStart || element == .arrayStart { _ = try reader.skip(to: 2) }
                        let first = start.offset - slice.offset
                        found.append((first..<reader.tokenEnd - slice.offset, start))
                    }
                }
            }
        } catch {
            spans.append(RecordSpan(record, .malformed))
            return report("json-malformed", error.message, at: error.position, of: record)
        }
        guard hasArray else {
            spans.append(RecordSpan(record, .malformed))
            return report("place-malformed", "a FeatureCollection needs an array `features`", at: position, of: record)
        }
        for feature in found { add(feature.range, at: feature.position) }
        isPlainLine = false
    }

    /// One finding for all elements without tags: a way may have thousands.
    mutating func concludeParts() {
        guard let firstPart else { return }
        let what = parts == 1 ? "an element without tags" : "\(parts) elements without tags"
        report("place-left-out", "\(what), parts of others", at: firstPart.position, of: firstPart.range)
    }

    private mutating func append(_ record: Range<Int>, at position: JSONPosition) {
        id.append(decoder.draft.id.place ?? placeOfNew(decoder.draft.id.bytes))
        name.append(decoder.draft.name.place ?? placeOfNew(decoder.draft.name.bytes))
        appendCategory()
        let (coordinate, state) = decoder.draft.geometry.representative
        append(record, at: position, coordinate, state, isClosed: decoder.draft.isClosed)
    }

    private mutating func take(_ plain: PlainPlace, _ record: Range<Int>, at position: JSONPosition) {
        spans.append(RecordSpan(record, .row(Int32(places.count))))
        records.append((record, position))
        id.append(plain.id.place)
        name.append(plain.name.place)
        appendCategory(plain.category.place)
        append(record, at: position, plain.coordinate, plain.state, isClosed: plain.isClosed)
    }

    /// The columns without texts.
    private mutating func append(
        _ record: Range<Int>, at position: JSONPosition, _ coordinate: Coordinate?, _ state: CellState, isClosed: Bool
    ) {
        places.records.append(
            RecordReference(
                offset: Int64(position.offset), length: Int32(record.count), line: Int32(clamping: position.line),
                file: Int32(slice.plan.file)))
        places.latitude.append(coordinate?.latitude ?? .nan)
        places.longitude.append(coordinate?.longitude ?? .nan)
        places.coordinateState.append(state)
        places.closed.append(isClosed)
        places.rejected.append(false)
    }

    private mutating func placeOfNew(_ text: [UInt8]) -> Range<Int> {
        let start = slice.bytes.count + texts.count
        texts += text
        return start..<start + text.count
    }

    /// The rows so far.
    var finished: Places {
        var places = places
        places.id = id.column(slice.bytes, texts)
        places.name = name.column(slice.bytes, texts)
        return places
    }

    private mutating func appendCategory() {
        if let place = decoder.draft.category.place {
            appendCategory(place)
        } else {
            let text = String(decoding: decoder.draft.category.bytes, as: UTF8.self)
            places.category.append(text.isEmpty ? nil : text)
        }
    }

    /// The same few categories come again and again: the code of a short one is kept where its word says.
    private mutating func appendCategory(_ text: Range<Int>) {
        guard !text.isEmpty else { return places.category.append(code: DictionaryColumn.missing) }
        let word = JSONWord(slice.bytes.span, text)
        let slot = Int(truncatingIfNeeded: ((word.head ^ word.tail) &* 0x9E37_79B9_7F4A_7C15) >> 59)
        if word.count <= 16, categories[slot].word == word {
            return places.category.append(code: categories[slot].code)
        }
        let code = places.category.code(for: String(decoding: slice.bytes[text], as: UTF8.self))
        places.category.append(code: code)
        if word.count <= 16 { categories[slot] = (word, code) }
    }

    mutating func report(_ code: String, _ detail: String, at position: JSONPosition, of record: Range<Int>?) {
        var digest = Hash64()
        if let record { digest.add(slice.bytes[record]) }
        findings.add(
            code: code, file: slice.plan.file, line: position.line, column: position.column, detail: detail,
            recordDigest: digest.value)
    }
}

/// Finds cells by reading the record once more: findings are few, places are many.
struct PlaceLocator: CellLocator {
    let slice: PlaceSlice
    /// The record of each row, in the slice's bytes, and where it stands.
    let rows: [(range: Range<Int>, position: JSONPosition)]

    func locate(row: Int, field: String) -> CellLocation? {
        guard rows.indices.contains(row), let wanted = PlaceField(rawValue: field) else { return nil }
        let (range, start) = rows[row]
        var cursor = JSONCursor(depthLimit: slice.plan.depthLimit)
        cursor.load(slice.bytes)
        if cursor.begin(range), let cells = cells(cursor) {
            guard let cell = cells.first(where: { $0.field == wanted }) else { return nil }
            // The cursor knows offsets only.
            var position = start
            position.advance(over: slice.bytes, range.lowerBound..<cell.position.offset)
            return CellLocation(line: position.line, column: position.column, value: cell.value)
        }
        // It was read when the slice was decoded. If it can't be read now, the record's first column is as near as
        // can be.
        let cell = cells(slice.reader(range, at: start))?.first { $0.field == wanted }
        return cell.map { CellLocation(line: $0.position.line, column: $0.position.column, value: $0.value) }
    }

    private func cells(_ tokens: some JSONTokens) -> [PlaceCell]? {
        var decoder = PlaceRecordDecoder(tokens, style: slice.plan.style, isLocating: true)
        return (try? decoder.read()) == nil ? nil : decoder.cells
    }

    func naturalKey(row: Int) -> String { "" }
}
