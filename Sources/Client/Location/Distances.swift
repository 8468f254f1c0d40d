public import InnkeeperCore
import InnkeeperDistances
public import InnkeeperServices
import InnkeeperStages

extension Coordinate {
    /// Metres along the shortest line on the WGS84 ellipsoid, accurate to a few nanometres (C. F. F. Karney, Algorithms
    /// for geodesics, J. Geodesy 87, 2013). nil if either position is invalid.
    public func distance(to other: Coordinate) -> Double? {
        isValid && other.isValid ? Geodesy.inverse(from: self, to: other).metres : nil
    }

    /// The initial direction of that line: degrees clockwise from north, at least 0 and less than 360.
    public func bearing(to other: Coordinate) -> Double? {
        isValid && other.isValid ? Geodesy.inverse(from: self, to: other).bearing : nil
    }
}

/// A place and its distance.
public struct PlaceDistance: Sendable, Equatable {
    public var place: PlaceInfo
    /// Metres on the WGS84 ellipsoid.
    public var metres: Double
    /// The initial direction: degrees clockwise from north.
    public var bearing: Double
}

extension [PlaceInfo] {
    /// The places nearest to a position, nearest first; equally distant ones in the order of the list. Omits places
    /// that are permanently closed or have an invalid position.
    public func nearest(to position: Coordinate, atMost count: Int? = nil, within metres: Double = .infinity)
        -> [PlaceDistance]
    {
        guard position.isValid else { return [] }
        let near = compactMap { place -> PlaceDistance? in
            guard !place.isClosed, place.coordinate.isValid else { return nil }
            let line = Geodesy.inverse(from: position, to: place.coordinate)
            return line.metres <= metres
                ? PlaceDistance(place: place, metres: line.metres, bearing: line.bearing) : nil
        }
        let sorted = near.enumerated().sorted { ($0.element.metres, $0.offset) < ($1.element.metres, $1.offset) }
        return sorted.prefix(count ?? sorted.count).map(\.element)
    }
}

extension PlaceService {
    /// The places nearest to a position: `nearest(to:atMost:within:)` of all stored places.
    public func getNearestPlaces(
        to position: Coordinate, atMost count: Int? = nil, within metres: Double = .infinity
    ) throws(ServiceError) -> [PlaceDistance] {
        try getPlaces().nearest(to: position, atMost: count, within: metres)
    }
}
