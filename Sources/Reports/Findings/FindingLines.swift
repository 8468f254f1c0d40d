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
    /// Those in the same block as the finding at hand, and its fingerprint.
    private var block = Findings.Together.none
    private var near = FingerprintList.Together.none
    private let isNew: [Bool]
    private var pieces = FindingPieces()
    private var csv = ByteAppender(capacity: 0)
    private var json = ByteAppender(capacity: 0)
    private var message = ByteAppender(capacity: 1 << 10)

    /// `input` must have its fingerprints computed.
    init(_ input: RunData) {
        self.input = input
        fingerprints = input.fingerprints()
        plain = PlainFindings(input)
        if case .made(let changes) = input.comparison { isNew = changes.findings?.isNew ?? [] } else { isNew = [] }
    }

    /// The lines of some findings for `findings.csv` and `findings.jsonl`.
    mutating func take(_ rows: Range<Int>) -> [[UInt8]] {
        csv = ByteAppender(capacity: rows.count * 256)
        json = ByteAppender(capacity: rows.count * 384)
        let input = input
        var closeCSV = CSVWriter(formulaSafe: true)
        var closeJSON = JSONWriter()
        var cells = OutputRow()
        input.forEachFinding(
            in: rows, after: { writePlain($0) }
        ) { finding, message in
            FindingsReport.fill(&cells, finding, message: message)
            closeCSV.row(cells)
            csv.append(closeCSV.take())
            FindingsReport.write(cells, to: &closeJSON)
            closeJSON.newline()
            json.append(closeJSON.take())
        }
        return [csv.take(), json.take()]
    }

    /// Appends both lines of findings up to one that can't be shown as packed; returns its index, or the end.
    private mutating func writePlain(_ rows: Range<Int>) -> Int {
        var index = rows.lowerBound
        while index < rows.upperBound {
            if !block.range.contains(index) { block = input.findings.together(with: index) }
            let block = block
            let text = block.text.span
            let end = min(rows.upperBound, block.range.upperBound)
            while index < end {
                guard write(block[index], index, text) else { return index }
                index += 1
            }
        }
        return index
    }

    /// Appends both lines of a finding, if it can be shown as packed.
    private mutating func write(_ row: StoredFinding, _ index: Int, _ text: Span<UInt8>) -> Bool {
        message.drop()
        guard let (number, finding) = plain.take(row, text, message: &message) else { return false }
        while number >= pieces.kinds.count { pieces.add(plain.kinds[pieces.kinds.count]) }
        let kind = pieces.kinds[number]
        let needs = message.withBytes { TextNeeds($0, $0.indices) }
        let record = TextNeeds(text, finding.record)
        let property = TextNeeds(text, finding.property)
        let value = kind.isValueHidden ? TextNeeds(text, 0..<0) : TextNeeds(text, finding.value)
        let otherNeeds = TextNeeds(text, finding.related?.record ?? 0..<0)
        guard !(needs.isOdd || record.isOdd || property.isOdd || value.isOdd || otherNeeds.isOdd) else { return false }
        let related = finding.related.map { pieces.file($0.file, plain.paths[$0.file]) }

        let (words, shared) = (pieces.words, pieces.pool)
        let pool = shared.span
        csv.append(pool, kind.csvHead)
        json.append(pool, kind.jsonHead)
        message.withBytes { message in
            FindingLines.write(message, message.indices, needs, csv: &csv, json: &json)
        }
        csv.append(pool, kind.csvFile)
        json.append(pool, kind.jsonFile)
        write(finding.line, words.line, pool)
        write(finding.column, words.column, pool)
        write(text, finding.record, record, words.record, pool)
        csv.append(OutputRow.separator)
        if !finding.property.isEmpty {
            write(text, finding.property, property, words.property, pool)
        } else if finding.line > 0 {
            csv.append(pool, kind.csvProperty)
            json.append(pool, kind.jsonProperty)
        }
        csv.append(pool, kind.csvField)
        json.append(pool, kind.jsonField)
        if kind.isValueHidden, !finding.value.isEmpty {
            write(pool, words.hidden, TextNeeds(pool, 0..<0), words.value, pool)
        } else {
            write(text, finding.value, value, words.value, pool)
        }
        csv.append(OutputRow.separator)
        if let file = related, let other = finding.related {
            csv.append(pool, file.csv)
            json.append(pool, file.json)
            write(other.line, words.line, pool)
            write(text, other.record, otherNeeds, words.record, pool)
            csv.append(OutputRow.separator)
            json.append(0x7D)
        } else {
            csv.append(pool, words.noRelated)
        }
        writeEnd(index, words, pool)
        return true
    }

    /// Whether it is known and new, and the fingerprint.
    private mutating func writeEnd(_ index: Int, _ words: FindingPieces.Words, _ pool: Span<UInt8>) {
        if input.isKnown(index) {
            csv.append(pool, words.yes)
            json.append(pool, words.isKnown)
        }
        csv.append(OutputRow.separator)
        if !isNew.isEmpty, isNew[index] {
            csv.append(pool, words.yes)
            json.append(pool, words.isNew)
        }
        csv.append(OutputRow.separator)
        json.append(pool, words.fingerprint)
        if !near.range.contains(index) { near = fingerprints.together(with: index) }
        let fingerprint = near[index]
        csv.append(hex: fingerprint)
        json.append(hex: fingerprint)
        csv.append(0x0A)
        json.append(pool, words.end)
    }

    /// A number, unless it is 0, and the delimiter after it.
    private mutating func write(_ number: Int, _ name: Range<Int>, _ pool: Span<UInt8>) {
        if number > 0 {
            csv.append(decimal: number)
            json.append(pool, name)
            json.append(decimal: number)
        }
        csv.append(OutputRow.separator)
    }

    /// A cell, and the member with that name unless it is empty.
    private mutating func write(
        _ text: Span<UInt8>, _ range: Range<Int>, _ needs: TextNeeds, _ name: Range<Int>, _ pool: Span<UInt8>
    ) {
        if range.isEmpty { return }
        json.append(pool, name)
        FindingLines.write(text, range, needs, csv: &csv, json: &json)
        json.append(0x22)
    }

    /// A text as a cell, and as the inside of a string.
    private static func write(
        _ text: Span<UInt8>, _ range: Range<Int>, _ needs: TextNeeds, csv: inout ByteAppender, json: inout ByteAppender
    ) {
        if needs.quotes { quote(text, range, to: &csv) } else { csv.append(text, range) }
        if needs.escape {
            json.append(text, range, prefixing: 0x22, 0x5C, with: 0x5C)
        } else {
            json.append(text, range)
        }
    }

    static func quote(_ text: Span<UInt8>, _ range: Range<Int>, to csv: inout ByteAppender) {
        csv.append(0x22)
        csv.append(text, range, prefixing: 0x22, 0x22, with: 0x22)
        csv.append(0x22)
    }
}
