public import InnkeeperCore
public import InnkeeperServices
import Synchronization

extension Notice.Name {
    /// The authorisation to use the location has changed.
    public static let authChanged = Notice.Name(rawValue: "authChanged")
}

/// Tells whether we are at a point of interest. `CurrentLocationProvider` asks the system; a preview or test can have
/// its own.
public protocol CurrentLocationProviding: AnyObject, Sendable {
    /// Whether the current location is a point of interest.
    func checkCurrentLocation() async throws -> Bool

    /// Notifies observers that the authorisation has changed.
    func notifyAuthChanged()
}

extension CurrentLocationProviding {
    public func notifyAuthChanged() { NoticeCenter.default.post(Notice(.authChanged)) }
}

/// Determines the current location, and whether it is a point of interest.
public final class CurrentLocationProvider: CurrentLocationProviding, LocationFetcherDelegate {
    private let fetcher: any LocationFetcher
    private let finder: any PointOfInterestFinder
    private let center: any NoticePoster
    private let waiting = Mutex(Waiting())

    private struct Waiting {
        var count = 0
        var continuations: [Int: CheckedContinuation<Coordinate, any Error>] = [:]
    }

    /// The response had no location.
    public struct NoLocation: Error, Equatable {
        public init() {}
    }

    /// `accuracy` in metres.
    public init(
        fetcher: any LocationFetcher, finder: any PointOfInterestFinder,
        center: any NoticePoster = NoticeCenter.default, accuracy: Double = 100
    ) {
        self.fetcher = fetcher
        self.finder = finder
        self.center = center
        fetcher.desiredAccuracy = accuracy
        fetcher.delegate = self
    }

    /// Throws the error of the fetcher or the finder.
    public func checkCurrentLocation() async throws -> Bool {
        try finder.isPointOfInterest(try await currentLocation())
    }

    public func notifyAuthChanged() { center.post(Notice(.authChanged)) }

    private func currentLocation() async throws -> Coordinate {
        let number = waiting.withLock { waiting in
            waiting.count += 1
            return waiting.count
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.withLock { $0.continuations[number] = continuation }
                if Task.isCancelled { return cancel(number) }
                fetcher.requestLocation()
            }
        } onCancel: {
            cancel(number)
        }
    }

    private func cancel(_ number: Int) {
        let continuation = waiting.withLock { $0.continuations.removeValue(forKey: number) }
        continuation?.resume(throwing: CancellationError())
    }

    /// One result is for everyone waiting.
    private func tell(_ result: Result<Coordinate, any Error>) {
        let all = waiting.withLock { waiting in
            defer { waiting.continuations = [:] }
            return Array(waiting.continuations.values)
        }
        for continuation in all { continuation.resume(with: result) }
    }

    /// The last location is the newest.
    public func locationFetcher(_ fetcher: any LocationFetcher, didUpdate locations: [Coordinate]) {
        tell(locations.last.map { .success($0) } ?? .failure(NoLocation()))
    }

    public func locationFetcher(_ fetcher: any LocationFetcher, didFailWith error: any Error) {
        tell(.failure(error))
    }

    public func locationFetcherDidChangeAuthorization(_ fetcher: any LocationFetcher) { notifyAuthChanged() }
}
