public import Core

/// Refuses text among vCards that is no card.
///
/// ## Before
/// Lines before BEGIN:VCARD, or a card that is longer than a record may be.
///
/// ## After
/// The lines are refused; the cards around them stand.
public struct VCardMalformed: ReadingRule {
    public static let code = "vcard-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "What stands here is no vCard."
    public static let advice = #"""
        Export the address book again, or delete the lines.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "What stands here is no vCard\(bracketed(finding.detail)); export the address book again or delete it."
    }
}
