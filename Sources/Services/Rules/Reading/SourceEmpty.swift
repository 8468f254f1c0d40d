public import Core

/// Tells of a file without records.
///
/// ## Before
/// A file of 0 bytes, or one with only a header.
///
/// ## After
/// The run goes on.
public struct SourceEmpty: ReadingRule {
    public static let code = "source-empty"
    public static let kind: RecordKind? = nil
    public static let summary = "The file has no records."
    public static let advice = #"""
        Check whether the export worked.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "There is nothing in the file: \(finding.detail); check whether the export worked."
    }
}
