public import Core

/// Notes a record that another file of the source holds byte for byte.
///
/// ## Before
/// One export downloaded twice, as `bookings.csv` and `bookings (1).csv`.
///
/// ## After
/// The repeat is counted as skipped.
public struct RecordRepeated: ReadingRule {
    public static let code = "record-repeated"
    public static let kind: RecordKind? = nil
    public static let summary = """
        An earlier file of the source holds the same record, byte for byte; this one was left out.
        """
    public static let advice = "Nothing to do; delete the second download to get rid of the note."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " \($0.file), line \($0.line)" } ?? " an earlier file"
        return "The same record is in\(place); this one was left out."
    }
}
