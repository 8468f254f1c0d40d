import Foundation
import InnkeeperStages
import Testing
import TestSupport

struct PoleOfInaccessibilityTests {
    @Test(.enabled(if: Corpora.has("polygon-polylabel")))
    func `the published poles of two lakes are found`() throws {
        // Given the fixtures of the search's authors, and the results that their test states
        let folder = try #require(Corpora.folder("polygon-polylabel"))
        func lake(_ name: String) throws -> PoleOfInaccessibility {
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let rings = try #require(try JSONSerialization.jsonObject(with: data) as? [[[Double]]])
            return PoleOfInaccessibility(rings: rings.map { $0.map { PlanePoint(x: $0[0], y: $0[1]) } })
        }
        // When searched with their precisions
        let fine = try #require(try lake("water1.json").find(precision: 1))
        let coarse = try #require(try lake("water1.json").find(precision: 50))
        let second = try #require(try lake("water2.json").find(precision: 1))
        // Then the answers are no worse than theirs by more than that precision
        #expect(abs(fine.distance - 288.849_357_477_9127) <= 1)
        #expect(abs(fine.point.x - 3865.85) < 2 && abs(fine.point.y - 2124.88) < 2)
        #expect(abs(coarse.distance - 288.849_357_477_9127) <= 50)
        #expect(abs(second.point.x - 3263.5) < 1 && abs(second.point.y - 3263.5) < 1)
    }

    @Test func `a polygon without an area gives its first vertex`() throws {
        // Given the two degenerate cases of the search's authors
        let line = [(0.0, 0.0), (1, 0), (2, 0), (0, 0)].map { PlanePoint(x: $0.0, y: $0.1) }
        let spike = [(0.0, 0.0), (1, 0), (1, 1), (1, 0), (0, 0)].map { PlanePoint(x: $0.0, y: $0.1) }
        for ring in [line, spike] {
            // When searched
            let pole = try #require(PoleOfInaccessibility(rings: [ring]).find(precision: 1))
            // Then
            #expect(pole.point == PlanePoint(x: 0, y: 0))
            #expect(pole.distance == 0)
        }
        #expect(PoleOfInaccessibility(rings: []).find(precision: 1) == nil)
        #expect(PoleOfInaccessibility(rings: [[]]).find(precision: 1) == nil)
    }

    @Test func `whether a point lies deep inside does not depend on what is left out as too far`() {
        // Given bent rings with a hole, and points all around
        var random = SeededRandom(11)
        for _ in 0..<50 {
            func ring(_ radius: Double) -> [PlanePoint] {
                (0..<24).map { step in
                    let angle = Double(step) * .pi / 12
                    let length = radius * Double.random(in: 0.3...1, using: &random)
                    return PlanePoint(x: 7 + length * cos(angle), y: -3 + length * sin(angle))
                }
            }
            let shape = PoleOfInaccessibility(rings: [ring(10), ring(2)])
            for _ in 0..<40 {
                let point = PlanePoint(
                    x: .random(in: -4...18, using: &random), y: .random(in: -14...8, using: &random))
                let distance = shape.signedDistance(point)
                // When only asked whether it is more than a limit
                for limit in [0.01, 0.5, abs(distance) * 0.99, abs(distance) * 1.01, 9] {
                    let bounded = shape.signedDistance(point, beyond: limit)
                    // Then the answer is that of the distance, which is exact up to the limit
                    #expect((bounded > limit) == (distance > limit))
                    #expect(abs(distance) > limit || bounded == distance)
                    #expect((bounded < 0) == (distance < 0))
                }
            }
        }
    }

    @Test func `a sliver a million times longer than wide still has a point inside`() throws {
        // Given a thin slanted strip, closed and not closed
        let ring = [(0.0, 0.0), (100, 1), (100, 1.0001), (0, 0.0001)].map { PlanePoint(x: $0.0, y: $0.1) }
        for rings in [[ring], [ring + [ring[0]]]] {
            let search = PoleOfInaccessibility(rings: rings)
            // When searched coarsely
            let pole = try #require(search.find(precision: 0.01))
            // Then the point is inside
            #expect(search.signedDistance(pole.point) > 0)
        }
    }

    @Test func `a square's pole is its middle, and a hole there moves it away`() throws {
        // Given
        let square = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map { PlanePoint(x: $0.0, y: $0.1) }
        let hole = [(4.0, 4.0), (6, 4), (6, 6), (4, 6)].map { PlanePoint(x: $0.0, y: $0.1) }
        // When
        let whole = try #require(PoleOfInaccessibility(rings: [square]).find(precision: 0.01))
        let holed = try #require(PoleOfInaccessibility(rings: [square, hole]).find(precision: 0.001))
        // Then
        #expect(whole.point == PlanePoint(x: 5, y: 5))
        #expect(whole.distance == 5)
        // The best circle touches two sides and the hole's corner: r = (4 - r) * sqrt 2.
        #expect(abs(holed.distance - 4 * 2.0.squareRoot() / (1 + 2.0.squareRoot())) < 0.001)
    }
}
