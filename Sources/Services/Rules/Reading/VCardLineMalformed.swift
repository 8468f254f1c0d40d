public import Core

/// Marks a line of a card that is no property.
///
/// ## Before
/// A note with raw line ends, whose second line has no name and no colon.
///
/// ## After
/// The line is left out; the card is used.
public struct VCardLineMalformed: ReadingRule {
    public static let code = "vcard-line-malformed"
    public static let kind: RecordKind? = .contacts
    public static let summary = "A line of the card is no property (RFC 6350, 3.3)."
    public static let advice = "Write line ends in a value as `\\n`, and fold long lines with a blank."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This line is no property\(bracketed(finding.detail)) and was left out; write line ends in a value as \\n."
    }
}
