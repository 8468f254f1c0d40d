import InnkeeperCore
import InnkeeperServices
import Testing

struct PlaceServiceTests {
    private let creek = PlaceInfo(
        name: "Alder Creek", category: "park", coordinate: Coordinate(latitude: 37.33, longitude: -121.89))

    @Test(arguments: StoreKind.allCases)
    func `a place comes back whole, and goes when it is removed`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let added = try #require(try desk.places.addPlace(creek))
        var expected = creek
        expected.id = added.id
        #expect(try desk.places.getPlaces() == [expected])
        try desk.places.removePlace(added)
        #expect(try desk.places.getPlaces().isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `a place that is not there can't be removed`(kind: StoreKind) throws {
        // Given a place that is removed
        let desk = try FrontDesk(kind)
        let added = try #require(try desk.places.addPlace(creek))
        try desk.places.removePlace(added)
        // When it is removed again
        let error = #expect(throws: ServiceError.self) { try desk.places.removePlace(added) }
        // Then
        #expect(error?.code == ServiceError.Code.unknownRecord.rawValue)
        #expect(error?.message == "There is no place Alder Creek.")
    }

    @Test(arguments: StoreKind.allCases)
    func `one of the same name within 50 m is found, not made twice`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        let added = try desk.places.addPlace(creek)
        var near = creek
        near.name = "ALDER creek"
        near.coordinate.latitude += 0.0004  // 44 m
        var far = creek
        far.coordinate.latitude += 0.0005  // 56 m
        // Then
        #expect(try desk.places.addPlace(near) == added)
        #expect(try desk.places.addPlace(far) != added)
        #expect(try desk.places.getPlaces().count == 2)
    }

    @Test(arguments: StoreKind.allCases)
    func `a place that lies on no globe is none; a closed one is told`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        for (latitude, longitude) in [(91.0, 0.0), (12, 181), (.nan, 10), (10, .infinity)] {
            var place = creek
            place.coordinate = Coordinate(latitude: latitude, longitude: longitude)
            #expect(try desk.places.addPlace(place) == nil, "\(latitude), \(longitude)")
        }
        var closed = creek
        closed.isClosed = true
        #expect(desk.places.check(closed).map(\.code) == ["place-closed"])
        #expect(try desk.places.addPlace(closed)?.isClosed == true)
        #expect(try desk.places.getPlaces().count == 1)
    }
}
