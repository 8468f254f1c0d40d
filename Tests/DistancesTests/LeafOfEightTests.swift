import InnkeeperDistances
import Testing
import TestSupport

struct LeafOfEightTests {
    @Test func `eight at once give the numbers of one after another, to the last bit`() {
        // Given points and boxes, some of them flat, and a point that lies inside some of them
        var random = SeededRandom(3)
        for round in 0..<200 {
            let size = [1.0, 1000, 6_400_000][round % 3]
            func point() -> GeocentricPoint { LeafOfEightTests.point(size, &random) }
            let points = (0..<8).map { _ in point() }
            let centre = round % 5 == 0 ? points[3] : point()
            var boxes = EightBoxes()
            var plain: [GeocentricBox] = []
            for lane in 0..<8 {
                var box = GeocentricBox()
                for corner in [points[lane], round % 2 == 0 ? points[lane] : point()] { box.include(corner) }
                plain.append(box)
                boxes.set(lane, box)
            }
            var oneByOne = LeafOfEight()
            for lane in 0..<8 { oneByOne.set(lane, points[lane]) }
            // When
            let chords = LeafOfEight { points[$0] }.squaredChords(to: centre)
            let distances = boxes.squaredDistances(to: centre)
            // Then
            for lane in 0..<8 {
                #expect(chords[lane] == points[lane].squaredChord(to: centre))
                #expect(distances[lane] == LeafOfEightTests.squaredDistance(plain[lane], centre))
                #expect(distances[lane] <= chords[lane])
            }
            #expect(oneByOne.squaredChords(to: centre) == chords)
            #expect(boxes.box.least.x == plain.map(\.least.x).min())
            #expect(boxes.box.most.z == plain.map(\.most.z).max())
        }
    }

    @Test func `what is not set is endlessly far`() {
        // Given
        let here = GeocentricPoint(x: 1, y: 2, z: 3)
        var points = LeafOfEight()
        var boxes = EightBoxes()
        var box = GeocentricBox()
        box.include(here)
        // When
        points.set(2, here)
        boxes.set(5, box)
        // Then
        for lane in 0..<8 {
            #expect(points.squaredChords(to: here)[lane] == (lane == 2 ? 0 : .infinity))
            #expect(boxes.squaredDistances(to: here)[lane] == (lane == 5 ? 0 : .infinity))
        }
        #expect(boxes.box.least == here && boxes.box.most == here)
    }

    /// The plain twin: one axis after another.
    private static func squaredDistance(_ box: GeocentricBox, _ point: GeocentricPoint) -> Double {
        let dx = max(box.least.x - point.x, point.x - box.most.x, 0)
        let dy = max(box.least.y - point.y, point.y - box.most.y, 0)
        let dz = max(box.least.z - point.z, point.z - box.most.z, 0)
        return dx * dx + dy * dy + dz * dz
    }

    private static func point(_ size: Double, _ random: inout SeededRandom) -> GeocentricPoint {
        GeocentricPoint(
            x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random),
            z: .random(in: -size...size, using: &random))
    }
}
