public import Core

/// Refuses a record that is JSON but no place.
///
/// ## Before
/// `null` among the features of a FeatureCollection.
///
/// ## After
/// The record is refused; those beside it stand.
public struct PlaceMalformed: ReadingRule {
    public static let code = "place-malformed"
    public static let kind: RecordKind? = nil
    public static let summary = "The record is sound JSON, but no place can be made of it."
    public static let advice = #"""
        Each record must be a Feature or geometry of RFC 7946, or an object with a name and a position.
        """#
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "This is no place: \(finding.detail)."
    }
}
