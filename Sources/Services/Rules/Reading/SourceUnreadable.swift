public import Core

/// Tells of a file that can't be read.
///
/// ## Before
/// A folder where a file should be, or a file without read permission.
///
/// ## After
/// The run goes on without it, with exit status 3.
public struct SourceUnreadable: ReadingRule {
    public static let code = "source-unreadable"
    public static let kind: RecordKind? = nil
    public static let summary = "The file can't be opened or read."
    public static let advice = #"""
        Check what it is and who may read it.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file can't be read: \(finding.detail)."
    }
}
