import Core
import Testing

struct CoordinateTests {
    @Test(
        arguments: [
            (90.0, 180.0, true), (-90, -180, true), (90.000001, 0, false), (0, 180.000001, false), (-91, 0, false),
            (.nan, 0, false), (0, .nan, false), (.infinity, 0, false),
        ] as [(Double, Double, Bool)])
    func `a position is on the earth or not`(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(Coordinate(latitude: latitude, longitude: longitude).isValid == isValid)
    }
}
