import InnkeeperCore

/// Reports a place that is permanently closed.
///
/// ## Before
/// A restaurant with `"operating_status": "permanently_closed"`.
///
/// ## After
/// The place is kept and marked; no distance to it is computed.
struct PlaceClosed: PlaceRule {
    let code = "place-closed"
    let summary = "The record says that the place is closed for good."
    let advice = "Remove the place, or correct its status if it is open."
    let message = "The place is closed for good; remove it, or correct its status. No distance is calculated to it."
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Inn","operating_status":"open"},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}}]}
                    """),
            RuleExample(
                fails: """
                    {"type":"FeatureCollection","features":[
                    {"type":"Feature","properties":{"name":"Inn","operating_status":»"permanently_closed"},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}}]}
                    """),
        ]
    }

    func check(_ places: Places, in context: RuleContext, report: inout RowFindings) {
        for row in 0..<places.count where places.closed[row] {
            report.report(code, row: row, field: PlaceField.operatingStatus.rawValue)
        }
    }
}
