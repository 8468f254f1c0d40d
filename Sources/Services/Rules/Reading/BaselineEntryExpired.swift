public import Core

/// Tells of an entry of the baseline whose day has passed while its finding is still there.
///
/// ## Before
/// An entry with `"expires": "2026-10-31"`, and it is November.
///
/// ## After
/// The finding counts again, and this one makes sure that somebody looks.
public struct BaselineEntryExpired: ReadingRule {
    public static let code = "baseline-entry-expired"
    public static let kind: RecordKind? = nil
    public static let summary = "An entry of the baseline has expired, and its finding is still there."
    public static let advice = "Put the data right, or give the entry another day in the baseline's file."
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let record = finding.record.isEmpty ? "" : " of \(finding.record)"
        return "The baseline's entry for \(finding.detail)\(record); put the data right or give it another day."
    }
}
