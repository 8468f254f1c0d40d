import Core
import Foundation
import InnkeeperClient
import Synchronization

/// A desk in memory on a fixed day.
public func deskInMemory(_ moment: String = "2026-11-24T20:00:00Z") throws -> Desk {
    var property = Property()
    property.timeZone = "America/Los_Angeles"
    let now = try Date(moment, strategy: .iso8601)
    return Desk(store: try SQLiteStore(.memory), center: NoticeCenter(), property: property) { now }
}

/// Keeps the order in memory.
public final class MemoryPreference: SortPreference {
    private let kept = Mutex(PersonOrder.lastName)

    public init() {}

    public var order: PersonOrder {
        get { kept.withLock { $0 } }
        set { kept.withLock { $0 = newValue } }
    }
}

/// Time that passes when it is told to.
public final class ManualScheduler: TimerScheduler {
    private let waiting = Mutex<[@Sendable () -> Void]>([])
    public let delays = Mutex<[Duration]>([])

    public init() {}

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
        delays.withLock { $0.append(delay) }
        waiting.withLock { $0.append(action) }
    }

    public func passInterval() {
        let due = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for action in due { action() }
    }
}

/// A location manager that answers at once.
public final class FixedLocation: LocationFetcher {
    private let answer: Result<Coordinate, any Error>
    private let state = Mutex<(delegate: (any LocationFetcherDelegate)?, accuracy: Double)>((nil, 0))

    public init(_ answer: Result<Coordinate, any Error>) { self.answer = answer }

    public var delegate: (any LocationFetcherDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    public var desiredAccuracy: Double {
        get { state.withLock { $0.accuracy } }
        set { state.withLock { $0.accuracy = newValue } }
    }

    public func requestLocation() {
        switch answer {
        case .success(let position): delegate?.locationFetcher(self, didUpdate: [position])
        case .failure(let error): delegate?.locationFetcher(self, didFailWith: error)
        }
    }
}
