public import Core

/// Marks a place that is closed for good.
///
/// ## Before
/// A restaurant whose record says `permanently_closed`.
///
/// ## After
/// The place stands in the tables; nobody should be sent there.
public struct PlaceClosed: PlaceRule {
    public static let code = "place-closed"
    public static let kind: RecordKind? = .places
    public static let summary = "The record says that the place is closed for good."
    public static let advice = "Take the place out of the list, or correct its operating status."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples = [
        RuleExample(
            passes: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Diner", "operating_status": "open"},
                   "geometry": {"type": "Point", "coordinates": [-121.89, 37.33]}}
                ]}
                """),
        RuleExample(
            fails: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Diner", "operating_status": »"permanently_closed"},
                   "geometry": {"type": "Point", "coordinates": [-121.89, 37.33]}}
                ]}
                """),
    ]

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in places.closed.indices where places.closed[row] {
            report.report(Self.code, row: row, field: PlaceField.operatingStatus.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The place is closed for good\(bracketed(shownValue)); take it out of the list, or correct its status."
    }
}
