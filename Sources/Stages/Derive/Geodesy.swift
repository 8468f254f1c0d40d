internal import CGeographicLib
package import Core

/// Lengths and directions on the ellipsoid WGS84, by GeographicLib (C. F. F. Karney, Algorithms for geodesics,
/// J. Geodesy 87, 2013). The one file that talks to `CGeographicLib`.
package enum Geodesy {
    /// The shortest geodesic between two valid coordinates: metres, exact to some nanometres, and the bearing at the
    /// first point in degrees clockwise from north, in [0, 360). Between a point and itself the bearing is 0.
    package static func inverse(from start: Coordinate, to end: Coordinate) -> (metres: Double, bearing: Double) {
        let line = innkeeper_geodesic_inverse(start.latitude, start.longitude, end.latitude, end.longitude)
        guard line.distance > 0 else { return (0, 0) }
        let bearing = line.initial_bearing < 0 ? line.initial_bearing + 360 : line.initial_bearing
        // A negative angle too small to matter beside 360 gives 360 itself.
        return (line.distance, bearing < 360 ? bearing : 0)
    }

    /// Where a valid coordinate lies in space, on the surface of the ellipsoid.
    package static func geocentric(_ coordinate: Coordinate) -> GeocentricPoint {
        let point = innkeeper_ecef_forward(coordinate.latitude, coordinate.longitude)
        return GeocentricPoint(x: point.x, y: point.y, z: point.z)
    }
}

/// A point in space: metres from the centre of the earth, axes fixed in the earth.
package struct GeocentricPoint: Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var z: Double

    package init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// The square of the straight line between two points (the chord, through the earth), in square metres.
    package func squaredChord(to other: GeocentricPoint) -> Double {
        let dx = x - other.x
        let dy = y - other.y
        let dz = z - other.z
        return dx * dx + dy * dy + dz * dz
    }

    /// 0 is x, 1 is y, 2 is z.
    func coordinate(_ axis: UInt8) -> Double {
        switch axis {
        case 0: x
        case 1: y
        default: z
        }
    }
}
