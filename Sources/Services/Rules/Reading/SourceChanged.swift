public import Core

/// Tells of a file that was changed while the run read it.
///
/// ## Before
/// An upload that replaces the file at three in the morning.
///
/// ## After
/// The file is copied, and the copy read: one file, not two halves.
public struct SourceChanged: ReadingRule {
    public static let code = "source-changed"
    public static let kind: RecordKind? = nil
    public static let summary = "The file was changed while it was read."
    public static let advice = #"""
        Let the export be made earlier, or give the source a minAge.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file was changed during the run: \(finding.detail)."
    }
}
