import InnkeeperCore
import InnkeeperFormats

/// Formats findings as lines of both complete files, directly from their packed texts. What findings of a kind share is
/// a few pieces of text, made once; a finding with anything to be masked, or any character that needs a closer look, is
/// formatted from a `Finding` as `FindingsReport` does it.
///
/// Before: 100,000 findings about `nights` in `desk.csv`.
/// After: for each its line, its number and its message between the same pieces of text.
struct FindingLines {
    private let input: RunData
    private let fingerprints: FingerprintList
    private var plain: PlainFindings
    /// Those in the same block as the finding at hand.
    private var near: FingerprintList.Together
    private let isNew: [Bool]
    private var pieces: [FindingPieces] = []
    private var relatedFile: (number: Int, pieces: FindingPieces.File)?
    private var csv: [UInt8] = []
    private var json: [UInt8] = []
    private var message: [UInt8] = []

    /// `input` must have its fingerprints computed.
    init(_ input: RunData) {
        self.input = input
        fingerprints = input.fingerprints()
        near = fingerprints.together(with: 0)
        plain = PlainFindings(input)
        if case .made(let changes) = input.comparison { isNew = changes.findings?.isNew ?? [] } else { isNew = [] }
    }

    /// The lines of some findings for `findings.csv` and `findings.jsonl`.
    mutating func take(_ rows: Range<Int>) -> [[UInt8]] {
        csv.reserveCapacity(rows.count * 256)
        json.reserveCapacity(rows.count * 384)
        let input = input
        guard let first = rows.first else { return [[], []] }
        var together = input.findings.together(with: first)
        var closeCSV = CSVWriter(formulaSafe: true)
        var closeJSON = JSONWriter()
        var cells = OutputRow()
        input.forEachFinding(
            in: rows,
            unless: { index in
                if !together.range.contains(index) { together = input.findings.together(with: index) }
                return write(together[index], index, together.text.span)
            }
        ) { finding, message in
            FindingsReport.fill(&cells, finding, message: message)
            closeCSV.row(cells)
            csv += closeCSV.take()
            FindingsReport.write(cells, to: &closeJSON)
            closeJSON.newline()
            json += closeJSON.take()
        }
        defer { (csv, json) = ([], []) }
        return [csv, json]
    }

    /// Appends both lines of a finding, if it can be shown as packed.
    private mutating func write(_ row: StoredFinding, _ index: Int, _ text: Span<UInt8>) -> Bool {
        message.removeAll(keepingCapacity: true)
        guard let (kind, finding) = plain.take(row, text, message: &message) else {
            return false
        }
        if kind >= pieces.count { pieces += plain.kinds[pieces.count...].map { FindingPieces($0) } }
        let needs = TextNeeds(message.span, 0..<message.count)
        let record = TextNeeds(text, finding.record)
        let property = TextNeeds(text, finding.property)
        let value = pieces[kind].isValueHidden ? TextNeeds(text, 0..<0) : TextNeeds(text, finding.value)
        let other = TextNeeds(text, finding.related?.record ?? 0..<0)
        guard !(needs.isOdd || record.isOdd || property.isOdd || value.isOdd || other.isOdd) else { return false }

        csv.append(contentsOf: pieces[kind].csvHead)
        json.append(contentsOf: pieces[kind].jsonHead)
        if needs.quotes {
            let message = message
            FindingLines.quote(message.span, 0..<message.count, to: &csv)
        } else {
            csv.append(contentsOf: message)
        }
        if needs.escape {
            let message = message
            FindingLines.escape(message.span, 0..<message.count, to: &json)
        } else {
            json.append(contentsOf: message)
        }
        csv.append(contentsOf: pieces[kind].csvFile)
        json.append(contentsOf: pieces[kind].jsonFile)
        writePlace(finding.line, finding.column)
        write(FindingLines.record, text, finding.record, record)
        csv.append(OutputRow.separator)
        if !finding.property.isEmpty {
            write(FindingLines.property, text, finding.property, property)
        } else if finding.line > 0 {
            csv.append(contentsOf: pieces[kind].csvProperty)
            json.append(contentsOf: pieces[kind].jsonProperty)
        }
        csv.append(contentsOf: pieces[kind].csvField)
        json.append(contentsOf: pieces[kind].jsonField)
        if pieces[kind].isValueHidden, !finding.value.isEmpty {
            csv.append(contentsOf: Finding.mask.utf8)
            json.append(contentsOf: FindingLines.value.utf8)
            json.append(contentsOf: Finding.mask.utf8)
            json.append(0x22)
        } else {
            write(FindingLines.value, text, finding.value, value)
        }
        csv.append(OutputRow.separator)
        writeRelated(finding, text, other)
        writeEnd(index)
        return true
    }

    /// Line and column, and the delimiter after them.
    private mutating func writePlace(_ line: Int, _ column: Int) {
        if line > 0 {
            csv.append(decimal: Int64(line))
            json.append(contentsOf: FindingLines.line.utf8)
            json.append(decimal: Int64(line))
        }
        csv.append(OutputRow.separator)
        if column > 0 {
            csv.append(decimal: Int64(column))
            json.append(contentsOf: FindingLines.column.utf8)
            json.append(decimal: Int64(column))
        }
        csv.append(OutputRow.separator)
    }

    /// The other record, and the delimiter after it.
    private mutating func writeRelated(_ finding: PlainFinding, _ text: Span<UInt8>, _ needs: TextNeeds) {
        guard let related = finding.related else {
            csv.append(contentsOf: FindingLines.noRelated.utf8)
            return
        }
        if relatedFile?.number != related.file {
            relatedFile = (related.file, FindingPieces.File(plain.paths[related.file]))
        }
        if let file = relatedFile?.pieces {
            csv.append(contentsOf: file.csv)
            json.append(contentsOf: file.json)
        }
        if related.line > 0 {
            csv.append(decimal: Int64(related.line))
            json.append(contentsOf: FindingLines.line.utf8)
            json.append(decimal: Int64(related.line))
        }
        csv.append(OutputRow.separator)
        write(FindingLines.record, text, related.record, needs)
        csv.append(OutputRow.separator)
        json.append(0x7D)
    }

    /// Whether it is known and new, and the fingerprint.
    private mutating func writeEnd(_ index: Int) {
        if input.isKnown(index) {
            csv.append(contentsOf: FindingLines.yes.utf8)
            json.append(contentsOf: FindingLines.isKnown.utf8)
        }
        csv.append(OutputRow.separator)
        if !isNew.isEmpty, isNew[index] {
            csv.append(contentsOf: FindingLines.yes.utf8)
            json.append(contentsOf: FindingLines.isNew.utf8)
        }
        csv.append(OutputRow.separator)
        json.append(contentsOf: FindingLines.fingerprint.utf8)
        if !near.range.contains(index) { near = fingerprints.together(with: index) }
        let fingerprint = near[index]
        Hash64.appendHex(fingerprint, to: &csv)
        Hash64.appendHex(fingerprint, to: &json)
        csv.append(0x0A)
        json.append(contentsOf: FindingLines.end.utf8)
    }

    /// A cell, and the member with that name unless it is empty.
    private mutating func write(_ name: String, _ text: Span<UInt8>, _ range: Range<Int>, _ needs: TextNeeds) {
        if range.isEmpty { return }
        if needs.quotes { FindingLines.quote(text, range, to: &csv) } else { csv.append(text, range) }
        json.append(contentsOf: name.utf8)
        if needs.escape { FindingLines.escape(text, range, to: &json) } else { json.append(text, range) }
        json.append(0x22)
    }

    static func quote(_ text: Span<UInt8>, _ range: Range<Int>, to csv: inout [UInt8]) {
        csv.append(addingCapacity: range.count * 2 + 2) { output in
            output.append(0x22)
            for index in range {
                if text[index] == 0x22 { output.append(0x22) }
                output.append(text[index])
            }
            output.append(0x22)
        }
    }

    private static func escape(_ text: Span<UInt8>, _ range: Range<Int>, to json: inout [UInt8]) {
        json.append(addingCapacity: range.count * 2) { output in
            for index in range {
                if text[index] == 0x22 || text[index] == 0x5C { output.append(0x5C) }
                output.append(text[index])
            }
        }
    }

    // Strings, which unlike arrays have no count of references for the threads to contend for.
    private static let line = ",\"line\":"
    private static let column = ",\"column\":"
    private static let record = ",\"record\":\""
    private static let property = ",\"property\":\""
    private static let value = ",\"value\":\""
    private static let noRelated = ",,,"
    private static let yes = "yes"
    private static let isKnown = ",\"known\":true"
    private static let isNew = ",\"new\":true"
    private static let fingerprint = ",\"fingerprint\":\""
    private static let end = "\"}\n"
}
