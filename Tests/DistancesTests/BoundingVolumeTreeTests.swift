import InnkeeperDistances
import Testing
import TestSupport

struct BoundingVolumeTreeTests {
    @Test(arguments: [0, 1, 2, 8, 9, 17, 64, 65, 100, 513, 3000])
    func `the nearest and those within agree with looking at every point`(count: Int) {
        // Given random points, some of them several times
        var random = SeededRandom(UInt64(count))
        var points: [GeocentricPoint] = []
        for index in 0..<count {
            if index % 5 == 4 {
                points.append(points[index / 2])
            } else {
                points.append(BoundingVolumeTreeTests.point(using: &random))
            }
        }
        let tree = BoundingVolumeTree(points)
        #expect(tree.count == count)
        for _ in 0..<50 {
            let centre = BoundingVolumeTreeTests.point(using: &random)
            let chords = points.map { $0.squaredChord(to: centre) }
            for wanted in [0, 1, 7, 1000] {
                // When
                let found = BoundingVolumeTreeTests.nearest([tree], wanted, to: centre)
                // Then
                #expect(found.map { chords[$0] }.sorted() == Array(chords.sorted().prefix(wanted)))
                #expect(Set(found).count == found.count)
            }
            let radius = Double.random(in: 0...1500, using: &random)
            #expect(
                tree.within(radius, of: centre).sorted()
                    == points.indices.filter { chords[$0] <= radius * radius })
        }
    }

    @Test func `sorted points and one point many times do not make it slow or wrong`() {
        let line = (0..<20_000).map { GeocentricPoint(x: Double($0), y: 0, z: 0) }
        #expect(
            Set(
                BoundingVolumeTreeTests.nearest(
                    [BoundingVolumeTree(line)], 3, to: GeocentricPoint(x: 500.2, y: 3, z: 0))) == [
                    499, 500, 501,
                ])
        let heap = [GeocentricPoint](repeating: GeocentricPoint(x: 1, y: 2, z: 3), count: 20_000)
        #expect(
            BoundingVolumeTreeTests.nearest([BoundingVolumeTree(heap)], 5, to: GeocentricPoint(x: 0, y: 0, z: 0)).count
                == 5)
        #expect(BoundingVolumeTree(heap).within(0, of: GeocentricPoint(x: 1, y: 2, z: 3)).count == 20_000)
    }

    @Test func `towns in a wide context, and one place far from all others, are found as exactly`() {
        // Given two towns of points to the metre, and one point on the other side
        var random = SeededRandom(2)
        var points = [GeocentricPoint(x: -6_000_000, y: 0, z: 0)]
        for index in 0..<4000 {
            let town = index % 2 == 0 ? 6_000_000.0 : 5_000_000.0
            points.append(
                GeocentricPoint(
                    x: town + .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random),
                    z: .random(in: 0...5, using: &random)))
        }
        let tree = BoundingVolumeTree(points)
        for centre in [points[0], points[1], points[2], GeocentricPoint(x: 5_500_000, y: 0, z: 0)] {
            let chords = points.map { $0.squaredChord(to: centre) }
            #expect(
                BoundingVolumeTreeTests.nearest([tree], 20, to: centre).map { chords[$0] }.sorted()
                    == Array(chords.sorted().prefix(20)))
            #expect(
                tree.within(500, of: centre).sorted() == points.indices.filter { chords[$0] <= 250_000 })
        }
    }

    @Test func `several trees answer as one`() {
        // Given three parts of unlike size, one of them empty
        var random = SeededRandom(9)
        let points = (0..<700).map { _ in BoundingVolumeTreeTests.point(using: &random) }
        let parts = [points[..<500], points[500..<500], points[500...]].map { BoundingVolumeTree(Array($0)) }
        for _ in 0..<50 {
            let centre = BoundingVolumeTreeTests.point(using: &random)
            // When
            let found = BoundingVolumeTreeTests.nearest(parts, 9, to: centre)
            // Then
            #expect(found == BoundingVolumeTreeTests.nearest([BoundingVolumeTree(points)], 9, to: centre))
        }
    }

    private static func nearest(_ trees: [BoundingVolumeTree], _ count: Int, to centre: GeocentricPoint) -> [Int] {
        var best = NearestHeap(capacity: count)
        var offset: Int32 = 0
        for tree in trees {
            tree.offerNearest(to: centre, offset: offset, &best)
            offset += Int32(tree.count)
        }
        return best.sorted().map { Int($0.item) }
    }

    private static func point(using random: inout SeededRandom) -> GeocentricPoint {
        GeocentricPoint(
            x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random),
            z: .random(in: -10...10, using: &random))
    }
}
