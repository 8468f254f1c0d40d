import Core
import Foundation
import InnkeeperClient
import PointsOfInterest
import Support
import Synchronization
import Testing

/// The story of the first app: what is near, are we there, and what is featured.
struct PointsOfInterestTests {
    private let desk: Desk
    private let here = Coordinate(latitude: 37.7455, longitude: -119.5936)

    init() throws { desk = try deskInMemory() }

    private func finder(_ host: String, _ answer: StubbedWeb.Answer) throws -> PlaceFinder {
        PlaceFinder(
            endpoint: try #require(URL(string: "https://\(host)/near?kind=hike")), desk: desk,
            session: StubbedWeb.session(host, answer))
    }

    private func place(_ name: String, _ latitude: Double, _ longitude: Double) -> PlaceInfo {
        PlaceInfo(name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test func `a request asks for what is near a position`() async throws {
        // When
        let answer = StubbedWeb.Answer(body: "[]")
        _ = try await finder("asks.example.org", answer).findPlaces(near: here)
        // Then
        let request = try #require(StubbedWeb.requests(to: "asks.example.org").first)
        #expect(request.httpMethod == "GET")
        #expect(request.url?.query == "kind=hike&latitude=37.7455&longitude=-119.5936")
    }

    @Test func `the places of the answer are stored together`() async throws {
        let body = """
            [{"name": "Long Lake", "lat": 37.7536, "lon": -119.5829, "category": "lake"},
             {"name": "Bakery", "lat": 37.7421, "lon": -119.5936, "category": "food"}]
            """
        let found = try await finder("places.example.org", .init(body: body)).findPlaces(near: here)
        #expect(found.added == 2 && found.refused.isEmpty)
        #expect(try desk.places.getPlaces().map(\.name).sorted() == ["Bakery", "Long Lake"])
    }

    @Test func `asked again it finds them known`() async throws {
        let body = #"[{"name": "Long Lake", "lat": 37.7536, "lon": -119.5829, "category": "lake"}]"#
        let finder = try finder("again.example.org", .init(body: body))
        _ = try await finder.findPlaces(near: here)
        let again = try await finder.findPlaces(near: here)
        #expect(again.added == 0 && again.known == 1)
    }

    @Test func `a position that is on no globe is not asked for`() async throws {
        let finder = try finder("globe.example.org", .init(body: "[]"))
        await #expect(throws: PointsOfInterestRequest.InvalidCoordinate.self) {
            try await finder.findPlaces(near: Coordinate(latitude: 91, longitude: 0))
        }
        #expect(StubbedWeb.requests(to: "globe.example.org").isEmpty)
    }

    @Test func `what a service can't say is an error that can be told apart`() async throws {
        let gone = try finder("gone.example.org", .init(status: 404))
        await #expect(throws: LoadError.status(404)) { try await gone.findPlaces(near: here) }
        let strange = try finder("strange.example.org", .init(body: "<html>Welcome!</html>"))
        await #expect(throws: LoadError.self) { try await strange.findPlaces(near: here) }
        #expect(try desk.places.getPlaces().isEmpty)
    }

    @Test func `the nearest place comes first, with its distance and direction`() async throws {
        _ = try await desk.places.addPlaces([
            place("Long Lake", 37.7536, -119.5829), place("Bakery", 37.7421, -119.5936),
        ])
        let screen = NearbyScreen(desk: desk)
        await screen.appear()
        #expect(
            screen.lines(around: here) == ["Bakery, 0.4 km south", "Long Lake, 1.3 km north-east"])
        #expect(screen.lines(around: here, atMost: 1).count == 1)
    }

    @Test func `a change of the authorisation loads the list anew while somebody looks`() async throws {
        // Given
        let screen = NearbyScreen(desk: desk)
        await screen.appear()
        #expect(screen.lines(around: here).isEmpty)
        _ = try await desk.places.addPlaces([place("Bakery", 37.7421, -119.5936)])
        // When
        var loaded = desk.center.notices(.placesDidLoad).makeAsyncIterator()
        desk.center.post(Notice(.authChanged))
        // Then
        _ = await loaded.next()
        #expect(screen.lines(around: here) == ["Bakery, 0.4 km south"])
    }

    @Test func `a preview has a list of its own`() async {
        final class Preview: PlacesListProviding {
            let places = [PlaceInfo(name: "Falls", coordinate: Coordinate(latitude: 38.7455, longitude: -119.5936))]
        }
        let screen = NearbyScreen(list: Preview())
        await screen.appear()
        #expect(screen.lines(around: here) == ["Falls, 111.0 km north"])
    }

    @Test func `within a hundred metres of a place we are there`() async throws {
        _ = try await desk.places.addPlaces([place("Bakery", 37.7421, -119.5936)])
        func sentence(_ latitude: Double) async -> String {
            let position = Coordinate(latitude: latitude, longitude: -119.5936)
            return await Whereabouts(fetcher: FixedLocation(.success(position)), desk: desk).sentence()
        }
        #expect(await sentence(37.7422) == "You are at a point of interest.")
        #expect(await sentence(37.7441) == "Nothing to see here.")
    }

    @Test func `a location that fails is told`() async {
        struct NoSignal: Error {}
        let sentence = await Whereabouts(fetcher: FixedLocation(.failure(NoSignal())), desk: desk).sentence()
        #expect(sentence == "We don't know where we are.")
    }

    @Test func `the featured place changes on a schedule, and after the last comes the first`() async throws {
        // Given
        _ = try await desk.places.addPlaces([place("Lake", 37.75, -119.58), place("Bakery", 37.74, -119.59)])
        let scheduler = ManualScheduler()
        let featured = try FeaturedPlace(desk: desk, scheduler: scheduler)
        #expect(featured.title == "Nothing to show yet")
        // When
        featured.appear()
        var titles = [featured.title]
        for _ in 0..<2 {
            scheduler.passInterval()
            titles.append(featured.title)
        }
        // Then
        #expect(titles == ["Lake", "Bakery", "Lake"])
        #expect(scheduler.delays.withLock { $0 } == [.seconds(10), .seconds(10), .seconds(10)])
        // When nobody looks it stands still
        featured.disappear()
        scheduler.passInterval()
        #expect(featured.title == "Lake")
    }
}
