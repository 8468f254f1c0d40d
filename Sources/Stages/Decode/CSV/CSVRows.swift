internal import Core
internal import Formats

/// A slice's records sorted into those that can become rows and those that can't, with the findings about them.
struct CSVRows {
    /// Where each row's marks begin in the index.
    private(set) var marks: [Int32] = []
    /// Where each row lies in the file.
    private(set) var references: [RecordReference] = []
    private(set) var spans: [RecordSpan] = []
    private(set) var findings = Findings()

    private let chunk: CSVChunk
    private let index: CSVIndex
    private let plan: CSVPlan
    private var choice: RowChoice?

    init(_ chunk: CSVChunk, index: CSVIndex, plan: CSVPlan) {
        self.chunk = chunk
        self.index = index
        self.plan = plan
        choice = plan.table.rows
        sort()
    }

    private mutating func sort() {
        let count = index.recordCount
        marks.reserveCapacity(count)
        references.reserveCapacity(count)
        spans.reserveCapacity(count)
        let isSimple = plan.table.problems.isEmpty && (plan.isProvenText || UTF8Check.isValid(chunk.bytes))
        let width = Int32(plan.table.width)
        let limit = plan.table.settings.recordLimit
        let file = Int32(truncatingIfNeeded: plan.table.file)
        var fault = 0
        for record in 0..<count {
            let range = index.range(of: record, in: chunk.bytes)
            let hasFault = fault < index.faults.count && index.faults[fault].record == record
            let isPlain = index.first[record + 1] - index.first[record] == width + 1 && range.count <= limit
            var disposition = RecordSpan.Disposition.row(Int32(truncatingIfNeeded: marks.count))
            if hasFault || !isPlain || !isSimple {
                let isRow = look(at: record, range, &fault)
                if !isRow { disposition = .malformed }
            }
            if choice != nil, disposition != .malformed, !isChosen(record) { disposition = .skipped }
            spans.append(RecordSpan(start: range.lowerBound, end: range.upperBound, disposition: disposition))
            guard case .row = disposition else { continue }
            marks.append(index.first[record])
            references.append(
                RecordReference(
                    offset: chunk.offset + Int64(range.lowerBound), length: Int32(truncatingIfNeeded: range.count),
                    line: Int32(clamping: chunk.line + Int(index.lines[record])), file: file))
        }
    }

    /// Looks at one record closely and reports what is wrong with it; false when no row can be made of it.
    private mutating func look(at record: Int, _ range: Range<Int>, _ fault: inout Int) -> Bool {
        var isRow = plan.table.problems.isEmpty
        while fault < index.faults.count, index.faults[fault].record == record {
            isRow = report(index.faults[fault]) && isRow
            fault += 1
        }
        guard isRow else { return false }
        return hasItsFields(record) && isWithinLimit(record, range) && isText(record, range)
    }

    /// Reports a departure from the grammar; false when it leaves no record.
    private mutating func report(_ fault: CSVFault) -> Bool {
        switch fault.kind {
        case .strayQuote:
            let column = (0..<index.fieldCount(fault.record)).first {
                index.field($0, of: fault.record).contains(fault.position)
            }
            let field = column.map { plan.table.fieldName(column: $0) } ?? ""
            add(
                "csv-quote-stray", fault.record, at: fault.position, field: field,
                "a quote inside a field without quotes")
            return true
        case .textAfterQuote:
            add("csv-malformed", fault.record, at: fault.position, "text after a closing quote")
        case .unclosedQuote:
            add("csv-malformed", fault.record, at: fault.position, "a quote that nothing closes")
        }
        return false
    }

    /// Whether the record is one of those that the preset takes for records; reports it if not.
    private mutating func isChosen(_ record: Int) -> Bool {
        guard let column = choice?.column else { return true }
        let field = chunk.bytes[index.field(column, of: record)]
        if choice?.takes(field, text: plan.text(field)) ?? true { return true }
        let name = column < plan.table.header.count ? plan.table.header[column] : ""
        let word = plan.text(field)
        add(
            "record-not-a-stay", record, at: field.startIndex, field: plan.table.fieldName(column: column),
            word.isEmpty ? "\(name) is empty" : "\(name) is \u{201C}\(word.prefix(60))\u{201D}")
        return false
    }

    /// Extra fields do no harm if they are empty; everything else is reported.
    private mutating func hasItsFields(_ record: Int) -> Bool {
        let width = plan.table.width
        let count = index.fieldCount(record)
        if count == width { return true }
        if count > width && (width..<count).allSatisfy({ index.field($0, of: record).isEmpty }) { return true }
        let position =
            count > width ? index.field(width, of: record).lowerBound : index.field(count - 1, of: record).upperBound
        add("csv-malformed", record, at: position, "\(count) of \(width) fields")
        return false
    }

    private mutating func isWithinLimit(_ record: Int, _ range: Range<Int>) -> Bool {
        let limit = plan.table.settings.recordLimit
        if range.count <= limit { return true }
        add("csv-malformed", record, at: range.lowerBound, "longer than the record limit of \(limit) bytes")
        return false
    }

    private mutating func isText(_ record: Int, _ range: Range<Int>) -> Bool {
        if plan.isProvenText || UTF8Check.isValid(chunk.bytes.span.extracting(range)) { return true }
        for field in 0..<index.fieldCount(record) {
            let cell = index.field(field, of: record)
            if UTF8Check.isValid(chunk.bytes.span.extracting(cell)) { continue }
            let name = plan.table.fieldName(column: field)
            add("encoding-invalid", record, at: cell.lowerBound, field: name, "bytes that are not UTF-8")
            break
        }
        return false
    }

    /// The natural key of a record that has all its fields; empty for others.
    private func key(_ record: Int) -> String {
        guard index.fieldCount(record) >= plan.table.width else { return "" }
        let columns = plan.table.namingColumns
        return columns.map { plan.text(chunk.bytes[index.field($0, of: record)]) }.joined(separator: "/")
    }

    private mutating func add(_ code: String, _ record: Int, at position: Int, field: String = "", _ detail: String) {
        let range = index.range(of: record, in: chunk.bytes)
        let found = SourcePosition(position, in: chunk.bytes, recordStart: range.lowerBound, encoding: plan.encoding)
        findings.add(
            code: code, file: plan.table.file, line: chunk.line + Int(index.lines[record]) + found.line,
            column: found.column, record: key(record), field: field, detail: detail,
            recordDigest: Hash64.digest(ofRecord: chunk.bytes[range]))
    }
}

/// Where a byte of a record stands.
struct SourcePosition: Equatable {
    /// Line ends between the record's start and the byte.
    var line = 0
    /// Unicode scalars from 1.
    var column = 1

    init(line: Int) { self.line = line }

    init(_ position: Int, in bytes: [UInt8], recordStart: Int, encoding: TextEncoding) {
        advance(over: recordStart..<position, in: bytes, encoding: encoding)
    }

    /// Goes on to the end of `range`, whose first byte stands here.
    mutating func advance(over range: Range<Int>, in bytes: [UInt8], encoding: TextEncoding) {
        let extent = TextExtent(bytes, range)
        line += extent.lines
        if extent.lines > 0 { column = 1 }
        column += encoding == .windows1252 ? range.upperBound - extent.lastLineStart : extent.scalars
    }
}
