public import Core

/// Marks a place at 0, 0.
///
/// ## Before
/// A saved place whose true position is only in its address: Google Takeout writes [0, 0].
///
/// ## After
/// The place stands, thousands of kilometres away in the Gulf of Guinea.
public struct PlaceNullIsland: PlaceRule {
    public static let code = "place-null-island"
    public static let kind: RecordKind? = .places
    public static let summary = "The place lies at latitude 0, longitude 0, which programs write for \"not known\"."
    public static let advice = "Look the position up and write it in, or take the record out."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let examples = [
        RuleExample(
            passes: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "On the equator"},
                   "geometry": {"type": "Point", "coordinates": [9.45, 0]}}
                ]}
                """),
        RuleExample(
            fails: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Cafe"},
                   "geometry": {"type": "Point", "coordinates": »[0, 0]}}
                ]}
                """),
    ]

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count
        where places.latitude[row] == 0 && places.longitude[row] == 0 && places.coordinateState[row] == .present {
            report.report(Self.code, row: row, field: PlaceField.coordinate.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The place lies at 0, 0, which mostly means that the position is not known; write the true one in."
    }
}
