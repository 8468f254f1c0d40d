public import InnkeeperServices
import Synchronization

extension Notice.Name {
    /// A list of places was loaded, or failed to load: see its `places` and `failure`.
    public static let placesDidLoad = Notice.Name(rawValue: "placesDidLoad")
}

/// The list of places that an app shows. `PlacesList` is backed by a store or a web service; a preview or test can have
/// its own.
public protocol PlacesListProviding: AnyObject, Sendable {
    /// As last loaded.
    var places: [PlaceInfo] { get }

    /// Why the last load failed; nil if it succeeded.
    var failure: (any Error)? { get }

    /// The list is being shown. Returns once it is loaded.
    func show() async

    /// The list is no longer shown.
    func hide()

    /// Loads the places if they may be out of date and the list is shown; if they are already being loaded, waits for
    /// that.
    func reloadIfNecessary() async
}

extension PlacesListProviding {
    public var failure: (any Error)? { nil }

    public func show() async { await reloadIfNecessary() }

    public func hide() {}

    public func reloadIfNecessary() async {}
}

/// Loads the list when it is first shown, and again when it may be out of date, but only while it is shown. A notice
/// `placesDidLoad` follows each time.
public final class PlacesList: PlacesListProviding {
    private let load: @Sendable () async throws -> [PlaceInfo]
    private let center: NoticeCenter
    private let state = Mutex(State())
    private let observation = Mutex<NoticeCenter.Observation?>(nil)

    private struct State {
        var places: [PlaceInfo] = []
        var isStale = true
        var isShown = false
        var failure: (any Error)?
        var loading: Task<Void, Never>?
    }

    /// Observes `authChanged` at `center` during its lifetime.
    public init(center: NoticeCenter = .default, load: @escaping @Sendable () async throws -> [PlaceInfo]) {
        self.load = load
        self.center = center
        let observation = center.observe(.authChanged) { [weak self] _ in self?.authChanged() }
        self.observation.withLock { $0 = observation }
    }

    public convenience init(_ places: PlaceService, center: NoticeCenter = .default) {
        self.init(center: center) { try places.getPlaces() }
    }

    public var places: [PlaceInfo] { state.withLock { $0.places } }

    public var failure: (any Error)? { state.withLock { $0.failure } }

    public func show() async {
        state.withLock { $0.isShown = true }
        await reloadIfNecessary()
    }

    public func hide() { state.withLock { $0.isShown = false } }

    public func reloadIfNecessary() async { await startLoading()?.value }

    private func authChanged() {
        state.withLock { $0.isStale = true }
        _ = startLoading()
    }

    /// The load in progress, started now if necessary. One at a time, so a later one never finishes first.
    private func startLoading() -> Task<Void, Never>? {
        state.withLock { state in
            guard state.isStale, state.isShown else { return state.loading }
            state.isStale = false
            let earlier = state.loading
            let loading = Task {
                await earlier?.value
                await loadNow()
            }
            state.loading = loading
            return loading
        }
    }

    private func loadNow() async {
        do {
            let places = try await load()
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
        center.post(Notice(.placesDidLoad))
    }
}
