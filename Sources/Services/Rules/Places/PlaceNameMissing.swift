public import Core

/// Notes a place without a name.
///
/// ## Before
/// A camp pitch of which only the position is mapped.
///
/// ## After
/// The place stands; reports show its category or its id.
public struct PlaceNameMissing: PlaceRule {
    public static let code = "place-name-missing"
    public static let kind: RecordKind? = .places
    public static let summary = "The place has no name."
    public static let advice = "Give it a name if guests should find it in a list."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples = [
        RuleExample(
            passes: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Spring"},
                   "geometry": {"type": "Point", "coordinates": [-121.89, 37.33]}}
                ]}
                """),
        RuleExample(
            fails: """
                {"type": "FeatureCollection", "features": [
                  »{"type": "Feature", "properties": {"tourism": "camp_pitch"},
                   "geometry": {"type": "Point", "coordinates": [-121.89, 37.33]}}
                ]}
                """),
    ]

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count where places.name.isEmpty(row) {
            report.report(Self.code, row: row, field: PlaceField.name.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The place has no name; reports show its category or id instead."
    }
}
