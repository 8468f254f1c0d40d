import InnkeeperCore
import InnkeeperFormats
import InnkeeperFormatXML
import InnkeeperStages

/// Some complete records of a document of contacts, with their tags.
struct XMLContactSlice<Grammar: XMLContactGrammar>: SourceSlice {
    let cut: XMLCut

    func decode() -> DecodedSlice {
        var grammar = Grammar(settings: cut.settings)
        var card = VCardContents()
        var builder = ContactBuilder()
        builder.reserveCapacity(cut.records.count)
        var findings = Findings()
        var spans: [RecordSpan] = []
        var columns: [Int32] = []
        var position = cut.position
        var walked = 0
        for record in cut.records {
            position.advance(over: cut.bytes, walked..<record.start, in: cut.encoding)
            walked = record.start
            var disposition = RecordSpan.Disposition.malformed
            if let problem = record.problem {
                disposition = .cutShort
                let isPlaced = problem.line > 0
                report(
                    .xmlMalformed, problem.facts, record, isPlaced ? problem.line : position.line,
                    isPlaced ? problem.column : position.column, &findings)
            } else {
                let verdict = grammar.read(cut.tags, record.tags, into: &card)
                let fields = ContactFields(card)
                switch verdict {
                case .contact:
                    if fields.isGroup {
                        disposition = .skipped
                        report(.contactGroup, [:], record, position.line, position.column, &findings)
                        break
                    }
                    disposition = .row(Int32(columns.count))
                    columns.append(Int32(clamping: position.column))
                    if fields.birthdayReading.isLoose, let birthday = fields.birthday,
                        let place = grammar.place(of: birthday, in: card)
                    {
                        let place = self.position(of: place, in: record, at: position)
                        report(
                            .vcardLineMalformed, [.problem: .key(ReadingProblem.CardLine.looseBirthday)], record,
                            place.line, place.column, &findings)
                    }
                    builder.append(
                        card, fields,
                        record: RecordReference(
                            offset: cut.offset + Int64(record.start), length: Int32(record.end - record.start),
                            line: Int32(clamping: position.line), file: Int32(cut.file)))
                case .skipped(let code, let facts):
                    disposition = .skipped
                    report(code, facts, record, position.line, position.column, &findings)
                case .malformed(let code, let facts):
                    report(code, facts, record, position.line, position.column, &findings)
                }
                reportProblems(grammar.problems, in: record, at: position, &findings)
            }
            // Where a document ends too soon, there may be nothing left that a record could be.
            if disposition == .cutShort, record.start == record.end { continue }
            spans.append(RecordSpan(start: record.start, end: record.end, disposition: disposition))
        }
        return DecodedSlice(
            batch: .contacts(builder.contacts), bytes: cut.bytes, offset: cut.offset, records: spans,
            findings: findings,
            cells: Grammar.cells(framing: cut.framing, settings: cut.settings), columns: columns)
    }

    /// Every line of the record may have a problem, so the record is digested only once, and the positions within one text
    /// are found in a single walk.
    private func reportProblems(
        _ problems: [XMLProblem], in record: XMLRecord, at start: XMLPosition, _ findings: inout Findings
    ) {
        guard !problems.isEmpty else { return }
        let digest = digest(record)
        var walk: (of: XMLSourcePosition, walk: XMLTextWalk)?
        for problem in problems {
            let place = problem.place
            if let last = walk?.of, last.offset == place.offset,
                (last.line, last.column) <= (place.line, place.column)
            {
                walk?.of = place
            } else {
                walk = (place, self.walk(to: place, in: record, at: start))
            }
            let found = walk?.walk.position(ofLine: place.line, column: place.column) ?? start
            findings.add(
                problem.code, file: cut.file, line: found.line, column: found.column, arguments: problem.facts,
                recordDigest: digest)
        }
    }

    /// Walks from the record's start to the element's text, and on to the position in it.
    private func position(of place: XMLSourcePosition, in record: XMLRecord, at start: XMLPosition) -> XMLPosition {
        var walk = walk(to: place, in: record, at: start)
        return walk.position(ofLine: place.line, column: place.column)
    }

    private func walk(to place: XMLSourcePosition, in record: XMLRecord, at start: XMLPosition) -> XMLTextWalk {
        let text = place.offset - Int(cut.offset) + cut.encoding.width
        return XMLTextWalk(bytes: cut.bytes, from: record.start, at: start, to: text, encoding: cut.encoding)
    }

    private func digest(_ record: XMLRecord) -> UInt64 { Hash64.digest(cut.bytes[record.start..<record.end]) }

    private func report(
        _ code: ReadingCode, _ facts: FindingArguments, _ record: XMLRecord, _ line: Int, _ column: Int,
        _ findings: inout Findings
    ) {
        findings.add(code, file: cut.file, line: line, column: column, arguments: facts, recordDigest: digest(record))
    }
}
