public import Core

/// Marks a header that is there twice, where the first of the two columns is read.
///
/// ## Before
/// `Total` as a header of the fifth and of the ninth column.
///
/// ## After
/// The fifth column is the total; nobody knows what the ninth is.
public struct CSVColumnDuplicate: ReadingRule {
    public static let code = "csv-column-duplicate"
    public static let kind: RecordKind? = nil
    public static let summary = "Two columns have the same header; the first is read."
    public static let advice = #"""
        Give one of the two columns another name in the export, if the second is the one that is meant.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The header \(finding.detail); the first is read as \(finding.field)."
    }
}
