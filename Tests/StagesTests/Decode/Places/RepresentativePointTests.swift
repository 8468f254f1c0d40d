import InnkeeperCore
import InnkeeperStages
import Testing

struct RepresentativePointTests {
    private func ring(_ pairs: [(Double, Double)]) -> [PlanePoint] { pairs.map { PlanePoint(x: $0.0, y: $0.1) } }

    /// The even-odd rule by counting crossings to the east: an oracle of its own.
    private func contains(_ ring: [PlanePoint], _ at: Coordinate) -> Bool {
        var crossings = 0
        for (index, a) in ring.enumerated() {
            let b = ring[(index + 1) % ring.count]
            let low = min(a.y, b.y)
            let high = max(a.y, b.y)
            guard at.latitude >= low, at.latitude < high else { continue }
            if a.x + (at.latitude - a.y) / (b.y - a.y) * (b.x - a.x) > at.longitude { crossings += 1 }
        }
        return crossings % 2 == 1
    }

    @Test func `bent shapes are represented by a point inside, where the centroid is not`() throws {
        // Given an L and a C
        let shapes = [
            ring([(0, 0), (4, 0), (4, 0.5), (0.5, 0.5), (0.5, 4), (0, 4)]),
            ring([(0, 0), (6, 0), (6, 1), (1, 1), (1, 5), (6, 5), (6, 6), (0, 6)]),
        ]
        for outline in shapes {
            var shape = Shape()
            shape.polygons = [[outline]]
            // When
            let point = try #require(shape.representativePoint)
            // Then
            #expect(contains(outline, point))
        }
    }

    @Test func `a hole is no part of the shape`() throws {
        // Given a lake with a large island
        let lake = ring([(-1, -1), (1, -1), (1, 1), (-1, 1)])
        let island = ring([(-0.9, -0.9), (0.5, -0.9), (0.5, 0.9), (-0.9, 0.9)])
        var shape = Shape()
        shape.polygons = [[lake, island]]
        // When
        let point = try #require(shape.representativePoint)
        // Then
        #expect(contains(lake, point))
        #expect(!contains(island, point))
    }

    @Test func `a shape across the antimeridian is not spread around the globe`() throws {
        // Given an island from 179° east to 178° west, its ring as RFC 7946 forbids and people write it
        var island = Shape()
        island.polygons = [[ring([(179, -17), (-178, -17), (-178, -16), (179, -16), (179, -17)])]]
        var route = Shape()
        route.lines = [ring([(178, 0), (-178, 0)])]
        // When
        let point = try #require(island.representativePoint)
        let middle = try #require(route.representativePoint)
        // Then
        #expect(point.longitude > 179 || point.longitude < -178)
        #expect(point.isValid)
        #expect(abs(middle.longitude) == 180)
    }

    @Test func `a shape wider than half of the globe stays where it is written`() throws {
        // Given a rectangle of 200° around the meridian of Greenwich, and one around the whole globe
        for east in [100.0, 180] {
            var wide = Shape()
            wide.polygons = [[ring([(-east, 10), (east, 10), (east, 20), (-east, 20), (-east, 10)])]]
            // When
            let point = try #require(wide.representativePoint)
            // Then
            #expect(abs(point.longitude) < 1e-9, "\(east)")
            #expect(abs(point.latitude - 15) < 1e-9)
        }
    }

    @Test func `a line is represented by the middle of its length`() throws {
        // Given a bent line of 1° and 3° along the equator and a meridian, and an empty one
        var shape = Shape()
        shape.lines = [[], ring([(0, 0), (0, 1), (0, 1), (0, -2)])]
        // When
        let point = try #require(shape.representativePoint)
        // Then: two degrees from the start
        #expect(abs(point.latitude) < 1e-12)
        #expect(abs(point.longitude) < 1e-12)
    }

    @Test func `the largest part speaks for all`() throws {
        // Given a point, a line, a small and a large area
        var shape = Shape()
        shape.points = [PlanePoint(x: 50, y: 50)]
        shape.lines = [ring([(0, 0), (90, 0)])]
        shape.polygons = [
            [ring([(10, 10), (11, 10), (11, 11), (10, 11)])],
            [ring([(20, 20), (24, 20), (24, 24), (20, 24)])],
        ]
        // When
        let point = try #require(shape.representativePoint)
        // Then
        #expect(contains(shape.polygons[1][0], point))
    }

    @Test func `of many points the one nearest to their middle is taken`() {
        // Given
        var shape = Shape()
        shape.points = ring([(0, 0), (1, 1), (10, 0)])
        // When, then
        #expect(shape.representativePoint == Coordinate(latitude: 1, longitude: 1))
        // Given a single one
        shape.points = ring([(-121.5, 37.25)])
        // When, then
        #expect(shape.representativePoint == Coordinate(latitude: 37.25, longitude: -121.5))
        // Given none
        #expect(Shape().representativePoint == nil)
    }

    @Test func `a position off the globe represents its shape`() {
        // Given a polygon with one corner at latitude 95
        var shape = Shape()
        shape.polygons = [[ring([(0, 80), (10, 80), (10, 95), (0, 90)])]]
        // When, then
        #expect(shape.representativePoint == Coordinate(latitude: 95, longitude: 10))
    }
}
