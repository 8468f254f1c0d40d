public import Core

/// Marks a vCard that does not say how it is written.
///
/// ## Before
/// A card without VERSION, or with `VERSION:10`.
///
/// ## After
/// The card stands. It was read as vCard 3.0 and 4.0 have it, where the versions differ.
public struct VCardVersionUnknown: ReadingRule {
    public static let code = "vcard-version-unknown"
    public static let kind: RecordKind? = nil
    public static let summary = "The card has no VERSION that is known."
    public static let advice = #"""
        Export the address book again as vCard 3.0 or 4.0. Escapes and folds are read as these have them.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The card does not tell its version\(bracketed(finding.detail)); it was read as vCard 3.0 or 4.0."
    }
}
