import Core

/// Metres between two points, good to about one percent below 500 km and a few percent beyond: enough to tell
/// "next door" from "next country". True distances are the geodesics of the distances stage.
///
/// On a sphere of 6,371 km, by the chord, with a cosine from its series: Core has no trigonometry.
func roughDistance(_ a: Coordinate, _ b: Coordinate) -> Double {
    let radians = 3.141_592_653_589_793 / 180
    let earth = 6_371_000.0
    func unit(_ point: Coordinate) -> (x: Double, y: Double, z: Double) {
        let level = cosine(point.latitude * radians)
        return (
            level * cosine(point.longitude * radians), level * sine(point.longitude * radians),
            sine(point.latitude * radians)
        )
    }
    let (p, q) = (unit(a), unit(b))
    let (dx, dy, dz) = (p.x - q.x, p.y - q.y, p.z - q.z)
    let half = (dx * dx + dy * dy + dz * dz).squareRoot() / 2
    // The arc of a chord: asin(h) is h + h³/6 + 3h⁵/40 + …, and it only falls short where points are far apart.
    return 2 * earth * (half + half * half * half / 6 + 3 * half * half * half * half * half / 40)
}

/// Of an angle within ±π.
private func cosine(_ angle: Double) -> Double { sine(1.570_796_326_794_896_6 - angle) }

private func sine(_ angle: Double) -> Double {
    let pi = 3.141_592_653_589_793
    var x = angle
    if x > pi { x -= 2 * pi }
    if x > pi / 2 { x = pi - x }
    if x < -pi / 2 { x = -pi - x }
    let s = x * x
    return x * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156))))))
}
