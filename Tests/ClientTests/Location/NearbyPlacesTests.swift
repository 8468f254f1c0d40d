import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperStore
import Testing

struct NearbyPlacesTests {
    @Test func `an open place within the radius counts, and nothing else`() throws {
        // Given a place, and one that is closed, a degree apart
        let context = ServiceContext(store: try SQLiteStore(.memory), center: NoticeCenter()) {
            RunContext(today: CalendarDate(dayNumber: 20_778), now: 0)
        }
        let places = PlaceService(context)
        _ = try places.addPlace(PlaceInfo(name: "Falls", coordinate: Coordinate(latitude: 10, longitude: 20)))
        _ = try places.addPlace(
            PlaceInfo(name: "Mill", coordinate: Coordinate(latitude: 11, longitude: 20), isClosed: true))
        let finder = NearbyPlaces(places, radius: 120)
        // Then a thousandth of a degree of latitude, 110.6 m there, is near, and 0.0012 is not
        #expect(try finder.isPointOfInterest(Coordinate(latitude: 10.001, longitude: 20)))
        #expect(try !finder.isPointOfInterest(Coordinate(latitude: 10.0012, longitude: 20)))
        #expect(try !finder.isPointOfInterest(Coordinate(latitude: 11, longitude: 20)))
        #expect(try !finder.isPointOfInterest(Coordinate(latitude: 100, longitude: 20)))
    }
}
