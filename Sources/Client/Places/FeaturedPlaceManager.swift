public import InnkeeperServices
import Synchronization

/// Features one place after another. `FeaturedPlaceManager` does so on a schedule; a preview or test can have its own.
public protocol FeaturedPlaceProviding: AnyObject, Sendable {
    /// The place shown; nil before the first, and if there are none.
    var featuredPlace: PlaceInfo? { get }

    /// Shows the first place now and then each of the others in turn, until `stop`.
    func start()

    func stop()

    /// Shows the next place; after the last one the first again.
    func showNextPlace()
}

extension FeaturedPlaceProviding {
    public func start() { showNextPlace() }

    public func stop() {}
}

/// Shows one place after another.
public final class FeaturedPlaceManager: FeaturedPlaceProviding {
    private let places: [PlaceInfo]
    private let scheduler: any TimerScheduler
    private let interval: Duration
    private let shows: @Sendable (PlaceInfo) -> Void
    private let state = Mutex(State())

    private struct State {
        /// The index of the place shown; nil before the first.
        var index: Int?
        /// Each start has a number: a timer from an earlier one notices that it is obsolete.
        var run = 0
        var isRunning = false
    }

    /// `shows` is called with each place when it is shown.
    public init(
        places: [PlaceInfo], scheduler: any TimerScheduler, interval: Duration = .seconds(10),
        shows: @escaping @Sendable (PlaceInfo) -> Void = { _ in }
    ) {
        self.places = places
        self.scheduler = scheduler
        self.interval = interval
        self.shows = shows
    }

    public var featuredPlace: PlaceInfo? { state.withLock { $0.index }.map { places[$0] } }

    /// Shows the first place now and then the next one after each interval, until `stop`.
    public func start() {
        let run = state.withLock { state -> Int? in
            guard !state.isRunning else { return nil }
            state.isRunning = true
            state.run += 1
            return state.run
        }
        guard let run else { return }
        showNextPlace()
        scheduleNextPlace(run)
    }

    public func stop() { state.withLock { $0.isRunning = false } }

    public func showNextPlace() {
        guard !places.isEmpty else { return }
        let place = state.withLock { state in
            let next = state.index.map { ($0 + 1) % places.count } ?? 0
            state.index = next
            return places[next]
        }
        shows(place)
    }

    private func scheduleNextPlace(_ run: Int) {
        scheduler.schedule(after: interval) { [weak self] in
            guard let self, state.withLock({ $0.isRunning && $0.run == run }) else { return }
            showNextPlace()
            scheduleNextPlace(run)
        }
    }
}
