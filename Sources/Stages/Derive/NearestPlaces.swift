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
    /// `centres`, as far as a box around these tells; of those only rows that are wanted.
    package init(
        _ places: Places, around centres: [Coordinate], within: Double, isWanted: (_ row: Int) -> Bool = { _ in true }
    ) {
        self.places = places
        var rows: [Int32] = []
        var points: [GeocentricPoint] = []
        if let box = GeocentricBox(around: centres.map(Geodesy.geocentric), margin: within + NearestPlaces.slack) {
            for row in 0..<places.count where !places.rejected[row] && !places.closed[row] && isWanted(row) {
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

    /// At most `count` places (nil: all) no farther than `within` metres from `centre`, nearest first; at one distance
    /// by the place's own id, then by row.
    package func find(_ count: Int?, near centre: Coordinate, within: Double) -> [Neighbour] {
        let point = Geodesy.geocentric(centre)
        var found: [Neighbour] = []
        var measured: [Int] = []
        var radius = within
        if let count {
            measured = tree.nearest(count, to: point)
            found = measured.map { neighbour(from: centre, to: $0) }
            // With fewer than asked for, these are all that there are.
            if measured.count == count { radius = min(radius, found.map(\.metres).max() ?? 0) }
        }
        if count == nil || measured.count == count {
            let known = measured.count > 32 ? Set(measured) : nil
            for index in tree.within(radius + NearestPlaces.slack, of: point)
            where !(known?.contains(index) ?? measured.contains(index)) {
                found.append(neighbour(from: centre, to: index))
            }
        }
        found.removeAll { $0.metres > radius }
        found.sort { NearestPlaces.precedes($0, $1, in: places) }
        return Array(found.prefix(count ?? .max))
    }

    /// The place at which a location is: the nearest of those no farther than `tolerance` metres from it; nil when it
    /// is at none. A pure function, for whoever gets locations from a device.
    package func place(at location: Coordinate, tolerance: Double) -> Neighbour? {
        guard location.isValid else { return nil }
        return find(1, near: location, within: tolerance).first
    }

    private func neighbour(from centre: Coordinate, to index: Int) -> Neighbour {
        let row = Int(rows[index])
        let (metres, bearing) = Geodesy.inverse(
            from: centre, to: Coordinate(latitude: places.latitude[row], longitude: places.longitude[row]))
        return Neighbour(place: row, metres: metres, bearing: bearing)
    }

    /// The order of answers: by distance, by the place's own id, by row.
    static func precedes(_ a: Neighbour, _ b: Neighbour, in places: Places) -> Bool {
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
