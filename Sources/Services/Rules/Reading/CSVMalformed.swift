public import Core

/// Refuses a CSV record whose fields can't be told apart.
///
/// ## Before
/// A row with one field too many, or a quote that nothing closes.
///
/// ## After
/// The record goes to `rejected/`; reading goes on at the next line.
public struct CSVMalformed: ReadingRule {
    public static let code = "csv-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The record does not fit its header or has a quote that nothing closes (RFC 4180)."
    public static let advice = """
        Correct the row. A field that holds the delimiter, a quote or a line end belongs between quotes; \
        quotes in it are doubled.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The record can't be split into fields: \(finding.detail); correct it, with quotes around fields that hold a delimiter."
    }
}
