public import InnkeeperCore

/// Where the system says that we are. An app wraps what its platform has.
public protocol LocationFetcher: AnyObject, Sendable {
    var delegate: (any LocationFetcherDelegate)? { get set }
    /// Metres.
    var desiredAccuracy: Double { get set }

    /// Asks once; the answer goes to the delegate.
    func requestLocation()
}

public protocol LocationFetcherDelegate: AnyObject, Sendable {
    func locationFetcher(_ fetcher: any LocationFetcher, didUpdate locations: [Coordinate])
    func locationFetcher(_ fetcher: any LocationFetcher, didFailWith error: any Error)
    func locationFetcherDidChangeAuthorization(_ fetcher: any LocationFetcher)
}

/// Says whether a place is a point of interest.
public protocol PointOfInterestFinder: Sendable {
    func isPointOfInterest(_ place: Coordinate) throws -> Bool
}
