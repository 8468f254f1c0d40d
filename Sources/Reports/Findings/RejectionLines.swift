package import InnkeeperCore
import InnkeeperFormats

/// The lines of `RejectionReasons`, made from the packed texts of findings; one that has anything to be masked, or an
/// unusual character, is made from a `Finding`.
package struct RejectionLines {
    private let findings: Findings
    private let files: [SourceFile]
    private let names: KnownNames
    private let messages: [String: RuleMessage]
    private var plain: PlainFindings
    /// Field and code, with their delimiters, by the kind of the finding.
    private var fieldAndCode: [[UInt8]] = []
    private var message = ByteAppender(capacity: 1 << 10)
    private var csv = ByteAppender(capacity: pieceSize * 2)

    /// `findings` are sorted. `names` are masked too.
    package init(
        _ findings: Findings, files: [SourceFile], rules: [any Rule], language: Language = .en,
        names: KnownNames = .none
    ) {
        (self.findings, self.files, self.names) = (findings, files, names)
        let found = Set(findings.codes)
        messages = Dictionary(
            uniqueKeysWithValues: rules.filter { found.contains($0.code) }
                .map { ($0.code, RuleMessage($0.text(in: language), FactFormat(language))) })
        plain = PlainFindings(rejecting: findings, files, rules: rules, language: language, names: names)
    }

    private static let pieceSize = 1 << 16

    /// The table of some findings as CSV, piece by piece: of a file with a million records all may be rejected.
    package mutating func write(_ rows: Range<Int>, _ piece: ([UInt8]) throws -> Void) rethrows {
        csv.append(FindingPieces.csv(RejectionReasons.columns.map(\.name)))
        csv.append(0x0A)
        guard let first = rows.first else { return try piece(csv.take()) }
        var cells = OutputRow()
        var together = findings.together(with: first)
        for index in rows {
            if !together.range.contains(index) { together = findings.together(with: index) }
            if !write(together[index], together.text.span) { writeOne(index, &cells) }
            if csv.count >= RejectionLines.pieceSize { try piece(csv.take()) }
        }
        try piece(csv.take())
    }

    /// Appends the line of a finding if it can be shown as it is.
    private mutating func write(_ row: StoredFinding, _ text: Span<UInt8>) -> Bool {
        message.drop()
        guard let (kind, finding) = plain.take(row, text, message: &message) else { return false }
        while fieldAndCode.count <= kind {
            let next = plain.kinds[fieldAndCode.count]
            fieldAndCode.append(FindingPieces.csv(["", next.field, next.code, ""]))
        }
        let needs = message.withBytes { TextNeeds($0, $0.indices) }
        let record = TextNeeds(text, finding.record)
        guard !needs.isOdd, !record.isOdd else { return false }
        csv.append(decimal: finding.line)
        csv.append(OutputRow.separator)
        csv.append(decimal: finding.column)
        csv.append(OutputRow.separator)
        if record.quotes {
            FindingLines.quote(text, finding.record, to: &csv)
        } else {
            csv.append(text, finding.record)
        }
        csv.append(fieldAndCode[kind])
        if needs.quotes {
            message.withBytes { FindingLines.quote($0, $0.indices, to: &csv) }
        } else {
            csv.append(message)
        }
        csv.append(0x0A)
        return true
    }

    private mutating func writeOne(_ index: Int, _ cells: inout OutputRow) {
        let finding = findings.finding(index, files: files, severity: { _, _ in .error }).masked(names)
        cells.clear()
        cells.add(finding.line)
        cells.add(finding.column)
        cells.add(finding.record)
        cells.add(finding.field)
        cells.add(finding.code)
        cells.add(messages[finding.code]?.text(finding, shownValue: finding.value) ?? finding.code)
        var writer = CSVWriter()
        writer.row(cells)
        csv.append(writer.take())
    }
}
