public import Core

/// Refuses text of which no card can be made.
///
/// ## Before
/// Lines outside of BEGIN:VCARD and END:VCARD, or a card longer than the record limit.
///
/// ## After
/// It goes to `rejected/`; reading goes on at the next card.
public struct VCardMalformed: ReadingRule {
    public static let code = "vcard-malformed"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The text is no vCard."
    public static let advice = "Export the contacts again as vCard."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "No card can be made of this: \(finding.detail); export the contacts again."
    }
}
