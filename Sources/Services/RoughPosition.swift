public import InnkeeperCore

/// A position as a point on a sphere of the earth's mean radius (6,371,008.8 m, IUGG), for rules that only need to know
/// near from far. Distances shown to people are geodesics on WGS84, computed by the stages.
///
/// Distances are straight lines through the sphere. They differ from the geodesic by less than 0.6 % up to 1,000 km,
/// need no special cases at the antimeridian and the poles, and no C library. Sine and cosine are Taylor series after
/// reducing the angle to ±π/2, where the first omitted term is below 1e-9.
public struct RoughPosition: Sendable {
    private var x: Double
    private var y: Double
    private var z: Double

    public init(_ coordinate: Coordinate) {
        let latitude = coordinate.latitude * .pi / 180
        let longitude = coordinate.longitude * .pi / 180
        let ring = RoughPosition.sine(latitude + .pi / 2)
        x = ring * RoughPosition.sine(longitude + .pi / 2)
        y = ring * RoughPosition.sine(longitude)
        z = RoughPosition.sine(latitude)
    }

    /// The point in metres from the centre of the earth.
    public var metres: (x: Double, y: Double, z: Double) { (6_371_008.8 * x, 6_371_008.8 * y, 6_371_008.8 * z) }

    /// Metres to `other`, along the straight line.
    public func metres(to other: RoughPosition) -> Double {
        let (dx, dy, dz) = (x - other.x, y - other.y, z - other.z)
        return 6_371_008.8 * (dx * dx + dy * dy + dz * dz).squareRoot()
    }

    /// The sine of an angle in radians.
    private static func sine(_ angle: Double) -> Double {
        var reduced = angle.remainder(dividingBy: 2 * .pi)
        if reduced > .pi / 2 { reduced = .pi - reduced }
        if reduced < -.pi / 2 { reduced = -.pi - reduced }
        let square = reduced * reduced
        var term = reduced
        var sum = reduced
        for step in 1...8 {
            term *= -square / Double((2 * step) * (2 * step + 1))
            sum += term
        }
        return sum
    }
}
