public import Core

/// Tells of a record in a file of places that is read and left out.
///
/// ## Before
/// An element of OpenStreetMap without tags, a corner of a way; a record that Foursquare's users flagged as duplicate.
///
/// ## After
/// It is skipped.
public struct PlaceLeftOut: ReadingRule {
    public static let code = "place-left-out"
    public static let kind: RecordKind? = nil
    public static let summary = "The record is no place of its own, or is flagged as one not to show."
    public static let advice = #"""
        Nothing to do. Elements of OpenStreetMap without tags are parts of others; ask Overpass for `out tags center` to get none.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples: [RuleExample] = []

    public init() {}

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Skipped: \(finding.detail)."
    }
}
