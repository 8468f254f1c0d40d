public import Core

/// Refuses an event of a calendar that can't be read.
///
/// ## Before
/// A feed that was cut off in the middle of an event.
///
/// ## After
/// The event goes to rejected/; the others are read.
public struct CalendarMalformed: ReadingRule {
    public static let code = "calendar-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "What stands here is no event of a calendar."
    public static let advice = #"""
        Fetch or export the calendar again.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "What stands here is no event of a calendar\(bracketed(finding.detail)); fetch or export the calendar again."
    }
}
