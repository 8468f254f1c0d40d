import Core
import FormatXML
import Formats

/// One record of a slice.
struct XMLRecord: Sendable {
    /// Why nothing can be made of it.
    struct Problem: Sendable {
        var detail: String
        /// Where libxml2 met the fault; the record's own place when 0.
        var line = 0
        var column = 0
    }

    /// In the slice's bytes.
    var start: Int
    var end: Int
    /// In the slice's tags, from its own start tag to its end tag.
    var tags: Range<Int>
    var problem: Problem?
}

/// Some whole records of a document, with their tags.
struct XMLContactSlice<Grammar: XMLContactGrammar>: SourceSlice {
    var bytes: [UInt8]
    var offset: Int64
    /// Of the first byte.
    var position: XMLPosition
    var encoding: XMLEncoding
    var tags: XMLBatch
    var records: [XMLRecord]
    /// Of the document, for a record that is read once more.
    var framing: Framing
    var settings: SourceSettings
    var file: Int

    func decode() -> DecodedSlice {
        var grammar = Grammar(settings: settings)
        var card = VCardContents()
        var builder = ContactBuilder()
        builder.reserveCapacity(records.count)
        var findings = Findings()
        var spans: [RecordSpan] = []
        var columns: [Int32] = []
        var position = position
        var walked = 0
        for record in records {
            position.advance(over: bytes, walked..<record.start, in: encoding)
            walked = record.start
            var disposition = RecordSpan.Disposition.malformed
            if let problem = record.problem {
                let isPlaced = problem.line > 0
                report(
                    "xml-malformed", problem.detail, record, isPlaced ? problem.line : position.line,
                    isPlaced ? problem.column : position.column, &findings)
            } else {
                let verdict = grammar.read(tags, record.tags, into: &card)
                let fields = ContactFields(card)
                switch verdict {
                case .contact:
                    if let reason = ContactBuilder.reasonToSkip(fields) {
                        disposition = .skipped
                        report("contact-group", reason, record, position.line, position.column, &findings)
                        break
                    }
                    disposition = .row(Int32(columns.count))
                    columns.append(Int32(clamping: position.column))
                    if fields.birthdayReading.isLoose, let birthday = fields.birthday,
                        let place = grammar.place(of: birthday, in: card)
                    {
                        let place = self.position(of: place, in: record, at: position)
                        report(
                            "vcard-line-malformed", "gives month and day without `--` before them; they were taken so",
                            record, place.line, place.column, &findings)
                    }
                    builder.append(
                        card, fields,
                        record: RecordReference(
                            offset: offset + Int64(record.start), length: Int32(record.end - record.start),
                            line: Int32(clamping: position.line), file: Int32(file)))
                case .skipped(let code, let reason):
                    disposition = .skipped
                    report(code, reason, record, position.line, position.column, &findings)
                case .malformed(let code, let reason):
                    report(code, reason, record, position.line, position.column, &findings)
                }
                for problem in grammar.problems {
                    let place = self.position(of: problem.place, in: record, at: position)
                    report(problem.code, problem.detail, record, place.line, place.column, &findings)
                }
            }
            spans.append(RecordSpan(start: record.start, end: record.end, disposition: disposition))
        }
        return DecodedSlice(
            batch: .contacts(builder.contacts), bytes: bytes, offset: offset, records: spans, findings: findings,
            cells: XMLRecordCells<Grammar>(framing: framing, settings: settings), columns: columns)
    }

    /// Walks from the record's start to the element's text, and on to the position in it.
    private func position(of place: XMLSourcePosition, in record: XMLRecord, at start: XMLPosition) -> XMLPosition {
        let text = place.offset - Int(offset) + encoding.width
        var walk = XMLTextWalk(bytes: bytes, from: record.start, at: start, to: text, encoding: encoding)
        return walk.position(ofLine: place.line, column: place.column)
    }

    private func report(
        _ code: String, _ detail: String, _ record: XMLRecord, _ line: Int, _ column: Int, _ findings: inout Findings
    ) {
        findings.add(
            code: code, file: file, line: line, column: column, detail: detail,
            recordDigest: Hash64.digest(bytes[record.start..<record.end]))
    }
}
