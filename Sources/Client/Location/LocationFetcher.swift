public import InnkeeperCore

/// The system's location service. An app wraps that of its platform.
public protocol LocationFetcher: AnyObject, Sendable {
    var delegate: (any LocationFetcherDelegate)? { get set }
    /// Metres.
    var desiredAccuracy: Double { get set }

    /// Requests the location once; the result goes to the delegate.
    func requestLocation()
}

public protocol LocationFetcherDelegate: AnyObject, Sendable {
    func locationFetcher(_ fetcher: any LocationFetcher, didUpdate locations: [Coordinate])
    func locationFetcher(_ fetcher: any LocationFetcher, didFailWith error: any Error)
    func locationFetcherDidChangeAuthorization(_ fetcher: any LocationFetcher)
}

/// Decides whether a place is a point of interest.
public protocol PointOfInterestFinder: Sendable {
    func isPointOfInterest(_ place: Coordinate) throws -> Bool
}
