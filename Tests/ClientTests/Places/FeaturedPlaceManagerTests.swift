import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import Synchronization
import Testing

/// A mock: it writes down the delay and fires at once, a given number of times.
final class MockScheduler: TimerScheduler {
    private let state: Mutex<(shots: Int, delays: [Duration], kept: (@Sendable () -> Void)?)>

    init(shots: Int) { state = Mutex((shots, [], nil)) }

    var delays: [Duration] { state.withLock { $0.delays } }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
        let fires = state.withLock { state in
            state.delays.append(delay)
            state.shots -= 1
            state.kept = action
            return state.shots >= 0
        }
        if fires { action() }
    }

    /// Fires the last action once more.
    func fire() { state.withLock { $0.kept }?() }
}

struct FeaturedPlaceManagerTests {
    private let places = ["Falls", "Mill", "Tower"].map {
        PlaceInfo(name: $0, coordinate: Coordinate(latitude: 0, longitude: 0))
    }

    @Test func `the next place is asked for after ten seconds, or as configured`() {
        for (interval, expected) in [(nil, Duration.seconds(10)), (Duration.seconds(3), .seconds(3))] {
            let scheduler = MockScheduler(shots: 1)
            let manager =
                interval.map { FeaturedPlaceManager(places: places, scheduler: scheduler, interval: $0) }
                ?? FeaturedPlaceManager(places: places, scheduler: scheduler)
            manager.start()
            // The first is shown at once, the second when the timer fires, and then the next timer waits
            #expect(scheduler.delays == [expected, expected])
            #expect(manager.featuredPlace?.name == "Mill")
        }
    }

    @Test func `places are shown in turn, and after the last the first`() {
        let shown = Mutex<[String]>([])
        let manager = FeaturedPlaceManager(places: places, scheduler: MockScheduler(shots: 0)) { place in
            shown.withLock { $0.append(place.name) }
        }
        #expect(manager.featuredPlace == nil)
        for _ in 0..<4 { manager.showNextPlace() }
        #expect(shown.withLock { $0 } == ["Falls", "Mill", "Tower", "Falls"])
        #expect(manager.featuredPlace?.name == "Falls")
    }

    @Test func `without places nothing is shown and nothing breaks`() {
        let manager = FeaturedPlaceManager(places: [], scheduler: MockScheduler(shots: 2))
        manager.start()
        manager.showNextPlace()
        #expect(manager.featuredPlace == nil)
    }

    @Test func `a timer that fires after the stop, or twice started, does nothing`() {
        let scheduler = MockScheduler(shots: 0)
        let manager = FeaturedPlaceManager(places: places, scheduler: scheduler)
        manager.start()
        manager.start()
        #expect(scheduler.delays.count == 1 && manager.featuredPlace?.name == "Falls")
        manager.stop()
        scheduler.fire()
        #expect(manager.featuredPlace?.name == "Falls" && scheduler.delays.count == 1)
    }
}
