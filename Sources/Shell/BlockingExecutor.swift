import Dispatch

/// Work that mostly waits: for a disk, a lock, another program.
///
/// Tasks run on a pool of as many threads as there are cores. One of them that waits in `fsync` takes a core from the
/// stages, so such work gets a thread of its own.
package enum BlockingExecutor {
    package static func run<Outcome: Sendable>(
        _ work: @Sendable @escaping () throws -> Outcome
    ) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            // A queue of its own, because the shared ones have no more threads than the pool.
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
