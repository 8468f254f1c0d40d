public import Core

/// Tells of a stay in a channel's calendar that another source has already.
///
/// ## Before
/// Airbnb's export and Airbnb's calendar of the same site.
///
/// ## After
/// The stay counts once, as the export has it; the calendar's event is skipped.
public struct ReservationKnown: ReadingRule {
    public static let code = "reservation-known"
    public static let kind: RecordKind? = nil
    public static let summary = "Another source has the stay of this calendar already."
    public static let advice = #"""
        Nothing to do: the stay is counted once, as the other source has it.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The same stay is in \(finding.related?.file ?? "another source"), line \(finding.related?.line ?? 0); it was skipped here."
    }
}
