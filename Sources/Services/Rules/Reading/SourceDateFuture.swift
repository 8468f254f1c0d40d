public import Core

/// Tells of a file whose time of change lies in the future.
///
/// ## Before
/// A clock that was set back, or a sender whose clock is ahead.
///
/// ## After
/// The file is read; how old it is can't be told.
public struct SourceDateFuture: ReadingRule {
    public static let code = "source-date-future"
    public static let kind: RecordKind? = nil
    public static let summary = "The file was changed in the future, as this machine's clock has it."
    public static let advice = #"""
        Set the clocks of both machines; maxAge and minAge can't be judged until then.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "How old the file is can't be told: \(finding.detail); see whether the clocks are right."
    }
}
