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

    /// Rough over exact for all pairs whose exact distance lies in the range.
    private func ratios(_ range: Range<Double>) -> [Double] {
        points.flatMap { a in
            points.compactMap { b in
                let exact = haversine(a, b)
                return range.contains(exact) ? roughDistance(a, b) / exact : nil
            }
        }
    }

    @Test func `up to ten thousand kilometres it is within one percent of the true arc`() throws {
        let ratios = ratios(1_000..<10_000_000)
        #expect(ratios.count > 10_000)
        #expect(try #require(ratios.min()) > 0.99)
        #expect(try #require(ratios.max()) < 1.01)
    }

    @Test func `beyond it falls short by about a fifth at most, and is never too long`() throws {
        let ratios = ratios(10_000_000..<21_000_000)
        #expect(ratios.count > 10_000)
        #expect(try #require(ratios.min()) > 0.79)
        #expect(try #require(ratios.max()) < 1.000_1)
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
