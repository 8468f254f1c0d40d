public import Core

/// Tells of a source with far fewer records than it should have.
///
/// ## Before
/// A source with `"maxDropPercent": 20` that had 5,000 records last night, and has 900.
///
/// ## After
/// What is there is read; the run says that much is missing.
public struct SourceShrunk: ReadingRule {
    public static let code = "source-shrunk"
    public static let kind: RecordKind? = nil
    public static let summary =
        "The source has fewer records than minRecords, or has lost more than maxDropPercent since the last run."
    public static let advice = #"""
        Look at the export: a filter, a page or a month may have been left out.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Records are missing: \(finding.detail); look at the export before you trust the reports."
    }
}
