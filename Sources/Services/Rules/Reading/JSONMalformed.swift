public import Core

/// Refuses JSON that is none, or a record that is no feature and no object.
///
/// ## Before
/// A file that was cut off, a comma too many, a record longer than the limit.
///
/// ## After
/// What was whole before the fault is used.
public struct JSONMalformed: ReadingRule {
    public static let code = "json-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The text is no JSON (RFC 8259), or the record is not of the expected shape."
    public static let advice = """
        Export the file again: it was probably cut off. Comments and trailing commas are no JSON.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The JSON can't be read here: \(finding.detail); records before this place were used. Export the file again."
    }
}
