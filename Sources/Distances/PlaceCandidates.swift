package import InnkeeperCore

/// Places that may be neighbours, with their positions in space.
///
/// Before: a table of places.
/// After: rows that are accepted, not closed, wanted, and have a valid coordinate other than 0,0 (null island, which
/// marks a lost position).
package struct PlaceCandidates: Sendable {
    package private(set) var rows: [Int32] = []
    package private(set) var points: [GeocentricPoint] = []

    package init(_ places: Places, _ range: Range<Int>, isWanted: (_ row: Int) -> Bool) {
        var latitudes: [Double] = []
        var longitudes: [Double] = []
        rows.reserveCapacity(range.count)
        latitudes.reserveCapacity(range.count)
        longitudes.reserveCapacity(range.count)
        for row in range where !places.rejected[row] && !places.closed[row] && isWanted(row) {
            guard let coordinate = places.coordinate(row), coordinate.isValid, !coordinate.isNullIsland else {
                continue
            }
            rows.append(Int32(row))
            latitudes.append(coordinate.latitude)
            longitudes.append(coordinate.longitude)
        }
        points = Geodesy.geocentric(latitudes: latitudes, longitudes: longitudes)
    }

    /// Drops what is farther than `reach` from `middle` in a straight line.
    package mutating func keep(within reach: Double, of middle: GeocentricPoint) {
        let limit = reach * reach
        guard points.contains(where: { $0.squaredChord(to: middle) > limit }) else { return }
        let kept = points.indices.filter { points[$0].squaredChord(to: middle) <= limit }
        rows = kept.map { rows[$0] }
        points = kept.map { points[$0] }
    }
}

/// How far from the middle of several centres a place can be and still be among the answers for one of them.
///
/// For a centre at most `spread` from the middle, an answer no farther than `within` is at most the sum of both from
/// the middle. And if `count` places are within a chord d of the middle, they are within d + spread of the centre: no
/// geodesic to them is longer than that chord allows, and so neither is the chord to an answer.
package struct SearchReach: Sendable {
    package let middle: GeocentricPoint
    private let spread: Double
    private let within: Double

    /// nil without centres.
    package init?(around centres: [GeocentricPoint], within: Double) {
        guard !centres.isEmpty else { return nil }
        var box = GeocentricBox()
        for centre in centres { box.include(centre) }
        let middle = GeocentricPoint(
            x: (box.least.x + box.most.x) / 2, y: (box.least.y + box.most.y) / 2, z: (box.least.z + box.most.z) / 2)
        self.middle = middle
        spread = (centres.lazy.map { $0.squaredChord(to: middle) }.max() ?? 0).squareRoot()
        self.within = within
    }

    /// The reach if nothing is known about the places.
    package var widest: Double { spread + within + SearchReach.slack }

    /// Whether knowing the nearest places can shorten the reach.
    package var mayShrink: Bool { Geodesy.longestGeodesic(chord: spread) < .infinity }

    /// The reach if the requested number of places is within this squared chord of the middle.
    package func metres(holding squaredChord: Double) -> Double {
        let chord = squaredChord.squareRoot() + spread + SearchReach.slack
        return min(widest, spread + Geodesy.longestGeodesic(chord: chord) + SearchReach.slack)
    }

    /// Coordinates and lengths are accurate to a few nanometres; an extra micrometre keeps a place on the rim from
    /// being lost to rounding.
    static let slack = 1e-6
}
