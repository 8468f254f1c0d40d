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
    private static let reach = 50.0
    /// `reach` in degrees of latitude, a little generous.
    private static let reachInLatitude = 0.0005

    public init() {}

    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let places = dataset.places
        var first: [(later: Int, first: Int)] = []
        for group in sameNames(places) { collect(group, of: places, into: &first) }
        for pair in first.sorted(by: { $0.later < $1.later }) {
            report.report(Self.code, row: pair.later, field: PlaceField.name.rawValue, related: pair.first)
        }
    }

    /// Rows that share a folded name, in groups of two or more. Hashes bring them together, the names decide.
    private func sameNames(_ places: Places) -> [[Int]] {
        var hashes: [(hash: UInt64, row: Int)] = []
        hashes.reserveCapacity(places.count)
        for row in 0..<places.count where !places.rejected[row] {
            let name = foldedText(places.name.slice(row))
            if !name.isEmpty { hashes.append((Hash64.digest(name[...]), row)) }
        }
        hashes.sort { $0.hash != $1.hash ? $0.hash < $1.hash : $0.row < $1.row }
        var groups: [[Int]] = []
        var start = 0
        while start < hashes.count {
            var end = start + 1
            while end < hashes.count, hashes[end].hash == hashes[start].hash { end += 1 }
            if end - start > 1 {
                let byName = Dictionary(grouping: hashes[start..<end].map(\.row)) { foldedText(places.name.slice($0)) }
                groups += byName.values.filter { $0.count > 1 }
            }
            start = end
        }
        return groups
    }

    /// Sweeps from south to north. Each place joins the first cluster whose centre is within reach, or becomes a
    /// centre itself, so that a thousand places on one spot cost a thousand comparisons, not half a million.
    private func collect(_ rows: [Int], of places: Places, into pairs: inout [(later: Int, first: Int)]) {
        struct Cluster {
            var latitude: Double
            var centre: RoughPosition
            var members: [Int]
        }
        let northward = rows.sorted { a, b in
            places.latitude[a] != places.latitude[b] ? places.latitude[a] < places.latitude[b] : a < b
        }
        var clusters: [Cluster] = []
        var southmost = 0
        for row in northward {
            guard let coordinate = places.coordinate(row), coordinate.isValid else { continue }
            let position = RoughPosition(coordinate)
            while southmost < clusters.count,
                clusters[southmost].latitude < coordinate.latitude - Self.reachInLatitude
            {
                southmost += 1
            }
            let near = (southmost..<clusters.count).first { clusters[$0].centre.metres(to: position) <= Self.reach }
            if let near {
                clusters[near].members.append(row)
            } else {
                clusters.append(Cluster(latitude: coordinate.latitude, centre: position, members: [row]))
            }
        }
        for cluster in clusters where cluster.members.count > 1 {
            let members = cluster.members.sorted()
            for member in members.dropFirst() { pairs.append((member, members[0])) }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "A place of this name within 50 m was there before\(place); remove one of the two."
    }
}
