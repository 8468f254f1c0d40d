internal import InnkeeperCore
internal import InnkeeperFormats

/// A slice's records, divided into those that can become rows and those that can't, with the findings about them.
struct CSVRows {
    /// Where each row's marks start in the index.
    private(set) var marks: [Int32] = []
    /// Each row's position in the file.
    private(set) var references: [RecordReference] = []
    private(set) var spans: [RecordSpan] = []
    var findings: Findings { noted.findings }

    private let chunk: CSVChunk
    private let index: CSVIndex
    private let plan: CSVPlan
    private let neededWidth: Int
    private var choice: RowChoice?
    private var struckOut: StruckOutRows?
    private var besides: CSVRowsBeside
    /// Whether some rows end before their last cells, which are then empty.
    private var hasShortRows = false
    private var noted: CSVRowFindings

    init(_ chunk: CSVChunk, index: CSVIndex, plan: CSVPlan) {
        self.chunk = chunk
        self.index = index
        self.plan = plan
        neededWidth = plan.table.neededWidth
        choice = plan.table.rows
        struckOut = StruckOutRows(plan)
        besides = CSVRowsBeside(chunk, index: index, plan: plan)
        noted = CSVRowFindings(chunk, index: index, plan: plan)
        sort()
        besides.report(&noted.findings)
        if hasShortRows { fillShortRows() }
    }

    /// Column by column.
    var cells: CSVCellSource {
        // Cells missing from a row are after its end.
        let bytes = hasShortRows ? chunk.bytes + [UInt8](repeating: 0, count: plan.table.width) : chunk.bytes
        return CSVCellSource(bytes, index: filledIndex ?? index, rows: marks, repaired: repaired, plan: plan)
    }

    /// Holds back bookings whose rows are struck out, each with a finding.
    mutating func holdBackStruckOut(_ batch: inout RecordBatch) {
        for (record, column) in struckOut?.holdBack(&batch) ?? [] {
            let field = plan.table.fieldName(column: column)
            noted.add(.worksheetRowStruckOut, record, at: index.field(column, of: record).lowerBound, field: field, [:])
        }
    }

    private var filledIndex: CSVIndex?
    /// Rows with letters that weren't UTF-8.
    private var repaired: [Int] = []

    private mutating func fillShortRows() {
        let filled = index.filled(to: plan.table.width)
        marks = spans.indices.compactMap { record in
            if case .row = spans[record].disposition { filled.first[record] } else { nil }
        }
        filledIndex = filled
    }

    private mutating func sort() {
        let count = index.recordCount
        // Filled in place: an array that is appended to is checked for other owners each time.
        spans = [RecordSpan](capacity: count) { spans in
            references = [RecordReference](capacity: count) { references in
                marks = [Int32](capacity: count) { sort(&spans, &references, &$0) }
            }
        }
    }

    private mutating func sort(
        _ spans: inout OutputSpan<RecordSpan>, _ references: inout OutputSpan<RecordReference>,
        _ marks: inout OutputSpan<Int32>
    ) {
        let isReadable = plan.table.problems.isEmpty
        let isSimple = isReadable && (plan.isProvenText || UTF8Check.isValid(chunk.bytes))
        let width = Int32(plan.table.width)
        let limit = plan.table.settings.recordLimit
        let file = Int32(truncatingIfNeeded: plan.table.file)
        let isSheet = plan.table.settings.isWorksheet
        var fault = 0
        for record in 0..<index.recordCount {
            let range = index.range(of: record, in: chunk.bytes)
            let hasFault = fault < index.faults.count && index.faults[fault].record == record
            let isPlain = index.first[record + 1] - index.first[record] == width + 1 && range.count <= limit
            var disposition = RecordSpan.Disposition.row(Int32(truncatingIfNeeded: marks.count))
            if isReadable, !hasFault, besides.takes(record, range) {
                disposition = .skipped
            } else if hasFault || !isPlain || !isSimple {
                if !look(at: record, range, row: marks.count, &fault) { disposition = .malformed }
            }
            if choice != nil, disposition != .skipped, disposition != .malformed, !isChosen(record) {
                disposition = .skipped
            }
            spans.append(RecordSpan(start: range.lowerBound, end: range.upperBound, disposition: disposition))
            guard case .row = disposition else { continue }
            struckOut?.look(at: plan.rowLabel(of: record, in: chunk, index), record: record, row: marks.count)
            marks.append(index.first[record])
            let line = isSheet ? plan.line(of: record, in: chunk, index) : chunk.line + Int(index.lines[record])
            references.append(
                RecordReference(
                    offset: chunk.offset + Int64(range.lowerBound), length: Int32(truncatingIfNeeded: range.count),
                    line: Int32(clamping: line), file: file))
        }
    }

    /// Checks one record closely and reports what is wrong with it; false if it can't become a row.
    private mutating func look(at record: Int, _ range: Range<Int>, row: Int, _ fault: inout Int) -> Bool {
        var isRow = plan.table.problems.isEmpty
        // After the first one the quotes of the record are out of step, and the others follow from it.
        var isOutOfStep = false
        while fault < index.faults.count, index.faults[fault].record == record {
            defer { fault += 1 }
            if index.faults[fault].kind == .textAfterQuote {
                if isOutOfStep { continue }
                isOutOfStep = true
            }
            isRow = report(index.faults[fault]) && isRow
        }
        guard isRow else { return false }
        return hasItsFields(record) && isWithinLimit(record, range) && isText(record, range, row)
    }

    /// Reports a violation of the grammar; false if no record is left.
    private mutating func report(_ fault: CSVFault) -> Bool {
        switch fault.kind {
        case .strayQuote:
            let column = noted.walk(fault.record) { [index] in $0.field(holding: fault.position, in: index) }
            if let column, CSVFieldText.isFormula(chunk.bytes[index.field(column, of: fault.record)]) { return true }
            let field = column.map { plan.table.fieldName(column: $0) } ?? ""
            noted.add(
                .csvQuoteStray, fault.record, at: fault.position, field: field,
                [.problem: .key(ReadingProblem.Quote.cell)])
            return true
        case .textAfterQuote:
            // A surplus quote closes lines later: the error is at the start of the record.
            let lines = TextExtent(chunk.bytes, range(fault.record)).lines
            noted.add(
                .csvMalformed, fault.record, at: lines > 1 ? range(fault.record).lowerBound : fault.position,
                lines > 1
                    ? [.problem: .key(ReadingProblem.Row.quoteOverLines), .count: .count(lines)]
                    : [.problem: .key(ReadingProblem.Row.textAfterQuote)])
        case .unclosedQuote:
            noted.add(
                .csvMalformed, fault.record, at: fault.position, [.problem: .key(ReadingProblem.Row.unclosedQuote)])
        }
        return false
    }

    private func range(_ record: Int) -> Range<Int> { index.range(of: record, in: chunk.bytes) }

    /// Whether the preset counts the row as a record; reports it if not.
    private mutating func isChosen(_ record: Int) -> Bool {
        guard let column = choice?.column else { return true }
        // A short row lacks the cell.
        let end = index.field(index.fieldCount(record) - 1, of: record).upperBound
        let field = chunk.bytes[column < index.fieldCount(record) ? index.field(column, of: record) : end..<end]
        if choice?.takes(field, text: plan.text(field)) ?? true { return true }
        noted.add(
            .recordNotAStay, record, at: field.startIndex, field: plan.table.fieldName(column: column),
            plan.table.notChosen(plan.text(field), column: column))
        return false
    }

    /// Extra fields are harmless if they are empty, and so are missing ones at the end that no record needs, unless the
    /// file may be cut off there. Everything else is reported.
    private mutating func hasItsFields(_ record: Int) -> Bool {
        let width = plan.table.width
        let count = index.fieldCount(record)
        if count == width { return true }
        if count < width, count >= neededWidth, endsWithLineEnd(record) {
            hasShortRows = true
            return true
        }
        if count > width && (width..<count).allSatisfy({ index.field($0, of: record).isEmpty }) { return true }
        // A sheet may have anything next to a table.
        if count > width, plan.table.settings.isWorksheet { return true }
        let position =
            count > width ? index.field(width, of: record).lowerBound : index.field(count - 1, of: record).upperBound
        noted.add(
            .csvMalformed, record, at: position,
            [.problem: .key(ReadingProblem.Row.cells), .count: .count(count), .limit: .count(width)])
        return false
    }

    private func endsWithLineEnd(_ record: Int) -> Bool {
        let last = range(record).last.map { chunk.bytes[$0] }
        return last == 0x0A || last == 0x0D
    }

    private mutating func isWithinLimit(_ record: Int, _ range: Range<Int>) -> Bool {
        let limit = plan.table.settings.recordLimit
        if range.count <= limit { return true }
        noted.add(
            .csvMalformed, record, at: range.lowerBound,
            [.problem: .key(ReadingProblem.Row.tooLong), .limit: .count(limit)])
        return false
    }

    private mutating func isText(_ record: Int, _ range: Range<Int>, _ row: Int) -> Bool {
        if plan.isProvenText || UTF8Check.isValid(chunk.bytes.span.extracting(range)) { return true }
        let damaged = (0..<index.fieldCount(record)).filter { field in
            !UTF8Check.isValid(chunk.bytes.span.extracting(index.field(field, of: record)))
        }
        // Damage can't be a line end or a quote, so it is contained in one field.
        let lost = damaged.first { field in
            plan.table.mustBeExact(column: field)
                || DamagedUTF8.repaired(chunk.bytes[index.field(field, of: record)]) == nil
        }
        guard lost == nil else {
            noted.add(.encodingInvalid, record, lost ?? 0, [.problem: .key(ReadingProblem.Encoding.notUTF8)])
            return false
        }
        for field in damaged { noted.add(.encodingRepaired, record, field, [:]) }
        repaired.append(row)
        return true
    }
}
