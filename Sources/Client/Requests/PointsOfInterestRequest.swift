public import Foundation
public import FoundationNetworking
public import InnkeeperCore
public import InnkeeperServices
import InnkeeperStages
import InnkeeperWeb

/// Asks a service for the places of interest near a position.
///
/// ## Before
/// 37.3305° north, 121.8889° west, and `https://places.example.org/v1/near?kind=hike`
/// ## After
/// `GET https://places.example.org/v1/near?kind=hike&latitude=37.3305&longitude=-121.8889`
public struct PointsOfInterestRequest: APIRequest {
    /// A position outside the valid range.
    public struct InvalidCoordinate: Error, Equatable, CustomStringConvertible {
        public let coordinate: Coordinate

        public var description: String {
            "\(coordinate.latitude), \(coordinate.longitude) is not a position: latitudes go from -90 to 90, "
                + "longitudes from -180 to 180"
        }
    }

    private let endpoint: URL

    /// Keeps query items already in `endpoint`.
    public init(endpoint: URL) { self.endpoint = endpoint }

    /// Throws `InvalidCoordinate` before any request is made.
    public func makeRequest(from coordinate: Coordinate) throws -> URLRequest {
        guard coordinate.isValid else { throw InvalidCoordinate(coordinate: coordinate) }
        guard var parts = URLComponents(url: endpoint, resolvingAgainstBaseURL: true) else {
            throw LoadError.notAnAddress
        }
        parts.queryItems =
            (parts.queryItems ?? []) + [
                URLQueryItem(name: "latitude", value: "\(coordinate.latitude)"),
                URLQueryItem(name: "longitude", value: "\(coordinate.longitude)"),
            ]
        guard let url = parts.url else { throw LoadError.notAnAddress }
        var request = URLRequest(url: url)
        request.setValue("application/geo+json, application/json", forHTTPHeaderField: "Accept")
        return request
    }

    /// Places in any of the supported place formats; those without a position are left out.
    public func parseResponse(data: Data) throws -> [PlaceInfo] {
        try RecordReading.places([UInt8](data))
    }
}
