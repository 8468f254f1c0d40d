public import InnkeeperCore
public import InnkeeperServices
import InnkeeperStages

extension Coordinate {
    /// Metres along the shortest line on the ellipsoid WGS84, exact to some nanometres (C. F. F. Karney, Algorithms for
    /// geodesics, J. Geodesy 87, 2013). nil where either position is on no globe.
    public func distance(to other: Coordinate) -> Double? {
        isValid && other.isValid ? Geodesy.inverse(from: self, to: other).metres : nil
    }

    /// The direction in which that line sets out: degrees clockwise from north, at least 0 and less than 360.
    public func bearing(to other: Coordinate) -> Double? {
        isValid && other.isValid ? Geodesy.inverse(from: self, to: other).bearing : nil
    }
}

/// A place and how far it is.
public struct PlaceDistance: Sendable, Equatable {
    public var place: PlaceInfo
    /// Metres on the ellipsoid WGS84.
    public var metres: Double
    /// The direction in which to set out: degrees clockwise from north.
    public var bearing: Double
}

extension [PlaceInfo] {
    /// The places nearest to a position, the nearest first; places equally far in the order of the list. Those that are
    /// closed for good, and those whose position is on no globe, are left out.
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
    /// The places nearest to a position: `nearest(to:atMost:within:)` of all that are stored.
    public func getNearestPlaces(
        to position: Coordinate, atMost count: Int? = nil, within metres: Double = .infinity
    ) throws(ServiceError) -> [PlaceDistance] {
        try getPlaces().nearest(to: position, atMost: count, within: metres)
    }
}
