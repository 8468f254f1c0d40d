public import Core

/// Refuses JSON that is broken.
///
/// ## Before
/// A file that ends in the middle of a feature.
///
/// ## After
/// The records before the place stand, and those behind it where it is known where they begin.
public struct JSONMalformed: ReadingRule {
    public static let code = "json-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The JSON breaks off or breaks a rule of RFC 8259."
    public static let advice = #"""
        Export the file again; if it was sent, it may not have arrived whole.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This can't be read as JSON: \(finding.detail)."
    }
}
