public import Core

/// Marks a line of a vCard that can't be taken as it stands.
///
/// ## Before
/// A note with a raw line break in it, or a name that is not UTF-8.
///
/// ## After
/// The line is left out, or read as the finding says; the card stands.
public struct VCardLineMalformed: ReadingRule {
    public static let code = "vcard-line-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "A line of the card can't be taken as it stands."
    public static let advice = #"""
        Line breaks inside a value are written \n, or the next line begins with a blank (RFC 6350, 3.2).
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This line \(finding.detail)."
    }
}
