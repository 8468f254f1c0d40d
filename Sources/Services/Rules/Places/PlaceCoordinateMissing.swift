public import Core

/// Refuses a place without a position.
///
/// ## Before
/// A feature whose geometry is null, or a record whose coordinates are no pair of numbers.
///
/// ## After
/// It is left out: no distance can be measured.
public struct PlaceCoordinateMissing: PlaceRule {
    public static let code = "place-coordinate-missing"
    public static let kind: RecordKind? = .places
    public static let summary = "The place has no position, or one that is no pair of numbers."
    public static let advice = """
        Give longitude and latitude in decimal degrees. A null geometry is legal GeoJSON, but useless here.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
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
                  {"type": "Feature", "properties": {"name": "Spring"}, "geometry": »null}
                ]}
                """),
    ]

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in places.coordinateState.indices where places.coordinateState[row] != .present {
            report.report(Self.code, row: row, field: PlaceField.coordinate.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The place has no usable position (\(quoted(shownValue))); give longitude and latitude in decimal degrees."
    }
}
