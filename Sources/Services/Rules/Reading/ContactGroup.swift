public import Core

/// Tells of a card that is a group of contacts.
///
/// ## Before
/// A card with KIND:group.
///
/// ## After
/// It is skipped: a group is no guest.
public struct ContactGroup: ReadingRule {
    public static let code = "contact-group"
    public static let kind: RecordKind? = nil
    public static let summary = "The card is a group, not a person."
    public static let advice = #"""
        Nothing to do: its members are contacts of their own.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This card is a group and was skipped."
    }
}
