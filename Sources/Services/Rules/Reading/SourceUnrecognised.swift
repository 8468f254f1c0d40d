public import Core

/// Tells of a file that is in no format that is read here.
///
/// ## Before
/// A workbook (.xlsx) where a CSV was expected.
///
/// ## After
/// The run goes on without it, with exit status 3.
public struct SourceUnrecognised: ReadingRule {
    public static let code = "source-unrecognised"
    public static let kind: RecordKind? = nil
    public static let summary = "The file is in no format that is read for its kind."
    public static let advice = #"""
        Export as CSV, vCard, xCard, GeoJSON or a JSON array.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The file was not read: \(finding.detail)."
    }
}
