public import Core

/// Marks a quotation mark inside a cell that is not quoted.
///
/// ## Before
/// A cell `6" pipe` without quotes around it.
///
/// ## After
/// The mark is taken as text.
public struct CSVQuoteStray: ReadingRule {
    public static let code = "csv-quote-stray"
    public static let kind: RecordKind? = nil
    public static let summary = "A quotation mark stands inside a cell that is not quoted."
    public static let advice = #"""
        Put quotes around the whole cell and double the one inside (RFC 4180).
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "A quotation mark stands inside a cell that is not quoted; it is taken as text."
    }
}
