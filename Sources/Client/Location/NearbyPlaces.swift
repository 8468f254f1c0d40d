public import InnkeeperCore
import InnkeeperDistances
public import InnkeeperServices
import InnkeeperStages

/// A place is of interest if one of the service's places is near; permanently closed ones don't count.
public struct NearbyPlaces: PointOfInterestFinder {
    private let places: PlaceService
    private let radius: Double

    /// `radius` in metres.
    public init(_ places: PlaceService, radius: Double = 100) {
        self.places = places
        self.radius = radius
    }

    /// An invalid position isn't near anything.
    public func isPointOfInterest(_ place: Coordinate) throws -> Bool {
        guard place.isValid else { return false }
        return try places.getPlaces().contains { known in
            !known.isClosed && Geodesy.inverse(from: place, to: known.coordinate).metres <= radius
        }
    }
}
