package import InnkeeperCore
package import InnkeeperFormats

/// Every finding, however many there are: `findings.jsonl` for programs, `findings.csv` for spreadsheets.
///
/// Both have the same columns (`FindingsReport.columns`) in the order of source, file, line, column, code. In JSON
/// Lines, keys without a value are omitted: an empty text, a line or column 0, no related record. `code`, `severity`,
/// `message` and `fingerprint` are always present, and `related` is an object of `file`, `line`, `record`. Personal
/// values have already been masked, unless the user asked to see them.
///
/// Before: a negative rate in line 14 of `desk.csv`.
/// After: `{"code":"reservation-rate-negative","severity":"warning","effect":"marks","message":"…",…}`.
package struct FindingsReport: Report {
    package static let name = "findings"
    package static let summary = "every finding, as JSON Lines and CSV; the first of each code as SARIF and JUnit"
    package static let files = ["findings.csv", "findings.jsonl", "findings.junit.xml", "findings.sarif"]

    package static let columns = [
        OutputColumn("code", .text, "which rule; see `innkeeper explain CODE`"),
        OutputColumn("severity", .text, "`error`, `warning` or `info`"),
        OutputColumn(
            "effect", .text, "`rejects`: the record takes no part in anything; `marks`: the finding rejects nothing"),
        OutputColumn("message", .text, "the finding in one sentence"),
        OutputColumn("source", .text, "the source's name in the configuration"),
        OutputColumn("file", .text, "path below the root"),
        OutputColumn("line", .integer, "from 1; none when it is about the whole file"),
        OutputColumn("column", .integer, "Unicode scalars from 1; none when it is about the whole line"),
        OutputColumn("record", .text, "the record's natural key; none without one"),
        OutputColumn("property", .text, "the property in which `record` is a key; none when not known"),
        OutputColumn("field", .text, "column or property; none when it is about the whole record"),
        OutputColumn("value", .text, "what stands there; masked when personal"),
        OutputColumn("related_file", .text, "the other record's file; `related.file` in JSON"),
        OutputColumn("related_line", .integer, "the other record's line; `related.line` in JSON"),
        OutputColumn("related_record", .text, "the other record's natural key; `related.record` in JSON"),
        OutputColumn("known", .flag, "yes when the baseline knows it; in JSON `true`, or not there"),
        OutputColumn("new", .flag, "yes when the last run did not have it; in JSON `true`, or not there"),
        OutputColumn("fingerprint", .text, "16 hex digits; the same in every run, wherever the lines move"),
    ]

    package static let options = [
        OptionSpec(
            "language", .language,
            "the language of the messages in these files and beside rejected records. Without it: English")
    ]

    /// The options are the run's: messages are made in several places.
    package init(options: OptionValues) {}

    package func render(_ input: RunData, to folder: any OutputFolder) throws {
        for part in parts { try part(input, folder) }
    }

    package var parts: [ReportPart] {
        [
            ReportPart(effort: { $0.findings.rows.count * 8 }, pieces: FindingsReport.completeFiles),
            ReportPart(FindingsReport.writeFirstOfEach),
        ]
    }

    @Sendable private static func writeFirstOfEach(_ input: RunData, _ folder: any OutputFolder) throws {
        let shown = ShownFindings([input])
        try folder.write("findings.junit.xml") { piece in try piece(JUnitDocument.xml(shown)) }
        try folder.write("findings.sarif") { piece in try piece(SARIFLog.json(shown)) }
    }

    /// Both complete files in step: each finding is formatted once for the two.
    @Sendable private static func completeFiles(_ input: RunData) -> ReportChunks {
        var input = input
        input.keepFingerprints()
        let ranges = input.findings.rows.indices.pieces(input.findings.rows.count / findingsInPiece + 1)
        // Without findings the file still has the column names.
        return ReportChunks(files: ["findings.csv", "findings.jsonl"], count: max(1, ranges.count)) { [input] number in
            var lines = FindingLines(input)
            var pieces = lines.take(ranges.isEmpty ? 0..<0 : ranges[number])
            if number == 0 {
                var header = CSVWriter(formulaSafe: true)
                header.row(columns.map(\.name))
                pieces[0] = header.take() + pieces[0]
            }
            return pieces
        }
    }

    private static let findingsInPiece = 4096

    /// One finding as a JSON object.
    package static func write(_ finding: Finding, message: String, to json: inout JSONWriter) {
        var cells = OutputRow()
        fill(&cells, finding, message: message)
        write(cells, to: &json)
    }

    /// The same from its cells, which are in the order of `columns`.
    static func write(_ cells: borrowing OutputRow, to json: inout JSONWriter) {
        json.beginObject()
        write(cells, 0..<related.lowerBound, to: &json)
        // Related records are always in a file.
        if !cells.isEmpty(related.lowerBound) {
            json.key("related")
            json.beginObject()
            write(cells, related, to: &json)
            json.endObject()
        }
        write(cells, related.upperBound..<columns.count, to: &json)
        json.endObject()
    }

    private static func write(_ cells: borrowing OutputRow, _ members: Range<Int>, to json: inout JSONWriter) {
        for index in members where !cells.isEmpty(index) || isRequired[index] {
            switch columns[index].shape {
            case .integer: json.field(names[index], number: cells, index)
            case .flag:
                json.key(names[index])
                json.value(true)
            default: json.field(names[index], cells, index)
            }
        }
    }

    /// The cells of the other record.
    private static let related = 12..<15
    private static let names = columns.map { JSONName(String($0.name.trimmingPrefix("related_"))) }
    /// Members that are always present.
    static let required = ["code", "severity", "message", "fingerprint"]
    private static let isRequired = columns.map { required.contains($0.name) }

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
        cells.add(finding.property)
        cells.add(finding.field)
        cells.add(finding.value)
        cells.add(finding.related?.file ?? "")
        cells.add(finding.related.flatMap { $0.line > 0 ? $0.line : nil })
        cells.add(finding.related?.record ?? "")
        cells.add(finding.isKnown ? "yes" : "")
        cells.add(finding.isNew ? "yes" : "")
        cells.add(hex: finding.fingerprint)
    }
}
