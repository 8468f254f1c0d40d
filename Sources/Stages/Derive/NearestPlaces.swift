package import Core

/// Finds the places nearest to a point, exactly on the ellipsoid.
///
/// Why it is exact: take the k places nearest by chord and let S be the largest of their true distances. Then k places
/// lie within S, so no true neighbour lies beyond S. A geodesic is never shorter than its chord, so every true
/// neighbour has a chord of at most S: asking the tree for all places with such a chord misses none, and what it
/// finds too much falls out when the true distances are sorted. No bound on the shape of the ellipsoid is needed.
package struct NearestPlaces: Sendable {
    package struct Neighbour: Sendable, Equatable {
        /// Row in the table of places.
        package var place: Int
        package var metres: Double
        package var bearing: Double
    }

    /// Coordinates and lengths are computed to about a nanometre (a unit in the last place of the earth's radius);
    /// a micrometre more keeps a place on the rim from being lost to rounding.
    private static let slack = 1e-6

    private let places: Places
    /// Places that may be answers, and the same in the tree.
    private let rows: [Int32]
    private let tree: GeocentricTree

    /// Places of `places` that can be somebody's neighbour at all: accepted, not closed, with a valid coordinate
    /// that is not 0,0 (null island: the mark of a lost position), and no farther than `within` metres from one of
    /// `centres`, as far as a box around these tells.
    package init(_ places: Places, around centres: [Coordinate], within: Double) {
        self.places = places
        var rows: [Int32] = []
        var points: [GeocentricPoint] = []
        if let box = GeocentricBox(around: centres.map(Geodesy.geocentric), margin: within + NearestPlaces.slack) {
            for row in 0..<places.count where !places.rejected[row] && !places.closed[row] {
                guard let coordinate = places.coordinate(row), coordinate.isValid, !coordinate.isNullIsland else {
                    continue
                }
                let point = Geodesy.geocentric(coordinate)
                guard box.contains(point) else { continue }
                rows.append(Int32(row))
                points.append(point)
            }
        }
        self.rows = rows
        tree = GeocentricTree(points)
    }

    /// At most `count` places no farther than `within` metres from `centre`, nearest first; at one distance by the
    /// place's own id, then by row.
    package func find(_ count: Int, near centre: Coordinate, within: Double) -> [Neighbour] {
        let point = Geodesy.geocentric(centre)
        let byChord = tree.nearest(count, to: point)
        var radius = within
        if byChord.count == count {
            let reach = byChord.map { distance(from: centre, to: $0).metres }.max() ?? 0
            radius = min(radius, reach)
        }
        var found: [Neighbour] = []
        for index in tree.within(radius + NearestPlaces.slack, of: point) {
            let (metres, bearing) = distance(from: centre, to: index)
            if metres <= radius {
                found.append(Neighbour(place: Int(rows[index]), metres: metres, bearing: bearing))
            }
        }
        found.sort { precedes($0, $1) }
        return Array(found.prefix(count))
    }

    private func distance(from centre: Coordinate, to index: Int) -> (metres: Double, bearing: Double) {
        let row = Int(rows[index])
        return Geodesy.inverse(
            from: centre, to: Coordinate(latitude: places.latitude[row], longitude: places.longitude[row]))
    }

    private func precedes(_ a: Neighbour, _ b: Neighbour) -> Bool {
        if a.metres != b.metres { return a.metres < b.metres }
        let first = places.id.slice(a.place)
        let second = places.id.slice(b.place)
        return first.elementsEqual(second) ? a.place < b.place : first.lexicographicallyPrecedes(second)
    }
}

/// The smallest box around some points, made wider on all sides.
private struct GeocentricBox {
    private var least: GeocentricPoint
    private var most: GeocentricPoint

    /// nil without points.
    init?(around points: [GeocentricPoint], margin: Double) {
        guard let first = points.first else { return nil }
        least = first
        most = first
        for point in points {
            least = GeocentricPoint(x: min(least.x, point.x), y: min(least.y, point.y), z: min(least.z, point.z))
            most = GeocentricPoint(x: max(most.x, point.x), y: max(most.y, point.y), z: max(most.z, point.z))
        }
        least = GeocentricPoint(x: least.x - margin, y: least.y - margin, z: least.z - margin)
        most = GeocentricPoint(x: most.x + margin, y: most.y + margin, z: most.z + margin)
    }

    func contains(_ point: GeocentricPoint) -> Bool {
        point.x >= least.x && point.x <= most.x && point.y >= least.y && point.y <= most.y && point.z >= least.z
            && point.z <= most.z
    }
}

extension Coordinate {
    /// 0,0: where positions land that were lost on the way.
    var isNullIsland: Bool { latitude == 0 && longitude == 0 }
}
