public import Core

/// Marks a card that nothing ends.
///
/// ## Before
/// A new BEGIN:VCARD, or the end of the file, before END:VCARD.
///
/// ## After
/// The card is used as far as it goes.
public struct VCardEndMissing: ReadingRule {
    public static let code = "vcard-end-missing"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The card has no END:VCARD."
    public static let advice = "Export the contacts again: the file may be cut off."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The card has no END:VCARD; it was used as far as it goes. Export again: the file may be cut off."
    }
}
