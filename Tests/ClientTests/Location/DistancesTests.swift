import InnkeeperClient
import Testing

struct DistancesTests {
    private let newYork = Coordinate(latitude: 40.6, longitude: -73.8)
    private let london = Coordinate(latitude: 51.6, longitude: -0.5)

    @Test func `distance and direction are those of the published example`() throws {
        // The manual page of GeographicLib's GeodSolve: JFK to LHR, 5551.759400 km, setting out at 51.19882846 degrees.
        #expect(abs(try #require(newYork.distance(to: london)) - 5_551_759.400) < 0.001)
        #expect(abs(try #require(newYork.bearing(to: london)) - 51.198_882_84) < 0.000_000_01)
    }

    @Test func `a direction is never negative`() throws {
        let west = try #require(london.bearing(to: newYork))
        #expect(west > 180 && west < 360)
    }

    @Test func `a position that is on no globe is no distance from anywhere`() {
        let nowhere = Coordinate(latitude: 91, longitude: 0)
        #expect(newYork.distance(to: nowhere) == nil && nowhere.distance(to: newYork) == nil)
        #expect(newYork.bearing(to: nowhere) == nil && nowhere.bearing(to: newYork) == nil)
        #expect([PlaceInfo(name: "Falls", coordinate: london)].nearest(to: nowhere).isEmpty)
    }

    @Test func `the nearest come first; the closed and the impossible not at all`() {
        // Given
        func place(_ name: String, _ latitude: Double, isClosed: Bool = false) -> PlaceInfo {
            PlaceInfo(name: name, coordinate: Coordinate(latitude: latitude, longitude: 0), isClosed: isClosed)
        }
        let places = [
            place("far", 3), place("closed", 0, isClosed: true), place("near", 1), place("nowhere", 99),
            place("south", -2), place("north", 2),
        ]
        let here = Coordinate(latitude: 0, longitude: 0)
        // Then
        #expect(places.nearest(to: here).map(\.place.name) == ["near", "south", "north", "far"])
        #expect(places.nearest(to: here, atMost: 2).map(\.place.name) == ["near", "south"])
        #expect(places.nearest(to: here, within: 200_000).map(\.place.name) == ["near"])
        #expect(places.nearest(to: here, atMost: 0).isEmpty)
        #expect(places.nearest(to: here).map(\.bearing) == [0, 180, 0, 0])
    }

    @Test func `the service has the nearest of its places`() async throws {
        let context = ServiceContext(store: try SQLiteStore(.memory), center: NoticeCenter()) { RunContext() }
        let service = PlaceService(context)
        _ = try await service.addPlaces([
            PlaceInfo(name: "Tower", coordinate: london), PlaceInfo(name: "Bridge", coordinate: newYork),
        ])
        let nearest = try service.getNearestPlaces(to: Coordinate(latitude: 40.7, longitude: -73.8), atMost: 1)
        #expect(nearest.map(\.place.name) == ["Bridge"])
        #expect(abs(try #require(nearest.first).metres - 11_105) < 5)
    }
}
