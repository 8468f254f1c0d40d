import InnkeeperCore

/// Flags a place that is far away, but would be near if latitude and longitude were swapped.
///
/// ## Before
/// A property in Slovakia (49.1 north, 19.5 east) and a place at 19.5 north, 49.1 east, in Arabia.
///
/// ## After
/// The place is kept unchanged and marked.
struct PlaceCoordinatesSwapped: PlaceRule {
    let code = "place-coordinates-swapped"
    let summary = "The place is far away, but nearby if latitude and longitude are swapped."
    let advice = "Check the order of the two numbers: GeoJSON writes longitude first (RFC 7946, 3.1.1)."
    let message = "The position \"{value}\" is far away, but nearby if its two numbers are swapped; check their order."
    let severity = Severity.warning
    let needs = [RuleNeed.origin]
    /// The tests' property is at 49.1 north, 19.5 east.
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Lake"},"geometry":{"type":"Point","coordinates":[19.55,49.11]}}]}
                    """),
            RuleExample(
                fails: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Lake"},"geometry":{"type":"Point","coordinates":»[49.11,19.55]}}]}
                    """),
        ]
    }

    /// Metres.
    private static let far = 1_000_000.0
    private static let near = 200_000.0

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        guard let origin = context.run.property.origin else { return }
        let home = RoughPosition(origin)
        for row in 0..<places.count {
            guard let place = places.coordinate(row), place.isValid else { continue }
            let swapped = Coordinate(latitude: place.longitude, longitude: place.latitude)
            guard swapped.isValid, RoughPosition(swapped).metres(to: home) < Self.near,
                RoughPosition(place).metres(to: home) > Self.far
            else { continue }
            report.report(code, row: row, field: PlaceField.coordinate.rawValue)
        }
    }
}
