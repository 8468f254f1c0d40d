import Dispatch
import Synchronization

/// Reads on a thread of its own, a few pieces ahead of whoever takes them: unpacking a sheet takes a quarter of the time
/// that reading it takes, and so does writing what was read.
package final class ReadAhead<Piece: Sendable, Failure: Error>: Sendable {
    /// How many pieces may wait; reading another one blocks.
    private static var window: Int { 16 }

    private struct State {
        var waiting: [Piece] = []
        var isStopped = false
        /// nil until the reader has ended.
        var end: Result<Void, Failure>?
    }

    private let state = Mutex(State())
    // Dispatch requires that a semaphore ends with no less than it began with.
    private let room = DispatchSemaphore(value: 0)
    private let pieces = DispatchSemaphore(value: 0)

    private init() { for _ in 0..<ReadAhead.window { room.signal() } }

    /// Passes what `read` passes on, in order, to `take` on this thread, until that returns false; so does then `pass`,
    /// and what comes after that, a failure too, is as if it had never been read. Returns when `read` has ended, or throws
    /// what that threw.
    package static func run(
        _ read: @escaping @Sendable (_ pass: @escaping (_ piece: Piece) -> Bool) throws(Failure) -> Void,
        _ take: (_ piece: Piece) -> Bool
    ) throws(Failure) {
        let line = ReadAhead()
        DispatchQueue(label: "innkeeper.reading").async {
            do throws(Failure) {
                try read(line.put)
                line.finish(.success(()))
            } catch {
                line.finish(.failure(error))
            }
        }
        var wants = true
        while let piece = line.next() {
            if wants { wants = take(piece) }
            if !wants { line.stop() }
        }
        if wants { try line.state.withLock { $0.end }?.get() }
    }

    private func put(_ piece: Piece) -> Bool {
        room.wait()
        let isWanted = state.withLock { state in
            if !state.isStopped { state.waiting.append(piece) }
            return !state.isStopped
        }
        if isWanted { pieces.signal() }
        return isWanted
    }

    private func finish(_ result: Result<Void, Failure>) {
        state.withLock { $0.end = result }
        pieces.signal()
    }

    /// nil when the reader has ended, and nothing is waiting.
    private func next() -> Piece? {
        pieces.wait()
        let piece = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        room.signal()
        return piece
    }

    private func stop() { state.withLock { $0.isStopped = true } }
}
