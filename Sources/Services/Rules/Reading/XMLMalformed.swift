public import Core

/// Refuses XML that is not well-formed, too deep, or brings its own entities.
///
/// ## Before
/// A file that was cut off, or one with a DOCTYPE.
///
/// ## After
/// The records that were whole before the fault are used.
public struct XMLMalformed: ReadingRule {
    public static let code = "xml-malformed"
    public static let kind: RecordKind? = .contacts
    public static let summary = "The text is no well-formed XML, or holds what is refused for safety."
    public static let advice = """
        Export the file again. A DOCTYPE is never read: entities can blow up memory or fetch other files.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The XML can't be read here: \(finding.detail); records before this place were used. Export the file again."
    }
}
