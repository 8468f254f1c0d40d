import InnkeeperCore

/// Reports a place without a name.
///
/// ## Before
/// A campsite that has no name on the map.
///
/// ## After
/// The place is kept; reports show its category or its id.
struct PlaceNameMissing: PlaceRule {
    let code = "place-name-missing"
    let summary = "The place has no name."
    let advice = "Add a name, so that guests can find it in the reports."
    let message = "The place has no name; add one."
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    [{"name": "Creek", "latitude": 37.33, "longitude": -121.89}]
                    """),
            RuleExample(
                fails: """
                    {"type":"FeatureCollection","features":[
                    »{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}}]}
                    """),
        ]
    }

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count where places.name.isEmpty(row) {
            report.report(code, row: row, field: PlaceField.name.rawValue)
        }
    }
}
