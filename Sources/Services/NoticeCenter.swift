import Synchronization

/// An event, announced to its observers.
public struct Notice: Sendable, Equatable {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public var name: Name
    public var details: [String: String]

    public init(_ name: Name, details: [String: String] = [:]) {
        self.name = name
        self.details = details
    }
}

extension Notice.Name {
    /// A service's change has been stored.
    public static let didSave = Notice.Name(rawValue: "CampStoreDidSave")
    /// A service's change could not be stored and is lost; `Problem` says why.
    public static let didNotSave = Notice.Name(rawValue: "CampStoreDidNotSave")
}

/// Where notices are posted. An app with Foundation can use its `NotificationCenter`:
///
///     extension NotificationCenter: @retroactive NoticePoster {
///         public func post(_ notice: Notice) {
///             post(name: .init(notice.name.rawValue), object: nil, userInfo: notice.details)
///         }
///     }
public protocol NoticePoster: Sendable {
    func post(_ notice: Notice)
}

/// Delivers each notice to its observers synchronously, on the posting thread, in the order of registration.
public final class NoticeCenter: NoticePoster {
    public static let `default` = NoticeCenter()

    /// Observes until `end` is called or it is deallocated.
    public final class Observation: Sendable {
        private let number: Int
        private weak let center: NoticeCenter?

        fileprivate init(_ number: Int, _ center: NoticeCenter) {
            self.number = number
            self.center = center
        }

        deinit { end() }

        public func end() { center?.remove(number) }
    }

    private struct Observer {
        var number: Int
        var name: Notice.Name
        var act: @Sendable (Notice) -> Void
    }

    private struct State {
        var observers: [Observer] = []
        var count = 0
    }

    private let state = Mutex(State())

    public init() {}

    /// Calls `act` for each notice of that name while the returned observation is alive.
    public func observe(_ name: Notice.Name, _ act: @escaping @Sendable (Notice) -> Void) -> Observation {
        let number = state.withLock { state in
            state.count += 1
            state.observers.append(Observer(number: state.count, name: name, act: act))
            return state.count
        }
        return Observation(number, self)
    }

    /// The notices of that name from now on, for `for await`.
    public func notices(_ name: Notice.Name) -> AsyncStream<Notice> {
        AsyncStream { continuation in
            let observation = observe(name) { continuation.yield($0) }
            continuation.onTermination = { _ in observation.end() }
        }
    }

    public func post(_ notice: Notice) {
        // Outside the lock, as an observer may post, observe or end.
        let observers = state.withLock { state in state.observers.filter { $0.name == notice.name } }
        for observer in observers { observer.act(notice) }
    }

    private func remove(_ number: Int) {
        state.withLock { state in state.observers.removeAll { $0.number == number } }
    }
}
