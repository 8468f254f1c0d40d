public import Core

/// Marks a quote in the middle of a field that does not begin with one.
///
/// ## Before
/// A field such as `6" pipe`.
///
/// ## After
/// The quote is text and the record is used.
public struct CSVQuoteStray: ReadingRule {
    public static let code = "csv-quote-stray"
    public static let kind: RecordKind? = nil
    public static let summary = "A quote stands inside a field that does not begin with one."
    public static let advice = "Put the field between quotes and double the quote in it: `\"6\"\" pipe\"`."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "There is \(finding.detail); it was read as text. Put the field between quotes and double the quote."
    }
}
