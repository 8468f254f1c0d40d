public import Core

/// Marks a place within 50 m of an earlier one of the same name.
///
/// ## Before
/// "Alum Rock Park" from two exports, 20 m apart.
///
/// ## After
/// Both stand, the later one marked with the earlier one beside it.
public struct PlaceDuplicate: TableRule {
    public static let code = "place-duplicate"
    public static let kind: RecordKind? = .places
    public static let summary = "An earlier place of the same name lies within 50 m."
    public static let advice = "Remove one of the two, so that it is not counted twice among the nearest."
    public static let effect = Effect.marks
    public static let severity = Severity.info
    public static let examples = [
        RuleExample(
            passes: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}},
                {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":[-121.88,37.33]}}]}
                """),
        RuleExample(
            fails: """
                {"type":"FeatureCollection","features":[
                {"type":"Feature","properties":{"name":"Creek"},"geometry":{"type":"Point","coordinates":[-121.89,37.33]}},
                »{"type":"Feature","properties":{"name":"CREEK"},"geometry":{"type":"Point","coordinates":[-121.8901,37.3301]}}]}
                """),
    ]

    /// Metres.
    private static let near = 50.0
    /// Of one name more than this many places are a chain; comparing all of them would take too long.
    private static let compared = 200

    public init() {}

    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let places = dataset.places
        var rowsOfName: [String: [Int]] = [:]
        for row in 0..<places.count where !places.rejected[row] && !places.name.isEmpty(row) {
            guard let coordinate = places.coordinate(row) else { continue }
            let name = foldedWord(places.name[row])
            let earlier = rowsOfName[name, default: []].first { other in
                places.coordinate(other).map { roughDistance($0, coordinate) < Self.near } ?? false
            }
            if let earlier {
                report.report(Self.code, row: row, field: PlaceField.name.rawValue, related: earlier)
            } else if rowsOfName[name, default: []].count < Self.compared {
                rowsOfName[name, default: []].append(row)
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "A place of this name within 50 m was there before\(place); remove one of the two."
    }
}
