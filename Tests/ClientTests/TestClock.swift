import InnkeeperClient
import InnkeeperWeb
import Synchronization

/// A clock on which pauses are over at once and are written down. Time limits of `limit` never come, unless they are
/// meant to.
final class TestClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    static let limit = Duration.seconds(3600)
    private let slept = Mutex<[Duration]>([])
    private let limitsCome: Bool

    init(limitsCome: Bool = false) { self.limitsCome = limitsCome }

    var pauses: [Duration] { slept.withLock { $0 } }
    var now: Instant { Instant() }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        guard deadline.offset >= TestClock.limit, !limitsCome else {
            if deadline.offset < TestClock.limit { slept.withLock { $0.append(deadline.offset) } }
            return try Task.checkCancellation()
        }
        // Nobody waits for it: it ends when it is cancelled, which is when the answer is there.
        try await Task.sleep(for: deadline.offset)
    }
}

extension LoadOptions {
    /// No waiting and no chance: the pauses are 1, 2, 4 … seconds on the clock of the test.
    static func test(_ clock: TestClock = TestClock(), change: (inout LoadOptions) -> Void = { _ in }) -> LoadOptions {
        var options = LoadOptions()
        options.timeout = TestClock.limit
        options.retry.chance = { 1 }
        options.clock = clock
        options.now = { 784_111_770 }
        change(&options)
        return options
    }
}

/// What `body` throws, if it is of that type.
func failure<Failure: Error>(
    _ type: Failure.Type = LoadError.self, _ body: () async throws -> some Any
) async -> Failure? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? Failure
    }
}
