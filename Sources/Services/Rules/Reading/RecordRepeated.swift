public import Core

/// Tells of a record that an earlier file of the source has, byte for byte.
///
/// ## Before
/// One export that was downloaded twice.
///
/// ## After
/// The record is skipped, not counted twice.
public struct RecordRepeated: ReadingRule {
    public static let code = "record-repeated"
    public static let kind: RecordKind? = nil
    public static let summary = "An earlier file of the same source has the same record, byte for byte."
    public static let advice = #"""
        Nothing to do; delete the second download if you like.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The same record is in \(finding.related?.file ?? "an earlier file"), line \(finding.related?.line ?? 0); it was skipped."
    }
}
