public import Core

/// Refuses a place that is not on the earth.
///
/// ## Before
/// Latitude 137.33; or the two numbers in the wrong order, so that -121.89 stands for the latitude.
///
/// ## After
/// It is left out.
public struct PlaceCoordinateOutOfRange: PlaceRule {
    public static let code = "place-coordinate-out-of-range"
    public static let kind: RecordKind? = .places
    public static let summary = "Latitude is not within ±90, or longitude not within ±180 degrees."
    public static let advice = "GeoJSON wants longitude first, then latitude (RFC 7946, 3.1.1), in degrees of WGS84."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let examples = [
        RuleExample(
            passes: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Dateline"},
                   "geometry": {"type": "Point", "coordinates": [180, -90]}}
                ]}
                """),
        RuleExample(
            fails: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Spring"},
                   "geometry": {"type": "Point", "coordinates": »[37.33, -121.89]}}
                ]}
                """),
    ]

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count {
            guard let coordinate = places.coordinate(row), !coordinate.isValid else { continue }
            let swapped = Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
            report.report(
                Self.code, row: row, field: PlaceField.coordinate.rawValue,
                detail: swapped.isValid ? "swapped they would be in range" : "")
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        """
        \(quoted(shownValue)) is no position on earth\(bracketed(finding.detail)); write longitude (±180), then \
        latitude (±90).
        """
    }
}
