import InnkeeperCore
import Testing

struct CoordinateTests {
    @Test(arguments: [(0, 0), (90, 180), (-90, -180), (-33.8, 151.2)])
    func `what lies on the globe is valid, its edges too`(latitude: Double, longitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: longitude).isValid)
    }

    @Test(arguments: [
        (90.001, 0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ])
    func `what does not is not`(latitude: Double, longitude: Double) {
        #expect(!Coordinate(latitude: latitude, longitude: longitude).isValid)
    }
}
