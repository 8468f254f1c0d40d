public import Core

/// Tells of a check of the configuration that could not be carried out.
///
/// ## Before
/// A query that never ends, or one that gives something else than rows.
///
/// ## After
/// It is stopped or left out; everything else of the run is done.
public struct CheckFailed: ReadingRule {
    public static let code = "check-failed"
    public static let kind: RecordKind? = nil
    public static let summary =
        "A check of the configuration could not be carried out, so nobody knows what it would find."
    public static let advice = """
        Correct its query. A query gives row_id of each row that is wrong, and ends: one that takes longer than ten \
        seconds is stopped.
        """
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The check \(finding.record) could not be carried out: \(finding.detail); correct its query."
    }
}
