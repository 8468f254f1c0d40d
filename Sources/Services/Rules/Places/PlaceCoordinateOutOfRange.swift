import Core

/// Refuses a place whose position is not on the earth.
///
/// ## Before
/// `[37.33, -121.89]` in GeoJSON, where longitude comes first: a latitude of −121.89.
///
/// ## After
/// The place is refused; when swapping the numbers makes a position, the message says so.
struct PlaceCoordinateOutOfRange: PlaceRule {
    let code = "place-coordinate-out-of-range"
    let summary = "Latitude is not within ±90 degrees, or longitude not within ±180."
    let advice = """
        Positions are in decimal degrees of WGS84. GeoJSON writes longitude first (RFC 7946, 3.1.1): \
        [-121.89, 37.33] lies in California.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    let examples = [
        RuleExample(
            passes: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}}]}
                """),
        RuleExample(
            fails: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":»[37.33,-121.89]}}]}
                """),
    ]

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count {
            guard let coordinate = places.coordinate(row), !coordinate.isValid else { continue }
            let swapped = Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
            report.report(
                code, row: row, field: PlaceField.coordinate.rawValue, detail: swapped.isValid ? "swapped" : "")
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        let advice =
            finding.detail.isEmpty
            ? "use decimal degrees of WGS84" : "the two numbers seem to be swapped: longitude comes first in GeoJSON"
        return "The position \(quoted(shownValue)) is not on the earth; \(advice)."
    }
}
