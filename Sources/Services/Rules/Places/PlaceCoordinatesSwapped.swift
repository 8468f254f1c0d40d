public import Core

/// Marks a place whose latitude and longitude seem to have changed places.
///
/// ## Before
/// A place 10,000 km from a property in Slovakia, which is next door if the two numbers are swapped.
///
/// ## After
/// The place stands where its numbers say. Without the property's origin the rule is not checked.
public struct PlaceCoordinatesSwapped: PlaceRule {
    public static let code = "place-coordinates-swapped"
    public static let kind: RecordKind? = .places
    public static let summary = "The place is over 1,000 km away, and within 200 km if its two numbers are swapped."
    public static let advice = "GeoJSON wants longitude first, then latitude (RFC 7946, 3.1.1): swap them."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let needs = [RuleNeed.origin]
    public static let examples = [
        RuleExample(
            passes: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Reservoir"},
                   "geometry": {"type": "Point", "coordinates": [19.55, 49.11]}},
                  {"type": "Feature", "properties": {"name": "Far away"},
                   "geometry": {"type": "Point", "coordinates": [-121.89, 37.33]}}
                ]}
                """),
        RuleExample(
            fails: """
                {"type": "FeatureCollection", "features": [
                  {"type": "Feature", "properties": {"name": "Reservoir"},
                   "geometry": {"type": "Point", "coordinates": »[49.11, 19.55]}}
                ]}
                """),
    ]

    /// Metres from the origin beyond which a place is suspected.
    private static let far = 1_000_000.0
    /// Metres from the origin within which the swapped place confirms it.
    private static let near = 200_000.0

    public init() {}

    public func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        guard let origin = context.world.property.origin else { return }
        let home = RoughPosition(origin)
        for row in 0..<places.count {
            guard let given = places.coordinate(row), given.isValid else { continue }
            let swapped = Coordinate(latitude: given.longitude, longitude: given.latitude)
            guard swapped.isValid, RoughPosition(swapped).metres(to: home) <= Self.near,
                RoughPosition(given).metres(to: home) > Self.far
            else { continue }
            report.report(Self.code, row: row, field: PlaceField.coordinate.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        """
        \(quoted(shownValue)) is more than 1,000 km away, but near by if the two are swapped; write longitude, \
        then latitude.
        """
    }
}
