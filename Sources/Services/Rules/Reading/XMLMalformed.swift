public import Core

/// Refuses XML that is broken or that asks for more than it may.
///
/// ## Before
/// A file that ends in the middle of an element, or that begins with a DOCTYPE.
///
/// ## After
/// The records before the place stand; the rest is refused.
public struct XMLMalformed: ReadingRule {
    public static let code = "xml-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The XML is not well-formed, has a DOCTYPE, or passes a limit."
    public static let advice = #"""
        Export the file again. A DOCTYPE is never needed in these formats; remove it.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This can't be read as XML: \(finding.detail)."
    }
}
