internal import CInnkeeperGeographicLib
package import InnkeeperCore

/// Distances and directions on the ellipsoid WGS84, by GeographicLib (C. F. F. Karney, Algorithms for geodesics, J.
/// Geodesy 87, 2013). The only file that calls `CGeographicLib`.
package enum Geodesy {
    /// The shortest geodesic between two valid coordinates: its length in metres, exact to a few nanometres, and the
    /// bearing at the first point in degrees clockwise from north, in [0, 360). The bearing from a point to itself is
    /// 0.
    package static func inverse(from start: Coordinate, to end: Coordinate) -> (metres: Double, bearing: Double) {
        let line = innkeeper_geodesic_inverse(start.latitude, start.longitude, end.latitude, end.longitude)
        guard line.distance > 0 else { return (0, 0) }
        let bearing = line.initial_bearing < 0 ? line.initial_bearing + 360 : line.initial_bearing
        // Adding 360 to a tiny negative angle gives exactly 360.
        return (line.distance, bearing < 360 ? bearing : 0)
    }

    /// The position in space of a valid coordinate on the surface of the ellipsoid.
    package static func geocentric(_ coordinate: Coordinate) -> GeocentricPoint {
        let point = innkeeper_ecef_forward(coordinate.latitude, coordinate.longitude)
        return GeocentricPoint(x: point.x, y: point.y, z: point.z)
    }

    /// The same for many coordinates at once, accurate to 10 nanometres, in a fifth of the time.
    package static func geocentric(latitudes: [Double], longitudes: [Double]) -> [GeocentricPoint] {
        precondition(latitudes.count == longitudes.count)
        if latitudes.isEmpty { return [] }
        return unsafe [GeocentricPoint](unsafeUninitializedCapacity: latitudes.count) { target, count in
            guard let start = target.baseAddress else { return }
            // Both types are three consecutive doubles.
            unsafe start.withMemoryRebound(to: innkeeper_ecef.self, capacity: latitudes.count) { points in
                unsafe innkeeper_ecef_forward_all(latitudes, longitudes, latitudes.count, points)
            }
            count = latitudes.count
        }
    }

    /// The smallest radius of curvature of WGS84: that of the meridian at the equator, b² / a, in metres, rounded down.
    private static let sharpestBend = 6_335_439.0

    /// An upper bound in metres for the shortest geodesic with this chord; infinite for chords above the radius below.
    ///
    /// A curve in space that is nowhere more curved than a circle has a chord at least as long as that of an equally
    /// long arc of the circle (A. Schur, 1921), and a shortest geodesic is no more curved than its surface. So L is at
    /// most 2 r asin(c / 2 r). The other solution, more than halfway round, has a chord longer than the radius. In the
    /// series of asin, the terms from the second on have factors of at most 1/6, so x + x³ / 6 (1 - x²) is an upper
    /// bound.
    package static func longestGeodesic(chord: Double) -> Double {
        let x = chord / (2 * sharpestBend)
        guard x <= 0.5 else { return .infinity }
        return 2 * sharpestBend * (x + x * x * x / (6 * (1 - x * x)))
    }
}

/// A point in space: metres from the centre of the earth, with earth-fixed axes.
package struct GeocentricPoint: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var z: Double

    package init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The square of the straight-line distance between two points (the chord through the earth), in square metres.
    package func squaredChord(to other: GeocentricPoint) -> Double {
        let dx = x - other.x
        let dy = y - other.y
        let dz = z - other.z
        return dx * dx + dy * dy + dz * dz
    }
}
