internal import Core
internal import Formats

/// A slice's records sorted into those that can become rows and those that can't, with the findings about them.
struct CSVRows {
    /// Where each row's marks begin in the index.
    private(set) var marks: [Int32] = []
    /// The index's record of each row.
    private(set) var records: [Int32] = []
    private(set) var spans: [RecordSpan] = []
    private(set) var findings = Findings()

    init(_ piece: CSVPiece, index: CSVIndex, plan: CSVPlan) {
        let width = plan.header.count
        let isAllText = plan.encoding != .utf8 || UTF8Check.isValid(piece.bytes)
        marks.reserveCapacity(index.recordCount)
        records.reserveCapacity(index.recordCount)
        spans.reserveCapacity(index.recordCount)
        var fault = 0
        for record in 0..<index.recordCount {
            let range = index.range(of: record, in: piece.bytes)
            let context = Context(piece: piece, index: index, plan: plan, record: record, range: range)
            var isSound = plan.problems.isEmpty
            if fault < index.faults.count && index.faults[fault].record == record {
                isSound = note(index.faults, &fault, context) && isSound
            }
            let count = index.fieldCount(record)
            if isSound && count != width { isSound = tolerates(count, width, context) }
            if isSound && range.count > plan.settings.recordLimit {
                isSound = false
                add("csv-malformed", at: range.lowerBound, "the record is longer than its limit", context)
            }
            if isSound && !isAllText { isSound = isText(context) }
            if isSound {
                spans.append(RecordSpan(start: range.lowerBound, end: range.upperBound, fate: .row(Int32(marks.count))))
                marks.append(index.first[record])
                records.append(Int32(record))
            } else {
                spans.append(RecordSpan(start: range.lowerBound, end: range.upperBound, fate: .malformed))
            }
        }
    }

    private struct Context {
        var piece: CSVPiece
        var index: CSVIndex
        var plan: CSVPlan
        var record: Int
        var range: Range<Int>
    }

    /// Reports the record's departures from the grammar; false when one of them leaves no record.
    private mutating func note(_ faults: [CSVFault], _ next: inout Int, _ context: Context) -> Bool {
        var isSound = true
        while next < faults.count, faults[next].record == context.record {
            let fault = faults[next]
            next += 1
            switch fault.kind {
            case .strayQuote:
                add("csv-quote-stray", at: fault.position, "a quote inside a field without quotes", context)
            case .textAfterQuote:
                isSound = false
                add("csv-malformed", at: fault.position, "text after a closing quote", context)
            case .unclosedQuote:
                isSound = false
                add("csv-malformed", at: fault.position, "a quote that nothing closes", context)
            }
        }
        return isSound
    }

    /// Extra fields do no harm if they are empty; everything else is reported.
    private mutating func tolerates(_ count: Int, _ width: Int, _ context: Context) -> Bool {
        let index = context.index
        if count > width {
            let extra = (width..<count).first { !index.field($0, of: context.record).isEmpty }
            guard extra != nil else { return true }
            let start = index.field(width, of: context.record).lowerBound
            add("csv-malformed", at: start, "\(count) of \(width) fields", context)
        } else {
            let end = index.field(count - 1, of: context.record).upperBound
            add("csv-malformed", at: end, "\(count) of \(width) fields", context)
        }
        return false
    }

    private mutating func isText(_ context: Context) -> Bool {
        let bytes = context.piece.bytes
        if UTF8Check.isValid(bytes.span.extracting(context.range)) { return true }
        for field in 0..<context.index.fieldCount(context.record) {
            let range = context.index.field(field, of: context.record)
            guard !UTF8Check.isValid(bytes.span.extracting(range)) else { continue }
            let name = context.plan.fieldName(column: field)
            add("encoding-invalid", at: range.lowerBound, field: name, "bytes that are not UTF-8", context)
            return false
        }
        add("encoding-invalid", at: context.range.lowerBound, "bytes that are not UTF-8", context)
        return false
    }

    private mutating func add(
        _ code: String, at position: Int, field: String = "", _ detail: String, _ context: Context
    ) {
        let bytes = context.piece.bytes
        let place = CSVPlace(
            position, in: bytes, recordStart: context.range.lowerBound, encoding: context.plan.encoding)
        var digest = Hash64()
        digest.add(bytes[context.range])
        findings.add(
            code: code, file: context.plan.file,
            line: context.piece.line + Int(context.index.lines[context.record]) + place.line,
            column: place.column, field: field, detail: detail, recordDigest: digest.value)
    }
}

/// Where a byte of a record stands.
struct CSVPlace: Equatable {
    /// Line ends between the record's start and the byte.
    var line = 0
    /// Unicode scalars from 1.
    var column = 1

    init(_ position: Int, in bytes: [UInt8], recordStart: Int, encoding: TextEncoding) {
        var lineStart = recordStart
        for index in recordStart..<position {
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if bytes[index] == 0x0A || bytes[index] == 0x0D && !isPair {
                line += 1
                lineStart = index + 1
            }
        }
        if encoding == .windows1252 {
            column = position - lineStart + 1
        } else {
            column = bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 } + 1
        }
    }
}
