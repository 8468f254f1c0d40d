public import Core

/// Notes a card that is a group and no person.
///
/// ## Before
/// `KIND:group`, or Apple's `X-ADDRESSBOOKSERVER-KIND:group`.
///
/// ## After
/// It is counted as skipped.
public struct ContactGroup: ReadingRule {
    public static let code = "contact-group"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The card is no person but a group of contacts; it was left out."
    public static let advice = "Nothing to do. Export single contacts only to get rid of the note."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This card is no person\(bracketed(finding.detail)) and was left out."
    }
}
