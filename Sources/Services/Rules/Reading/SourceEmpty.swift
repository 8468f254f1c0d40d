public import Core

/// Marks a file without any record.
///
/// ## Before
/// A file of no bytes, or a CSV of a header alone.
///
/// ## After
/// The run goes on; the numbers of this source are those of its other files.
public struct SourceEmpty: ReadingRule {
    public static let code = "source-empty"
    public static let kind: RecordKind? = nil
    public static let summary = "The file holds no record."
    public static let advice = "Look whether the export ran through. An export that is rightly empty is no fault."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file holds no record\(bracketed(finding.detail)); look whether the export ran through."
    }
}
