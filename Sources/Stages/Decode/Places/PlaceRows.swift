import InnkeeperCore
import InnkeeperFormats

/// The rows of a slice, and the findings about its records.
struct PlaceRows: ~Copyable {
    let slice: PlaceSlice
    /// All columns except the texts.
    private var places = Places()
    private var id = TextRanges()
    private var name = TextRanges()
    /// Texts that had to be rewritten; their ranges continue from the end of the slice's bytes.
    private var texts: [UInt8] = []
    /// The column at which each row's record begins.
    private(set) var columns: [Int32] = []
    var spans: [RecordSpan] = []
    var findings = Findings()
    /// Elements without tags: their number and the position of the first.
    private var parts = 0
    private var categories = [(word: JSONWord, code: Int32)](
        repeating: (JSONWord(head: 0, tail: 0, count: -1), DictionaryColumn.missing), count: 32)
    private var firstPart: (range: Range<Int>, position: JSONPosition)?

    /// Fast, and reused for all records. A record that it rejects is read again by the plain reader, which knows the
    /// reason.
    private var decoder: PlaceRecordDecoder<JSONCursor>
    /// The outline of the current record, which is enough for most.
    private var outline = PlainPlace.outline()
    private let keys = PlaceKey.keys
    /// Whether the last record added is known to be on one line.
    private(set) var isOneLine = false

    init(_ slice: PlaceSlice) {
        self.slice = slice
        let count = slice.cut.records.count
        id.reserveCapacity(count)
        name.reserveCapacity(count)
        places.reserveCapacity(count)
        columns.reserveCapacity(count)
        spans.reserveCapacity(count)
        let plan = slice.plan
        decoder = PlaceRecordDecoder(JSONCursor(depthLimit: plan.depthLimit), style: plan.style, nodes: plan.nodes)
        decoder.tokens.load(slice.cut.bytes)
    }

    mutating func add(_ record: Range<Int>, at position: JSONPosition) {
        isOneLine = false
        if decoder.tokens.begin(record) {
            isOneLine = decoder.tokens.isOneLine
            var plain = PlainPlace()
            if decoder.tokens.outline(into: &outline),
                plain.read(outline, of: slice.cut.bytes.span, style: slice.plan.style, keys: keys.span)
            {
                return take(plain, record, at: position)
            }
            if (try? decoder.read()) != nil { return take(record, at: position) }
        }
        let plan = slice.plan
        var plain = PlaceRecordDecoder(
            plan.reader(slice.cut.bytes[record], at: position), style: plan.style, nodes: plan.nodes)
        do throws(JSONError) {
            try plain.read()
        } catch {
            spans.append(RecordSpan(record, .malformed))
            return report(.jsonMalformed, [.reason: .text(error.message)], at: error.position, of: record)
        }
        decoder.draft = plain.draft
        take(record, at: position)
    }

    /// Takes the record that was read last.
    private mutating func take(_ record: Range<Int>, at position: JSONPosition) {
        switch decoder.draft.disposition {
        case .place:
            spans.append(RecordSpan(record, .row(Int32(places.count))))
            if decoder.draft.name.rank == PlaceKey.noRank { decoder.draft.name.bytes = otherName(of: record) }
            append(record, at: position)
        case .malformed(let problem):
            spans.append(RecordSpan(record, .malformed))
            report(.placeMalformed, problem, at: position, of: record)
        case .collection where slice.plan.hasCollections: addFeatures(of: record, at: position)
        case .collection:
            spans.append(RecordSpan(record, .malformed))
            report(.placeMalformed, PlaceRows.noFeatures, at: position, of: record)
        case .skipped(let reason):
            spans.append(RecordSpan(record, .skipped))
            report(.placeLeftOut, reason, at: position, of: record)
        case .part:
            spans.append(RecordSpan(record, .skipped))
            parts += 1
            if firstPart == nil { firstPart = (record, position) }
        }
    }

    /// Adds the features of a whole FeatureCollection that is one text of a sequence.
    private mutating func addFeatures(of record: Range<Int>, at position: JSONPosition) {
        var reader = slice.plan.reader(slice.cut.bytes[record], at: position)
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
                        let first = start.offset - slice.cut.offset
                        found.append((first..<reader.tokenEnd - slice.cut.offset, start))
                    }
                }
            }
        } catch {
            spans.append(RecordSpan(record, .malformed))
            return report(.jsonMalformed, [.reason: .text(error.message)], at: error.position, of: record)
        }
        guard hasArray else {
            spans.append(RecordSpan(record, .malformed))
            return report(.placeMalformed, PlaceRows.noFeatures, at: position, of: record)
        }
        for feature in found { add(feature.range, at: feature.position) }
        isOneLine = false
    }

    /// Adds one finding for all elements without tags, of which a way may have thousands.
    mutating func concludeParts() {
        guard let firstPart else { return }
        report(
            .placeLeftOut, [.problem: .key(ReadingProblem.NoPlace.parts), .count: .count(parts)],
            at: firstPart.position, of: firstPart.range)
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
        id.append(place(of: plain.id))
        name.append(plain.name.place.isEmpty ? placeOfNew(otherName(of: record)) : place(of: plain.name))
        if plain.category.hasEscapes {
            var text: [UInt8] = []
            JSONReader.appendDecoded(slice.cut.bytes[plain.category.place], to: &text)
            places.category.append(String(decoding: text, as: UTF8.self))
        } else {
            appendCategory(plain.category.place)
        }
        append(record, at: position, plain.coordinate, plain.state, isClosed: plain.isClosed)
    }

    /// A name from the members that people use for it, if the standard one is missing.
    private func otherName(of record: Range<Int>) -> [UInt8] {
        slice.plan.style == .element
            ? [] : OtherPlaceNames.name(in: slice.plan.reader(slice.cut.bytes[record], at: .start), slice.plan.style)
    }

    /// Appends to the columns without texts.
    private mutating func append(
        _ record: Range<Int>, at position: JSONPosition, _ coordinate: Coordinate?, _ state: CellState, isClosed: Bool
    ) {
        columns.append(Int32(clamping: position.column))
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

    private mutating func place(of text: PlainPlace.Text) -> Range<Int> {
        guard text.hasEscapes else { return text.place }
        let start = slice.cut.bytes.count + texts.count
        JSONReader.appendDecoded(slice.cut.bytes[text.place], to: &texts)
        return start..<slice.cut.bytes.count + texts.count
    }

    private mutating func placeOfNew(_ text: [UInt8]) -> Range<Int> {
        let start = slice.cut.bytes.count + texts.count
        texts += text
        return start..<start + text.count
    }

    /// The rows so far.
    var finished: Places {
        var places = places
        places.id = id.column(slice.cut.bytes, texts)
        places.name = name.column(slice.cut.bytes, texts)
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

    /// The same few categories recur: the code of a short one is cached under a hash of its word.
    private mutating func appendCategory(_ text: Range<Int>) {
        guard !text.isEmpty else { return places.category.append(code: DictionaryColumn.missing) }
        let word = JSONWord(slice.cut.bytes.span, text)
        let slot = Int(truncatingIfNeeded: ((word.head ^ word.tail) &* 0x9E37_79B9_7F4A_7C15) >> 59)
        if word.count <= 16, categories[slot].word == word {
            return places.category.append(code: categories[slot].code)
        }
        let code = places.category.code(for: String(decoding: slice.cut.bytes[text], as: UTF8.self))
        places.category.append(code: code)
        if word.count <= 16 { categories[slot] = (word, code) }
    }

    private static let noFeatures: FindingArguments = [.problem: .key(ReadingProblem.Place.noFeatures)]

    mutating func report(
        _ code: ReadingCode, _ facts: FindingArguments, at position: JSONPosition, of record: Range<Int>?
    ) {
        var digest = Hash64()
        if let record { digest.add(slice.cut.bytes[record]) }
        findings.add(
            code, file: slice.plan.file, line: position.line, column: position.column, arguments: facts,
            recordDigest: digest.value)
    }
}
