package import Core
internal import Formats

/// Pass B over a CSV file: drops the header and cuts the rest into slices.
package struct CSVReader: SourceReader {
    /// How the file is read; with it `CSVRecordCells` reads one record again.
    package let plan: CSVPlan
    private let head: [UInt8]
    private var stream: CSVByteStream
    private var splitter: CSVSplitter
    private var headLeft: Int
    /// What is wrong with the whole file is said in the first slice.
    private var hasReportedProblems = false

    init(plan: CSVPlan, head: [UInt8], headLines: Int, stream: CSVByteStream) {
        self.plan = plan
        self.head = head
        self.stream = stream
        headLeft = head.count
        splitter = CSVSplitter(
            delimiter: plan.delimiter, recordLimit: plan.settings.recordLimit, offset: Int64(head.count),
            line: headLines + 1)
    }

    package mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) {
        isTranscoded || headLeft > 0 ? ([], usual) : splitter.lend()
    }

    package mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice] {
        if !isTranscoded, headLeft == 0 { return slices(splitter.takeBack(bytes)) }
        return slices(splitter.push(withoutHead(stream.push(bytes))))
    }

    package mutating func finish() -> [any SourceSlice] {
        let pieces = splitter.push(withoutHead(stream.finish())) + splitter.finish()
        if pieces.isEmpty && !plan.problems.isEmpty && !hasReportedProblems {
            return slices([CSVChunk(bytes: [], offset: Int64(head.count), line: 1)])
        }
        return slices(pieces)
    }

    package var framing: Framing { Framing(head: head) }

    package var reading: [ReadingNote] { plan.reading }

    package var isTranscoded: Bool { plan.encoding == .utf16LittleEndian || plan.encoding == .utf16BigEndian }

    package var carried: Set<String> { plan.carried }

    package var cells: (any RecordCells)? { CSVRecordCells(plan: plan) }

    private mutating func withoutHead(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let dropped = min(headLeft, bytes.count)
        headLeft -= dropped
        return bytes[dropped...]
    }

    private mutating func slices(_ pieces: [CSVChunk]) -> [any SourceSlice] {
        pieces.map { piece in
            let isFirst = !hasReportedProblems
            hasReportedProblems = true
            return CSVSlice(piece: piece, plan: plan, isFirst: isFirst)
        }
    }
}

/// A piece of a CSV file, decoded on any core.
struct CSVSlice: SourceSlice {
    let piece: CSVChunk
    let plan: CSVPlan
    let isFirst: Bool

    func decode() -> DecodedSlice {
        if piece.isOverlong { return overlong() }
        let index = CSVIndex(scanning: piece.bytes, delimiter: plan.delimiter)
        let rows = CSVRows(piece, index: index, plan: plan)
        let reader = CSVCellReader(piece.bytes, index: index, rows: rows.marks, plan: plan)
        var findings = problems()
        findings.append(contentsOf: rows.findings)
        return DecodedSlice(
            batch: batch(reader, rows.references), bytes: piece.bytes, offset: piece.offset, records: rows.spans,
            findings: findings, locator: CSVLocator(piece: piece, index: index, records: rows.records, plan: plan))
    }

    private func batch(_ reader: CSVCellReader, _ references: [RecordReference]) -> RecordBatch {
        if plan.kind == .campsites {
            var decoder = CSVCampSitesDecoder(plan: plan, reader: reader)
            return .campSites(decoder.decode(records: references))
        }
        var decoder = CSVBookingsDecoder(plan: plan, reader: reader)
        return .bookings(decoder.decode(records: references))
    }

    private func problems() -> Findings {
        var findings = Findings()
        guard isFirst else { return findings }
        for problem in plan.problems {
            findings.add(
                code: problem.code, file: plan.file, line: 1, column: 1, field: problem.field,
                detail: problem.detail(source: plan.settings.name, header: plan.header))
        }
        if let column = plan.unclosedHeader, column < plan.headerPlaces.count {
            let place = plan.headerPlaces[column]
            findings.add(
                code: "csv-quote-stray", file: plan.file, line: place.line, column: place.column,
                field: plan.fieldName(column: column), detail: "a quote in the header that nothing closes")
        }
        for (column, first) in plan.duplicateColumns where column < plan.headerPlaces.count {
            let place = plan.headerPlaces[column]
            findings.add(
                code: "csv-column-duplicate", file: plan.file, line: place.line, column: place.column,
                field: plan.fieldName(column: first),
                detail:
                    "\u{201C}\(plan.header[column].prefix(60))\u{201D} stands above columns \(first + 1) and \(column + 1)"
            )
        }
        return findings
    }

    /// A part of a record that is longer than any record may be. It is one record with one finding, in however many
    /// parts it comes.
    private func overlong() -> DecodedSlice {
        var findings = problems()
        if !piece.isContinued {
            findings.add(
                code: "csv-malformed", file: plan.file, line: piece.line, column: 1,
                detail: "a line longer than the record limit of \(plan.settings.recordLimit) bytes",
                recordDigest: Hash64.digest(piece.bytes[...]))
        }
        let none = CSVCellReader([], index: CSVIndex(reference: [], delimiter: plan.delimiter), rows: [], plan: plan)
        return DecodedSlice(
            batch: batch(none, []), bytes: piece.bytes, offset: piece.offset,
            records: [
                RecordSpan(start: 0, end: piece.bytes.count, disposition: piece.isContinued ? .rest : .malformed)
            ],
            findings: findings,
            locator: CellTable())
    }
}
