package import InnkeeperCore
internal import InnkeeperFormats

/// The second pass over a CSV file: drops the header and cuts the rest into slices.
package struct CSVReader: SourceReader {
    /// How the file is read; `CSVRecordCells` uses it to read a single record again.
    package private(set) var plan: CSVPlan
    private let head: [UInt8]
    /// A byte order mark before it, in UTF-8, which transcoding has dropped.
    private let mark: [UInt8]
    private var stream: CSVByteStream
    private var splitter: CSVSplitter
    private var headLeft: Int
    /// Problems of the whole file are reported in the first slice.
    private var hasReportedProblems = false

    init(plan: CSVPlan, head: [UInt8], headLines: Int, hadMark: Bool, stream: CSVByteStream) {
        self.plan = plan
        self.head = head
        mark = hadMark && stream.isWide ? Array("\u{FEFF}".utf8) : []
        self.stream = stream
        headLeft = head.count
        splitter = CSVSplitter(
            delimiter: plan.delimiter, recordLimit: plan.table.settings.recordLimit, offset: Int64(head.count),
            line: headLines + 1)
    }

    package mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) {
        stream.isWide || headLeft > 0 ? ([], usual) : splitter.lend()
    }

    package mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice] {
        if !stream.isWide, headLeft == 0 { return slices(splitter.takeBack(consume bytes)) }
        return slices(splitter.push(withoutHead(stream.push(bytes))))
    }

    package mutating func finish() -> [any SourceSlice] {
        let chunks = splitter.push(withoutHead(stream.finish())) + splitter.finish()
        if chunks.isEmpty && !plan.table.problems.isEmpty && !hasReportedProblems {
            return slices([CSVChunk(bytes: [], offset: Int64(head.count), line: 1)])
        }
        return slices(chunks)
    }

    package var framing: Framing { Framing(head: mark + head) }

    package var reading: [ReadingNote] { plan.reading }

    package var original: (@Sendable (_ text: ArraySlice<UInt8>) -> [UInt8])? {
        guard stream.isWide else { return nil }
        let encoder = UTF16Encoder(isBigEndian: plan.encoding == .utf16BigEndian)
        return { encoder.encode($0) }
    }

    package var carried: Set<String> { plan.table.carried }

    package var cells: (any RecordCells)? { CSVRecordCells(plan: plan) }

    package var dateOrder: SeenDateOrder? { plan.table.dateOrder(in: plan.delimiterName) }

    package mutating func adopt(_ order: DateOrder, reason: String) { plan.table.adopt(order, reason: reason) }

    private mutating func withoutHead(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let dropped = min(headLeft, bytes.count)
        headLeft -= dropped
        return bytes[dropped...]
    }

    private mutating func slices(_ chunks: [CSVChunk]) -> [any SourceSlice] {
        chunks.map { chunk in
            let isFirst = !hasReportedProblems
            hasReportedProblems = true
            return CSVSlice(chunk: chunk, plan: plan, isFirst: isFirst)
        }
    }
}

/// A chunk of a CSV file, decoded on any core.
struct CSVSlice: TableSlice {
    let chunk: CSVChunk
    let plan: CSVPlan
    let isFirst: Bool

    func decode() -> DecodedSlice {
        if chunk.isOverlong { return overlong() }
        let index = CSVIndex(scanning: chunk.bytes, delimiter: plan.delimiter)
        let parts = CSVResumption.parts(of: chunk, index, plan)
        if parts.isEmpty { return decode(chunk, index, problems()) }
        var whole: DecodedSlice?
        for part in parts {
            let index = CSVIndex(scanning: part.bytes, delimiter: plan.delimiter)
            let decoded = decode(part, index, whole == nil ? problems() : Findings())
            if whole == nil { whole = decoded } else { whole?.append(contentsOf: decoded) }
        }
        return whole ?? decode(chunk, index, problems())
    }

    var shapes: ColumnShapes {
        var shapes = ColumnShapes()
        if chunk.isOverlong { return shapes }
        let index = CSVIndex(scanning: chunk.bytes, delimiter: plan.delimiter)
        let parts = CSVResumption.parts(of: chunk, index, plan)
        for part in parts.isEmpty ? [chunk] : parts {
            let index = CSVIndex(scanning: part.bytes, delimiter: plan.delimiter)
            shapes.add(CSVRows(part, index: index, plan: plan).cells, of: plan.table)
        }
        return shapes
    }

    private func decode(_ chunk: CSVChunk, _ index: CSVIndex, _ problems: Findings) -> DecodedSlice {
        var rows = CSVRows(chunk, index: index, plan: plan)
        let cells = rows.cells
        var batch = plan.table.decode(cells, records: rows.references)
        rows.holdBackStruckOut(&batch)
        var findings = problems
        findings.append(contentsOf: rows.findings)
        let slice = DecodedSlice(
            batch: batch, bytes: chunk.bytes, offset: chunk.offset,
            records: rows.spans, findings: findings, cells: CSVRecordCells(plan: plan))
        return plan.table.withoutBlocked(slice, cells)
    }

    private func problems() -> Findings {
        var findings = Findings()
        guard isFirst else { return findings }
        for problem in plan.table.problems {
            let place = problem.column.flatMap { column in
                column < plan.headerPositions.count ? (plan.headerPositions[column], column) : nil
            }
            findings.add(
                code: problem.code, file: plan.table.file, line: place?.0.line ?? plan.headerLine,
                column: place.map { plan.column($0.0, of: $0.1) } ?? 1, field: problem.field,
                arguments: problem.facts(header: plan.table.header))
        }
        if let cell = plan.table.settings.colouredCell, plan.table.kind == .bookings, plan.table.problems.isEmpty,
            plan.table.bindings[BookingField.status.rawValue] == nil
        {
            findings.add(.worksheetColourUnread, file: plan.table.file, line: cell.row, column: cell.column)
        }
        if plan.linesAbove > 0, plan.table.problems.isEmpty {
            findings.add(
                .tableRowSkipped, file: plan.table.file, line: 1, column: 1,
                arguments: [
                    .problem: .key(ReadingProblem.NoRecord.aboveHeadings), .count: .count(plan.linesAbove),
                    .line: .count(plan.headerLine),
                ])
        }
        if let width = plan.headingsRunOnAfter, plan.table.problems.isEmpty {
            findings.add(
                .csvMalformed, file: plan.table.file, line: plan.headerLine, column: 1,
                arguments: [
                    .problem: .key(ReadingProblem.Row.headingsRunOn), .count: .count(plan.headerPositions.count),
                    .limit: .count(width),
                ])
        }
        if let column = plan.unclosedHeader, column < plan.headerPositions.count {
            let position = plan.headerPositions[column]
            findings.add(
                .csvQuoteStray, file: plan.table.file, line: position.line, column: plan.column(position, of: column),
                field: plan.table.fieldName(column: column),
                arguments: [.problem: .key(ReadingProblem.Quote.heading)])
        }
        for (column, first) in plan.table.duplicateColumns where column < plan.headerPositions.count {
            let position = plan.headerPositions[column]
            findings.add(
                .csvColumnDuplicate, file: plan.table.file, line: position.line,
                column: plan.column(position, of: column),
                field: plan.table.fieldName(column: first),
                arguments: [
                    .header: .text(String(plan.table.header[column].prefix(60))), .column: .count(first + 1),
                    .otherColumn: .count(column + 1),
                ])
        }
        for unread in plan.table.unreadColumns {
            let place = unread.column.flatMap { column in
                column < plan.headerPositions.count ? plan.column(plan.headerPositions[column], of: column) : nil
            }
            findings.add(
                .tableColumnUnread, file: plan.table.file, line: plan.headerLine, column: place ?? 1,
                field: unread.field.rawValue, arguments: unread.facts)
        }
        return findings
    }

    /// A part of a record that exceeds the size limit. It is one record with one finding, however many parts it has.
    private func overlong() -> DecodedSlice {
        var findings = problems()
        if !chunk.isContinued {
            findings.add(
                .csvMalformed, file: plan.table.file, line: chunk.line, column: 1,
                arguments: [
                    .problem: .key(ReadingProblem.Row.tooLong), .limit: .count(plan.table.settings.recordLimit),
                ],
                recordDigest: Hash64.digest(chunk.bytes[...]))
        }
        let none = CSVCellSource([], index: CSVIndex(reference: [], delimiter: plan.delimiter), rows: [], plan: plan)
        return DecodedSlice(
            batch: plan.table.decode(none, records: []), bytes: chunk.bytes, offset: chunk.offset,
            records: [
                RecordSpan(start: 0, end: chunk.bytes.count, disposition: chunk.isContinued ? .rest : .malformed)
            ],
            findings: findings)
    }
}
