import Foundation
import InnkeeperCore
import InnkeeperServices
import Testing

struct RoughPositionTests {
    /// The straight line through the sphere by the C library's trigonometry: another way to the same number.
    private func chord(_ a: Coordinate, _ b: Coordinate) -> Double {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let dLatitude = radians(b.latitude - a.latitude) / 2
        let dLongitude = radians(b.longitude - a.longitude) / 2
        let h =
            pow(sin(dLatitude), 2) + cos(radians(a.latitude)) * cos(radians(b.latitude)) * pow(sin(dLongitude), 2)
        return 2 * 6_371_008.8 * h.squareRoot()
    }

    @Test func `distances are those of the haversine formula, poles and antimeridian included`() {
        let values = stride(from: -90.0, through: 90, by: 22.5).flatMap { latitude in
            stride(from: -180.0, through: 180, by: 36).map { Coordinate(latitude: latitude, longitude: $0) }
        }
        for a in values {
            for b in values {
                let metres = RoughPosition(a).metres(to: RoughPosition(b))
                #expect(abs(metres - chord(a, b)) < 0.1, "\(a) \(b)")
            }
        }
    }

    @Test func `fifty metres are told from sixty, everywhere`() {
        for (latitude, longitude) in [(0.0, 180.0), (37.33, -121.89), (-89.99, 10), (69.6, 18.9)] {
            let home = RoughPosition(Coordinate(latitude: latitude, longitude: longitude))
            for metres in [40.0, 60] {
                let north = Coordinate(latitude: latitude + metres / 111_195, longitude: longitude)
                #expect(abs(home.metres(to: RoughPosition(north)) - metres) < 0.1)
            }
        }
        // And across the antimeridian
        let east = RoughPosition(Coordinate(latitude: 0, longitude: 179.9999))
        let west = RoughPosition(Coordinate(latitude: 0, longitude: -179.9999))
        #expect(abs(east.metres(to: west) - 22.24) < 0.1)
    }

    @Test func `a thousand kilometres are within six per mille of the geodesic`() {
        // Given San José to Seattle, 1,139.5 km on the ellipsoid
        let sanJose = RoughPosition(Coordinate(latitude: 37.3305, longitude: -121.8889))
        let seattle = RoughPosition(Coordinate(latitude: 47.6062, longitude: -122.3321))
        #expect(abs(sanJose.metres(to: seattle) / 1_141_500 - 1) < 0.006)
    }
}
