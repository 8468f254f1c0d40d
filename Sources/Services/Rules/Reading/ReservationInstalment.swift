public import Core

/// Tells of a row that is a further payment for a stay that is there already.
///
/// ## Before
/// A stay of three months, paid in three rows with one confirmation code.
///
/// ## After
/// One stay with the sum of the amounts; the later rows are skipped.
public struct ReservationInstalment: ReadingRule {
    public static let code = "reservation-instalment"
    public static let kind: RecordKind? = nil
    public static let summary = "The row is a further payment for a stay that an earlier row has."
    public static let advice = #"""
        Nothing to do: the amounts of both rows were added.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "This row is a further payment for the stay\(place); its amounts were added there."
    }
}
