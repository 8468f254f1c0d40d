public import Core

/// Marks a vCard that does not end.
///
/// ## Before
/// A file that breaks off before END:VCARD.
///
/// ## After
/// The card stands with what it has.
public struct VCardEndMissing: ReadingRule {
    public static let code = "vcard-end-missing"
    public static let kind: RecordKind? = nil
    public static let summary = "The card has no END:VCARD."
    public static let advice = #"""
        Export the address book again: the file may not have arrived whole.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The card has no END:VCARD\(bracketed(finding.detail)); something of it may be lost."
    }
}
