import InnkeeperCore
import InnkeeperDistances
import Testing
import TestSupport

struct MortonOrderTests {
    @Test(arguments: [0, 1, 2, 40, 5000])
    func `each point comes once, and neighbours along the curve are near each other`(count: Int) {
        // Given points on a sphere, most of them in one town
        var random = SeededRandom(UInt64(count))
        let points = (0..<count).map { index in
            let width = index % 10 == 0 ? 90.0 : 0.01
            return Geodesy.geocentric(
                Coordinate(
                    latitude: .random(in: -width...width, using: &random),
                    longitude: .random(in: -width...width, using: &random)))
        }
        // When
        let order = MortonOrder.order(points)
        // Then
        #expect(order.sorted() == (0..<Int32(count)).map { $0 })
        let shuffled = order.shuffled(using: &random)
        #expect(
            count < 5000 || MortonOrderTests.length(order, points) < 0.4 * MortonOrderTests.length(shuffled, points))
    }

    @Test func `one point many times is in any order, and quickly`() {
        let points = [GeocentricPoint](repeating: GeocentricPoint(x: 1, y: 2, z: 3), count: 20_000)
        #expect(Set(MortonOrder.order(points)).count == 20_000)
    }

    @Test func `points ever closer to one of them need few cuts`() {
        // Given points that halve their distance to the first a thousand times, until it is that itself
        var points: [GeocentricPoint] = []
        var distance = 1e7
        for _ in 0..<1000 {
            for x in 0..<3 { points.append(GeocentricPoint(x: distance + Double(x) * distance / 10, y: 0, z: 0)) }
            distance /= 2
        }
        // Then
        #expect(MortonOrder.order(points).sorted() == (0..<3000).map { $0 })
    }

    private static func length(_ order: [Int32], _ points: [GeocentricPoint]) -> Double {
        zip(order, order.dropFirst()).reduce(0) { sum, pair in
            sum + points[Int(pair.0)].squaredChord(to: points[Int(pair.1)]).squareRoot()
        }
    }
}
