public import Core

/// Tells of an entry of the baseline that no finding has any more.
///
/// ## Before
/// The baseline knows an overlap of R7 and R9; R9 has moved to another site.
///
/// ## After
/// The run goes on; `--update-baseline` takes the entry out.
public struct BaselineEntryFixed: ReadingRule {
    public static let code = "baseline-entry-fixed"
    public static let kind: RecordKind? = nil
    public static let summary = "What an entry of the baseline knows is no longer found."
    public static let advice =
        "Take the entry out, so that the fault can't come back unseen: --update-baseline does it."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let record = finding.record.isEmpty ? "" : " of \(finding.record)"
        return "The baseline knows \(finding.detail)\(record), which is fixed; --update-baseline takes the entry out."
    }
}
