/// Eight points in columns; infinitely distant until they are set.
package struct LeafOfEight: Sendable {
    private var x = SIMD8<Double>(repeating: .infinity)
    private var y = SIMD8<Double>(repeating: .infinity)
    private var z = SIMD8<Double>(repeating: .infinity)

    package init() {}

    /// All eight at once, which is faster than one by one.
    package init(_ point: (Int) -> GeocentricPoint) {
        let (a, b, c, d) = (point(0), point(1), point(2), point(3))
        let (e, f, g, h) = (point(4), point(5), point(6), point(7))
        x = SIMD8(a.x, b.x, c.x, d.x, e.x, f.x, g.x, h.x)
        y = SIMD8(a.y, b.y, c.y, d.y, e.y, f.y, g.y, h.y)
        z = SIMD8(a.z, b.z, c.z, d.z, e.z, f.z, g.z, h.z)
    }

    package mutating func set(_ lane: Int, _ point: GeocentricPoint) {
        x[lane] = point.x
        y[lane] = point.y
        z[lane] = point.z
    }

    /// Bit-identical to `GeocentricPoint.squaredChord(to:)`.
    package func squaredChords(to centre: GeocentricPoint) -> SIMD8<Double> {
        let dx = x - centre.x
        let dy = y - centre.y
        let dz = z - centre.z
        return dx * dx + dy * dy + dz * dz
    }
}

/// Eight axis-aligned boxes in columns; empty and infinitely distant until they are set.
package struct EightBoxes: Sendable {
    private var leastX = SIMD8<Double>(repeating: .infinity)
    private var leastY = SIMD8<Double>(repeating: .infinity)
    private var leastZ = SIMD8<Double>(repeating: .infinity)
    private var mostX = SIMD8<Double>(repeating: -.infinity)
    private var mostY = SIMD8<Double>(repeating: -.infinity)
    private var mostZ = SIMD8<Double>(repeating: -.infinity)

    package init() {}

    package mutating func set(_ lane: Int, _ box: GeocentricBox) {
        leastX[lane] = box.least.x
        leastY[lane] = box.least.y
        leastZ[lane] = box.least.z
        mostX[lane] = box.most.x
        mostY[lane] = box.most.y
        mostZ[lane] = box.most.z
    }

    /// The square of each box's distance from a point; 0 inside it, infinite for an empty one.
    package func squaredDistances(to point: GeocentricPoint) -> SIMD8<Double> {
        let dx = outside(leastX - point.x, point.x - mostX)
        let dy = outside(leastY - point.y, point.y - mostY)
        let dz = outside(leastZ - point.z, point.z - mostZ)
        return dx * dx + dy * dy + dz * dz
    }

    /// The larger of two lengths, or 0 if both are negative.
    private func outside(_ before: SIMD8<Double>, _ behind: SIMD8<Double>) -> SIMD8<Double> {
        let larger = before.replacing(with: behind, where: behind .> before)
        return larger.replacing(with: 0, where: larger .< 0)
    }

    /// The bounding box of all.
    package var box: GeocentricBox {
        GeocentricBox(
            least: GeocentricPoint(x: leastX.min(), y: leastY.min(), z: leastZ.min()),
            most: GeocentricPoint(x: mostX.max(), y: mostY.max(), z: mostZ.max()))
    }
}
