import Core
import InnkeeperClient

/// Features one place after another.
public final class FeaturedPlace: Sendable {
    private let manager: any FeaturedPlaceProviding

    public init(_ manager: any FeaturedPlaceProviding) { self.manager = manager }

    /// A test passes a scheduler that it advances manually; an app has `QueueScheduler(.main)`.
    public convenience init(
        desk: Desk, scheduler: any TimerScheduler, shows: @escaping @Sendable (PlaceInfo) -> Void = { _ in }
    ) throws {
        self.init(
            FeaturedPlaceManager(
                places: try desk.places.getPlaces(), scheduler: scheduler, interval: .seconds(10), shows: shows))
    }

    public var title: String { manager.featuredPlace?.name ?? "Nothing to show yet" }

    public func appear() { manager.start() }
    public func disappear() { manager.stop() }
}
