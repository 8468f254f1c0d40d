import InnkeeperCore

/// Flags a place within 50 m of an earlier one of the same name.
///
/// ## Before
/// "Alum Rock Park" from two exports, 20 m apart.
///
/// ## After
/// Both are kept; the later one is marked and refers to the earlier one.
struct PlaceDuplicate: TableRule {
    let code = "place-duplicate"
    let kind: RecordKind? = .places
    let summary = "Duplicate place: an earlier one of the same name is within 50 m."
    let advice = "Remove one of the two, so that it is not counted twice among the nearest."
    let message = """
        Duplicate place: one of this name is within 50 m{relatedFile?, first seen in {relatedFile}, line \
        {relatedLine}}; remove one of the two.
        """
    let severity = Severity.info
    var examples: [RuleExample] {
        [
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
                    {"type":"Feature","properties":{"name":»"CREEK"},"geometry":{"type":"Point","coordinates":[-121.8901,37.3301]}}]}
                    """),
        ]
    }

    /// Metres.
    private static let reach = 50.0

    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        let places = dataset.places
        var pairs: [(later: Int, first: Int)] = []
        for group in sameNames(places) { collect(group, of: places, into: &pairs) }
        for pair in pairs.sorted(by: { $0.later < $1.later }) {
            report.report(code, row: pair.later, field: PlaceField.name.rawValue, related: pair.first)
        }
    }

    /// Rows that share a folded name, in groups of two or more. They are grouped by hash and confirmed by name.
    private func sameNames(_ places: Places) -> [[Int]] {
        let hashes = places.name.foldedHashes
        let rows = DuplicatePrefilter.rows(hashes) { !places.rejected[$0] }
        let names = places.name.folded(rows)
        var index = BookingIndex()
        index.reserveCapacity(rows.count)
        var groups: [Int: [Int]] = [:]
        for (place, row) in rows.enumerated() {
            let first = index.insert(hashes[row], row: place) { names.isEqual($0, names, place) }
            if let first { groups[first, default: [rows[first]]].append(row) }
        }
        return Array(groups.values)
    }

    /// Puts the places into cubes so small that any two in the same one are within reach, and into large ones whose
    /// neighbours include everything within reach. A place that shares its small cube with an earlier one is settled by
    /// one lookup; only the first in a small cube is compared with those around it. So a thousand places on one spot
    /// take a thousand lookups, not half a million.
    private func collect(_ rows: [Int], of places: Places, into pairs: inout [(later: Int, first: Int)]) {
        var firstOfCube: [Cube: Int] = [:]
        var blocks: [Cube: [(row: Int, position: RoughPosition)]] = [:]
        for row in rows.sorted() {
            guard let coordinate = places.coordinate(row), coordinate.isValid else { continue }
            let position = RoughPosition(coordinate)
            let cube = Cube(position, side: Self.reach / 3.0.squareRoot())
            let block = Cube(position, side: Self.reach)
            if let earlier = firstOfCube[cube] {
                pairs.append((row, earlier))
            } else {
                firstOfCube[cube] = row
                let near = block.withNeighbours.compactMap { blocks[$0] }.joined()
                    .filter { $0.position.metres(to: position) <= Self.reach }
                if let earlier = near.map(\.row).min() { pairs.append((row, earlier)) }
            }
            blocks[block, default: []].append((row, position))
        }
    }

    /// A cube of space.
    private struct Cube: Hashable {
        var x: Int32
        var y: Int32
        var z: Int32

        init(_ position: RoughPosition, side: Double) {
            let metres = position.metres
            x = Int32((metres.x / side).rounded(.down))
            y = Int32((metres.y / side).rounded(.down))
            z = Int32((metres.z / side).rounded(.down))
        }

        /// The cube itself and the 26 around it.
        var withNeighbours: [Cube] {
            var cubes: [Cube] = []
            cubes.reserveCapacity(27)
            for step: Int32 in 0..<27 {
                var cube = self
                cube.x += step % 3 - 1
                cube.y += step / 3 % 3 - 1
                cube.z += step / 9 - 1
                cubes.append(cube)
            }
            return cubes
        }
    }
}
