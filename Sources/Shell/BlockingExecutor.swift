import Dispatch

/// Runs work that mostly waits: for a disk, a lock, another program.
///
/// Tasks run on a pool with one thread per core. A task that waits in `fsync` would take a core from the stages, so
/// such work gets its own thread.
package enum BlockingExecutor {
    package static func run<Outcome: Sendable>(
        _ work: @Sendable @escaping () throws -> Outcome
    ) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            // Its own queue, because the shared ones have no more threads than the pool.
            DispatchQueue(label: "innkeeper.waiting").async { continuation.resume(with: Result(catching: work)) }
        }
    }

    /// The same for work that can't fail.
    package static func runToEnd<Outcome: Sendable>(_ work: @Sendable @escaping () -> Outcome) async -> Outcome {
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "innkeeper.waiting").async { continuation.resume(returning: work()) }
        }
    }
}
