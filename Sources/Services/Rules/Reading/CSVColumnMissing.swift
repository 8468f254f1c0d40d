public import Core

/// Refuses a CSV file that lacks a column without which no record means anything.
///
/// ## Before
/// A file of bookings with neither nights nor departure.
///
/// ## After
/// All its records are refused, with one finding that names the column.
public struct CSVColumnMissing: ReadingRule {
    public static let code = "csv-column-missing"
    public static let kind: RecordKind? = nil
    public static let summary = "A column that is needed, or that the configuration names, is not in the header."
    public static let advice = #"""
        Name the column in the source's `columns`: { "arrival": "Check-in" }. Headers match without regard to case, blanks, `_` and `-`.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "No record of the file can be used: \(finding.detail)."
    }
}
