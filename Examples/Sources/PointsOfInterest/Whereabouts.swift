import Core
import InnkeeperClient

/// Tells whether we are at a point of interest. `LocationFetcher` wraps the platform's location manager.
public struct Whereabouts: Sendable {
    private let location: any CurrentLocationProviding

    public init(location: any CurrentLocationProviding) { self.location = location }

    public init(fetcher: any LocationFetcher, desk: Desk) {
        self.init(
            location: CurrentLocationProvider(
                fetcher: fetcher, finder: NearbyPlaces(desk.places, radius: 100), center: desk.center))
    }

    public func sentence() async -> String {
        do {
            let isAtPlace = try await location.checkCurrentLocation()
            return isAtPlace ? "You are at a point of interest." : "Nothing to see here."
        } catch {
            return "We don't know where we are."
        }
    }
}
