import InnkeeperCore

/// Rejects a place whose position is out of range.
///
/// ## Before
/// `[37.33, -121.89]` in GeoJSON, where longitude comes first: a latitude of −121.89.
///
/// ## After
/// The place is rejected; if swapping the numbers gives a valid position, the message says so.
struct PlaceCoordinateOutOfRange: PlaceRule {
    let code = "place-coordinate-out-of-range"
    let summary = "Latitude is not within ±90 degrees, or longitude not within ±180."
    let advice = """
        Positions are in decimal degrees of WGS84. GeoJSON writes longitude first (RFC 7946, 3.1.1): \
        [-121.89, 37.33] lies in California.
        """
    let message = "{problem}"
    let phrases = RuleText.phrases([
        Problem.swapped: """
        The position "{value}" is not on the earth; the two numbers seem to be swapped: longitude comes first in \
        GeoJSON.
        """,
        .outside: "The position \"{value}\" is not on the earth; use decimal degrees of WGS84.",
    ])
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
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
    }

    private enum Problem: String {
        case swapped, outside
    }

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count {
            guard let coordinate = places.coordinate(row), !coordinate.isValid else { continue }
            let swapped = Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
            let problem = swapped.isValid ? Problem.swapped : .outside
            report.report(code, row: row, field: PlaceField.coordinate.rawValue, arguments: [.problem: .key(problem)])
        }
    }
}
