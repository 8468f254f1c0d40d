import InnkeeperCore

/// Flags a place at 0° north, 0° east, in the sea off Ghana, where lost positions end up.
///
/// ## Before
/// A saved place with `"coordinates": [0, 0]`.
///
/// ## After
/// The place is kept and marked; no distance to it is computed.
struct PlaceNullIsland: PlaceRule {
    let code = "place-null-island"
    let summary = "The position is 0, 0: what programs write when they have none."
    let advice = "Look the place up and give it its true position."
    let message = """
        The position is 0, 0, which means that there is none; look the place up. No distance is calculated to it.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    [{"name": "Creek", "latitude": 0, "longitude": -121.89}]
                    """),
            RuleExample(
                fails: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":»[0,0]}}]}
                    """),
        ]
    }

    /// Degrees, about 11 m: rounded zeros.
    private static let reach = 0.0001

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count
        where places.coordinateState[row] == .present && abs(places.latitude[row]) < Self.reach
            && abs(places.longitude[row]) < Self.reach
        {
            report.report(code, row: row, field: PlaceField.coordinate.rawValue)
        }
    }
}
