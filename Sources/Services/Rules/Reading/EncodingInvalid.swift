public import Core

/// Refuses text whose bytes are not in the file's encoding.
///
/// ## Before
/// A byte 0xE9 in a file that is UTF-8 otherwise.
///
/// ## After
/// The record goes to `rejected/`; the rest of the file is read if it can be.
public struct EncodingInvalid: ReadingRule {
    public static let code = "encoding-invalid"
    public static let kind: RecordKind? = nil
    public static let summary = "Bytes are no text in the encoding of the file."
    public static let advice = "Save the file as UTF-8, or declare its encoding: `\"encoding\": \"windows-1252\"`."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        """
        This is no text in the file's encoding: \(finding.detail); save the file as UTF-8, or declare \
        "encoding": "windows-1252" in source \(jsonText(finding.source)).
        """
    }
}
