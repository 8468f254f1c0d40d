public import Core

/// Refuses a CSV file that lacks a column without which nothing can be made of it.
///
/// ## Before
/// Bookings without an arrival, or with neither nights nor departure; or a mapping to a header that is not there.
///
/// ## After
/// No row of the file is used.
public struct CSVColumnMissing: ReadingRule {
    public static let code = "csv-column-missing"
    public static let kind: RecordKind? = nil
    public static let summary = "A column that is needed, or that the mapping names, is not in the header."
    public static let advice = """
        Map the column to the header that holds it: `"columns": { "arrival": "Check-in" }`.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let field = finding.field.isEmpty ? "arrival" : finding.field
        return """
            A needed column is missing: \(finding.detail); if it has another header, put \
            "columns": { \(jsonText(field)): "THE HEADER" } into source \(jsonText(finding.source)).
            """
    }
}
