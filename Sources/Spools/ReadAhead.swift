import Dispatch
import Synchronization

/// Reads on another thread, a few pieces ahead: unpacking a sheet takes a quarter of the time of reading it, and so does
/// writing its cells.
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

    /// Hands the pieces that `read` passes on to `take`, in order and on this thread, until `take` returns false. From then
    /// on `pass` returns false too, and what `read` still passes on or throws is ignored. Returns when `read` has ended, or
    /// throws its failure.
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
