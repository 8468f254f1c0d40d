public import Core

/// Reports an input that is in no format that the source's kind comes in.
///
/// ## Before
/// A PDF among the bookings.
///
/// ## After
/// Nothing of the file is used.
public struct SourceUnrecognised: ReadingRule {
    public static let code = "source-unrecognised"
    public static let kind: RecordKind? = nil
    public static let summary = "The file is in no known format of its kind."
    public static let advice = """
        Export it as CSV (bookings, campsites), vCard or xCard (contacts), GeoJSON or JSON (places); or \
        leave it out with `exclude`.
        """
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        """
        The file is in no format that is known here\(bracketed(finding.detail)); export it again in one that is, or \
        leave it out with "exclude".
        """
    }
}
