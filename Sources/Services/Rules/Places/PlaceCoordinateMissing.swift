import InnkeeperCore

/// Rejects a place without a position: it can't be near anything.
///
/// ## Before
/// A feature with `"geometry": null`, or a latitude that is not a number.
///
/// ## After
/// The place is rejected.
struct PlaceCoordinateMissing: PlaceRule {
    let code = "place-coordinate-missing"
    let summary = "The place has no position, or none that can be read."
    let advice = "Give the place a latitude and a longitude in decimal degrees, or leave it out."
    let message = "{problem}"
    let phrases = RuleText.phrases([
        Problem.missing: "The place has no position; give it a latitude and a longitude.",
        .unreadable: "The position \"{value}\" can't be read; use two numbers in decimal degrees.",
    ])
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    [{"name": "Creek", "latitude": 37.33, "longitude": -121.89}]
                    """),
            RuleExample(
                fails: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Creek"},"geometry":»null}]}
                    """),
        ]
    }

    private enum Problem: String {
        case missing, unreadable
    }

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count where places.coordinateState[row] != .present {
            let problem = places.coordinateState[row] == .missing ? Problem.missing : .unreadable
            report.report(code, row: row, field: PlaceField.coordinate.rawValue, arguments: [.problem: .key(problem)])
        }
    }
}
