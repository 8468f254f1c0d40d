public import Core

/// Refuses a record whose bytes are no text in its file's encoding.
///
/// ## Before
/// A Latin-1 letter in a file that is declared as UTF-8.
///
/// ## After
/// The record is refused.
public struct EncodingInvalid: ReadingRule {
    public static let code = "encoding-invalid"
    public static let kind: RecordKind? = nil
    public static let summary = "The bytes are no text in the encoding of the file."
    public static let advice = #"""
        Export as UTF-8, or name the encoding in the source: "encoding": "windows-1252".
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The bytes are no text in this file's encoding\(bracketed(finding.detail)); export as UTF-8 or name the encoding."
    }
}
