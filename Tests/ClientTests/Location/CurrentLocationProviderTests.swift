import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import Synchronization
import Testing

/// A mock: it remembers what it was asked, and answers at once as it was told to.
final class MockLocationFetcher: LocationFetcher {
    private struct State {
        weak var delegate: (any LocationFetcherDelegate)?
        var accuracy = 0.0
        var requests = 0
    }

    private let state = Mutex(State())
    private let answer: @Sendable (MockLocationFetcher) -> Void

    init(_ answer: @escaping @Sendable (MockLocationFetcher) -> Void = { _ in }) { self.answer = answer }

    var delegate: (any LocationFetcherDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }
    var desiredAccuracy: Double {
        get { state.withLock { $0.accuracy } }
        set { state.withLock { $0.accuracy = newValue } }
    }
    var requests: Int { state.withLock { $0.requests } }

    func requestLocation() {
        state.withLock { $0.requests += 1 }
        answer(self)
    }
}

/// A stub: one place is of interest.
struct OnePlace: PointOfInterestFinder {
    static let place = Coordinate(latitude: 37.3414, longitude: -121.6429)
    func isPointOfInterest(_ place: Coordinate) throws -> Bool { place == OnePlace.place }
}

@Suite(.timeLimit(.minutes(30)))
struct CurrentLocationProviderTests {
    private struct Refused: Error {}
    private let elsewhere = Coordinate(latitude: 0, longitude: 0)

    @Test func `it sets the accuracy and itself as the delegate`() {
        let fetcher = MockLocationFetcher()
        let provider = CurrentLocationProvider(
            fetcher: fetcher, finder: OnePlace(), center: NoticeCenter(), accuracy: 50)
        #expect(fetcher.desiredAccuracy == 50)
        #expect(fetcher.delegate === provider)
        #expect(fetcher.requests == 0)
    }

    @Test func `it answers whether the newest place is a point of interest, and asks once`() async throws {
        for (locations, expected) in [([OnePlace.place], true), ([OnePlace.place, elsewhere], false)] {
            let fetcher = MockLocationFetcher { fetcher in
                fetcher.delegate?.locationFetcher(fetcher, didUpdate: locations)
            }
            let provider = CurrentLocationProvider(fetcher: fetcher, finder: OnePlace(), center: NoticeCenter())
            #expect(try await provider.checkCurrentLocation() == expected)
            #expect(fetcher.requests == 1)
        }
    }

    @Test func `what the fetcher can't do is told, and so is an answer without a place`() async {
        let refusing = MockLocationFetcher { $0.delegate?.locationFetcher($0, didFailWith: Refused()) }
        let empty = MockLocationFetcher { $0.delegate?.locationFetcher($0, didUpdate: []) }
        let first = CurrentLocationProvider(fetcher: refusing, finder: OnePlace(), center: NoticeCenter())
        let second = CurrentLocationProvider(fetcher: empty, finder: OnePlace(), center: NoticeCenter())
        #expect(await failure(Refused.self) { try await first.checkCurrentLocation() } != nil)
        #expect(
            await failure(CurrentLocationProvider.NoLocation.self) { try await second.checkCurrentLocation() } != nil)
    }

    @Test func `who cancels need not wait for a fetcher that never answers`() async {
        let fetcher = MockLocationFetcher()
        let provider = CurrentLocationProvider(fetcher: fetcher, finder: OnePlace(), center: NoticeCenter())
        let check = Task { try await provider.checkCurrentLocation() }
        while fetcher.requests == 0 { await Task.yield() }
        check.cancel()
        await #expect(throws: CancellationError.self) { try await check.value }
        // And an answer that comes after all is nobody's
        provider.locationFetcher(fetcher, didUpdate: [elsewhere])
    }

    @Test func `as a poster it posts authChanged once to its own centre and to no other`() {
        // Given
        let center = NoticeCenter()
        let other = NoticeCenter()
        let seen = Mutex<[String]>([])
        let mine = center.observe(.authChanged) { notice in seen.withLock { $0.append(notice.name.rawValue) } }
        let foreign = other.observe(.authChanged) { _ in seen.withLock { $0.append("foreign") } }
        let fetcher = MockLocationFetcher()
        let provider = CurrentLocationProvider(fetcher: fetcher, finder: OnePlace(), center: center)
        // When
        provider.notifyAuthChanged()
        // Then it has arrived already
        #expect(seen.withLock { $0 } == ["authChanged"])
        // And the system's word is passed on
        fetcher.delegate?.locationFetcherDidChangeAuthorization(fetcher)
        #expect(seen.withLock { $0 } == ["authChanged", "authChanged"])
        mine.end()
        foreign.end()
    }
}
