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

    /// The two complete files take about as long as each other.
    package var parts: [ReportPart] {
        [FindingsReport.writeCSV, FindingsReport.writeJSONLines, FindingsReport.writeFirstOfEach]
    }

    @Sendable private static func writeFirstOfEach(_ input: ReportInput, _ folder: any OutputFolder) throws {
        let shown = ShownFindings([input])
        try folder.write("findings.junit.xml") { piece in try piece(JUnitDocument.xml(shown)) }
        try folder.write("findings.sarif") { piece in try piece(SARIFLog.json(shown)) }
    }

    @Sendable private static func writeCSV(_ input: ReportInput, _ folder: any OutputFolder) throws {
        try folder.write("findings.csv") { piece in
            var csv = CSVWriter(formulaSafe: true)
            csv.row(columns.map(\.name))
            try input.forEachFinding { finding, message in
                csv.row(cells(finding, message: message, effect: input.effect(of: finding.code)))
                if csv.byteCount >= pieceSize { try piece(csv.take()) }
            }
            try piece(csv.take())
        }
    }

    @Sendable private static func writeJSONLines(_ input: ReportInput, _ folder: any OutputFolder) throws {
        try folder.write("findings.jsonl") { piece in
            var json = JSONWriter()
            try input.forEachFinding { finding, message in
                write(finding, message: message, effect: input.effect(of: finding.code), to: &json)
                json.newline()
                if json.bytes.count >= pieceSize { try piece(json.take()) }
            }
            try piece(json.take())
        }
    }

    /// One finding as a JSON object.
    package static func write(_ finding: Finding, message: String, effect: Effect?, to json: inout JSONWriter) {
        json.object { json in
            json.field("code", finding.code)
            json.field("severity", finding.severity.rawValue)
            if let effect { json.field("effect", effect.rawValue) }
            json.field("message", message)
            if !finding.source.isEmpty { json.field("source", finding.source) }
            if !finding.file.isEmpty { json.field("file", finding.file) }
            if finding.line > 0 { json.field("line", finding.line) }
            if finding.column > 0 { json.field("column", finding.column) }
            if !finding.record.isEmpty { json.field("record", finding.record) }
            if !finding.field.isEmpty { json.field("field", finding.field) }
            if !finding.value.isEmpty { json.field("value", finding.value) }
            if let related = finding.related {
                json.key("related")
                json.object { json in
                    json.field("file", related.file)
                    if related.line > 0 { json.field("line", related.line) }
                    if !related.record.isEmpty { json.field("record", related.record) }
                }
            }
            if finding.isKnown { json.field("known", true) }
            if finding.isNew { json.field("new", true) }
            json.field("fingerprint", Hash64.hex(finding.fingerprint))
        }
    }

    /// The cells of one finding, in the order of `columns`.
    package static func cells(_ finding: Finding, message: String, effect: Effect?) -> [String] {
        [
            finding.code,
            finding.severity.rawValue,
            effect?.rawValue ?? "",
            message,
            finding.source,
            finding.file,
            finding.line > 0 ? String(finding.line) : "",
            finding.column > 0 ? String(finding.column) : "",
            finding.record,
            finding.field,
            finding.value,
            finding.related?.file ?? "",
            finding.related.map { $0.line > 0 ? String($0.line) : "" } ?? "",
            finding.related?.record ?? "",
            finding.isKnown ? "yes" : "",
            finding.isNew ? "yes" : "",
            Hash64.hex(finding.fingerprint),
        ]
    }
}
