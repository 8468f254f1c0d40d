public import Core

/// Marks a line of a vCard that is no property.
///
/// ## Before
/// A note with a raw line break in it.
///
/// ## After
/// The line is left out; the card stands.
public struct VCardLineMalformed: ReadingRule {
    public static let code = "vcard-line-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "A line of the card is no property."
    public static let advice = #"""
        Line breaks inside a value are written \\n, or the next line begins with a blank (RFC 6350, 3.2).
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This line is no property and was left out\(bracketed(finding.detail))."
    }
}
