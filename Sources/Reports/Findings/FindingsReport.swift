package import Core
package import Formats

/// Every finding, complete however many there are: `findings.jsonl` for programs, `findings.csv` for spreadsheets.
///
/// Both have the same columns (`FindingsReport.columns`) in the order of source, file, line, column, code. In JSON
/// Lines a key without a value is left out: an empty text, a line or column 0, no related record. `code`,
/// `severity`, `message` and `fingerprint` are always there, and `related` is an object of `file`, `line`, `record`.
/// Personal values are masked before they come here, unless the user asked to see them.
///
/// Before: a negative rate in line 14 of `desk.csv`.
/// After: `{"code":"reservation-rate-negative","severity":"warning","effect":"marks","message":"…",…}`.
package struct FindingsReport: Report {
    package static let name = "findings"
    package static let summary = "every finding, as JSON Lines and CSV; the first of each code as SARIF and JUnit"
    package static let files = ["findings.csv", "findings.jsonl", "findings.junit.xml", "findings.sarif"]

    package static let columns = [
        OutputColumn("code", .text, "which rule; see `innkeeper explain CODE`"),
        OutputColumn("severity", .text, "error, warning or info"),
        OutputColumn("effect", .text, "rejects: the record takes no part in anything; marks: it is used"),
        OutputColumn("message", .text, "the finding in one sentence"),
        OutputColumn("source", .text, "the source's name in the configuration"),
        OutputColumn("file", .text, "path below the root"),
        OutputColumn("line", .integer, "from 1; none when it is about the whole file"),
        OutputColumn("column", .integer, "Unicode scalars from 1; none when it is about the whole line"),
        OutputColumn("record", .text, "the record's natural key; none without one"),
        OutputColumn("field", .text, "column or property; none when it is about the whole record"),
        OutputColumn("value", .text, "what stands there; masked when personal"),
        OutputColumn("related_file", .text, "the other record's file; `related.file` in JSON"),
        OutputColumn("related_line", .integer, "the other record's line; `related.line` in JSON"),
        OutputColumn("related_record", .text, "the other record's natural key; `related.record` in JSON"),
        OutputColumn("known", .flag, "yes when the baseline knows it; in JSON `true`, or not there"),
        OutputColumn("new", .flag, "yes when the last run did not have it; in JSON `true`, or not there"),
        OutputColumn("fingerprint", .text, "16 hex digits; the same in every run, wherever the lines move"),
    ]

    package init(options: OptionValues) {}

    package func render(_ input: ReportInput, to folder: any OutputFolder) throws {
        for part in parts { try part(input, folder) }
    }

    package var parts: [ReportPart] {
        [
            ReportPart(effort: { $0.findings.rows.count * 8 }, pieces: FindingsReport.completeFiles),
            ReportPart(FindingsReport.writeFirstOfEach),
        ]
    }

    @Sendable private static func writeFirstOfEach(_ input: ReportInput, _ folder: any OutputFolder) throws {
        let shown = ShownFindings([input])
        try folder.write("findings.junit.xml") { piece in try piece(JUnitDocument.xml(shown)) }
        try folder.write("findings.sarif") { piece in try piece(SARIFLog.json(shown)) }
    }

    /// Both complete files in step: what a finding says is made once for the two.
    @Sendable private static func completeFiles(_ input: ReportInput) -> ReportPieces {
        var input = input
        input.keepFingerprints()
        let ranges = input.findings.rows.indices.pieces(input.findings.rows.count / findingsInPiece + 1)
        // Without a finding there are the columns' names.
        return ReportPieces(files: ["findings.csv", "findings.jsonl"], count: max(1, ranges.count)) { [input] number in
            var csv = CSVWriter(formulaSafe: true)
            if number == 0 { csv.row(columns.map(\.name)) }
            var json = JSONWriter()
            var cells = OutputRow()
            input.forEachFinding(in: ranges.isEmpty ? 0..<0 : ranges[number]) { finding, message in
                fill(&cells, finding, message: message)
                csv.row(cells)
                write(finding, message: message, to: &json)
                json.newline()
            }
            return [csv.take(), json.take()]
        }
    }

    private static let findingsInPiece = 512

    /// One finding as a JSON object.
    package static func write(_ finding: Finding, message: String, to json: inout JSONWriter) {
        json.object { json in
            json.field(Name.code, finding.code)
            json.field(Name.severity, finding.severity.rawValue)
            if let effect = finding.effect { json.field(Name.effect, effect.rawValue) }
            json.field(Name.message, message)
            if !finding.source.isEmpty { json.field(Name.source, finding.source) }
            if !finding.file.isEmpty { json.field(Name.file, finding.file) }
            if finding.line > 0 { json.field(Name.line, finding.line) }
            if finding.column > 0 { json.field(Name.column, finding.column) }
            if !finding.record.isEmpty { json.field(Name.record, finding.record) }
            if !finding.field.isEmpty { json.field(Name.field, finding.field) }
            if !finding.value.isEmpty { json.field(Name.value, finding.value) }
            if let related = finding.related {
                json.key(Name.related)
                json.object { json in
                    json.field(Name.file, related.file)
                    if related.line > 0 { json.field(Name.line, related.line) }
                    if !related.record.isEmpty { json.field(Name.record, related.record) }
                }
            }
            if finding.isKnown { json.field("known", true) }
            if finding.isNew { json.field("new", true) }
            json.field(Name.fingerprint, hex: finding.fingerprint)
        }
    }

    /// Puts the cells of one finding into a row, in the order of `columns`.
    package static func fill(_ cells: inout OutputRow, _ finding: Finding, message: String) {
        cells.clear()
        cells.add(finding.code)
        cells.add(finding.severity.rawValue)
        cells.add(finding.effect?.rawValue ?? "")
        cells.add(message)
        cells.add(finding.source)
        cells.add(finding.file)
        cells.add(finding.line > 0 ? finding.line : nil)
        cells.add(finding.column > 0 ? finding.column : nil)
        cells.add(finding.record)
        cells.add(finding.field)
        cells.add(finding.value)
        cells.add(finding.related?.file ?? "")
        cells.add(finding.related.flatMap { $0.line > 0 ? $0.line : nil })
        cells.add(finding.related?.record ?? "")
        cells.add(finding.isKnown ? "yes" : "")
        cells.add(finding.isNew ? "yes" : "")
        cells.add(hex: finding.fingerprint)
    }

    /// The members of a finding in JSON.
    private enum Name {
        static let code = JSONName("code")
        static let severity = JSONName("severity")
        static let effect = JSONName("effect")
        static let message = JSONName("message")
        static let source = JSONName("source")
        static let file = JSONName("file")
        static let line = JSONName("line")
        static let column = JSONName("column")
        static let record = JSONName("record")
        static let field = JSONName("field")
        static let value = JSONName("value")
        static let related = JSONName("related")
        static let fingerprint = JSONName("fingerprint")
    }
}
