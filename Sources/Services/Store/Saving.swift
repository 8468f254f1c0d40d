import Synchronization

/// A change on its way to the store.
final class Saving: Sendable {
    private enum State {
        case underWay
        case awaited([CheckedContinuation<Result<Void, ServiceError>, Never>])
        case done(Result<Void, ServiceError>)
    }

    private let state = Mutex(State.underWay)

    func finish(_ result: Result<Void, ServiceError>) {
        let waiting = state.withLock { state in
            defer { state = .done(result) }
            if case .awaited(let waiting) = state { return waiting }
            return []
        }
        for continuation in waiting { continuation.resume(returning: result) }
    }

    /// Returns once the change is stored; throws the reason if it fails.
    func done() async throws(ServiceError) {
        let result = await withCheckedContinuation { continuation in
            let result = state.withLock { state -> Result<Void, ServiceError>? in
                switch state {
                case .underWay: state = .awaited([continuation])
                case .awaited(let others): state = .awaited(others + [continuation])
                case .done(let result): return result
                }
                return nil
            }
            if let result { continuation.resume(returning: result) }
        }
        try result.get()
    }
}
