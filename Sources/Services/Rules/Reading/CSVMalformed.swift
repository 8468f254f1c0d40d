public import Core

/// Refuses a CSV record whose cells do not fit the header.
///
/// ## Before
/// A row with one cell too many, or a quote that never ends.
///
/// ## After
/// The row is refused; reading goes on at the next line.
public struct CSVMalformed: ReadingRule {
    public static let code = "csv-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The record does not fit the header, or its quotes do not close."
    public static let advice = #"""
        Count the cells of the row against the header. A cell that holds the delimiter needs double quotes around it, and a quote within such a cell is doubled (RFC 4180).
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The record can't be read: \(finding.detail); compare it with the header line."
    }
}
