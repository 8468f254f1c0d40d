public import Services
import Synchronization

/// The list of places that an app shows. It is loaded when it is first asked for, and again when something says that
/// it may be out of date, but not before somebody could see the difference.
public final class PlacesList: Sendable {
    private let load: @Sendable () throws -> [PlaceInfo]
    private let state = Mutex(State())
    private let observation = Mutex<NoticeCenter.Observation?>(nil)

    private struct State {
        var places: [PlaceInfo] = []
        var isStale = true
        var isShown = false
        var failure: (any Error)?
    }

    /// Observes `authChanged` at `center` as long as it lives.
    public init(center: NoticeCenter = .default, load: @escaping @Sendable () throws -> [PlaceInfo]) {
        self.load = load
        let observation = center.observe(.authChanged) { [weak self] _ in self?.authChanged() }
        self.observation.withLock { $0 = observation }
    }

    public convenience init(_ places: PlaceService, center: NoticeCenter = .default) {
        self.init(center: center) { try places.getPlaces() }
    }

    /// As last loaded.
    public var places: [PlaceInfo] { state.withLock { $0.places } }

    /// Why the places could not be loaded the last time; nil when they could.
    public var failure: (any Error)? { state.withLock { $0.failure } }

    /// Somebody looks at the list from now on.
    public func show() {
        state.withLock { $0.isShown = true }
        reloadIfNecessary()
    }

    /// Nobody looks any more.
    public func hide() { state.withLock { $0.isShown = false } }

    private func authChanged() {
        state.withLock { $0.isStale = true }
        reloadIfNecessary()
    }

    /// Loads the places if they may be out of date and somebody looks.
    public func reloadIfNecessary() {
        let isNecessary = state.withLock { state in
            defer { if state.isShown { state.isStale = false } }
            return state.isStale && state.isShown
        }
        guard isNecessary else { return }
        do {
            let places = try load()
            state.withLock { state in
                state.places = places
                state.failure = nil
            }
        } catch {
            state.withLock { state in
                state.failure = error
                state.isStale = true
            }
        }
    }
}
