import Core
import Foundation
import Services
import Testing

struct RoughDistanceTests {
    /// The haversine formula on the same sphere, with the C library's functions.
    private func haversine(_ a: Coordinate, _ b: Coordinate) -> Double {
        let radians = Double.pi / 180
        let dLatitude = (b.latitude - a.latitude) * radians
        let dLongitude = (b.longitude - a.longitude) * radians
        let h =
            sin(dLatitude / 2) * sin(dLatitude / 2)
            + cos(a.latitude * radians) * cos(b.latitude * radians) * sin(dLongitude / 2) * sin(dLongitude / 2)
        return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
    }

    /// Points all over the globe, its poles and the date line among them.
    private let points: [Coordinate] = stride(from: -90.0, through: 90, by: 15).flatMap { latitude in
        stride(from: -180.0, through: 180, by: 22.5).map { Coordinate(latitude: latitude, longitude: $0) }
    }

    @Test func `up to ten thousand kilometres it is within one percent of the true arc`() {
        var compared = 0
        for a in points {
            for b in points {
                let exact = haversine(a, b)
                guard exact > 1, exact < 10_000_000 else { continue }
                compared += 1
                let error = abs(roughDistance(a, b) - exact) / exact
                if error > 0.01 { Issue.record("\(a) to \(b): \(error)") }
            }
        }
        #expect(compared > 10_000)
    }

    @Test func `beyond it falls short by a fifth at most, and is never too long`() {
        for a in points {
            for b in points {
                let exact = haversine(a, b)
                let rough = roughDistance(a, b)
                if rough > exact * 1.000_01 + 0.1 || rough < exact * 0.79 - 0.1 {
                    Issue.record("\(a) to \(b): \(rough)")
                }
            }
        }
    }

    @Test func `a few metres are a few metres, across the date line and at the pole too`() {
        for (a, b) in [
            (Coordinate(latitude: 37.33, longitude: -121.89), Coordinate(latitude: 37.3301, longitude: -121.8901)),
            (Coordinate(latitude: 0, longitude: 179.9999), Coordinate(latitude: 0, longitude: -179.9999)),
            (Coordinate(latitude: 89.9999, longitude: 0), Coordinate(latitude: 89.9999, longitude: 180)),
        ] { #expect(abs(roughDistance(a, b) - haversine(a, b)) < 0.05) }
        let here = Coordinate(latitude: 49.1, longitude: 19.5)
        #expect(roughDistance(here, here) == 0)
    }
}
