public import Core

/// Tells of a file that was last changed too long ago.
///
/// ## Before
/// A source with `"maxAge": "26 h"`, and an export of last week.
///
/// ## After
/// What is there is read; the run says that it is old.
public struct SourceStale: ReadingRule {
    public static let code = "source-stale"
    public static let kind: RecordKind? = nil
    public static let summary = "The file is older than the source's maxAge."
    public static let advice = #"""
        The export has stopped coming, or is put elsewhere. See whether the system that makes it still runs.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The export is old: \(finding.detail); see whether it still comes."
    }
}
