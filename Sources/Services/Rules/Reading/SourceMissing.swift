public import Core

/// Tells of a file that is not there.
///
/// ## Before
/// `files` names `desk.csv`, and there is none.
///
/// ## After
/// The run goes on without it, with exit status 3.
public struct SourceMissing: ReadingRule {
    public static let code = "source-missing"
    public static let kind: RecordKind? = nil
    public static let summary = "A file or pattern of the configuration fits nothing."
    public static let advice = #"""
        Check the name and `--root`; patterns are relative to the configuration's folder.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Nothing was read: \(finding.detail)."
    }
}
