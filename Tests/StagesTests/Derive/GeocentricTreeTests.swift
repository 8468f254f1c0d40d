import Stages
import TestSupport
import Testing

struct GeocentricTreeTests {
    @Test(arguments: [0, 1, 2, 8, 9, 17, 100, 3000])
    func `the nearest and those within agree with looking at every point`(count: Int) {
        // Given random points, some of them several times
        var random = SeededRandom(UInt64(count))
        var points: [GeocentricPoint] = []
        for index in 0..<count {
            if index % 5 == 4 {
                points.append(points[index / 2])
            } else {
                points.append(GeocentricTreeTests.point(using: &random))
            }
        }
        let tree = GeocentricTree(points)
        #expect(tree.count == count)
        for _ in 0..<50 {
            let centre = GeocentricTreeTests.point(using: &random)
            let chords = points.map { $0.squaredChord(to: centre) }
            for wanted in [0, 1, 7, 1000] {
                // When
                let found = tree.nearest(wanted, to: centre)
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
            Set(GeocentricTree(line).nearest(3, to: GeocentricPoint(x: 500.2, y: 3, z: 0))) == [499, 500, 501])
        let heap = [GeocentricPoint](repeating: GeocentricPoint(x: 1, y: 2, z: 3), count: 20_000)
        #expect(GeocentricTree(heap).nearest(5, to: GeocentricPoint(x: 0, y: 0, z: 0)).count == 5)
        #expect(GeocentricTree(heap).within(0, of: GeocentricPoint(x: 1, y: 2, z: 3)).count == 20_000)
    }

    private static func point(using random: inout SeededRandom) -> GeocentricPoint {
        GeocentricPoint(
            x: .random(in: -1000...1000, using: &random), y: .random(in: -1000...1000, using: &random),
            z: .random(in: -10...10, using: &random))
    }
}
