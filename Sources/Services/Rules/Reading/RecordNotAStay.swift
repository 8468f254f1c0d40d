public import Core

/// Tells of a row of a booking system's export that is no stay.
///
/// ## Before
/// A line of type Payout in Airbnb's transaction history.
///
/// ## After
/// It is skipped: its money is that of the stays it pays, and must not count twice.
public struct RecordNotAStay: ReadingRule {
    public static let code = "record-not-a-stay"
    public static let kind: RecordKind? = nil
    public static let summary = "The row is no stay: a payout, an adjustment, a ticket, a blocked night."
    public static let advice = #"""
        Nothing to do. Its amount is not counted. If such rows are stays after all, say `"preset": "none"` in the source.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This row is no stay (\(finding.detail)); it was skipped and its amount is not counted."
    }
}
