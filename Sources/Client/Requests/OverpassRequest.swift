public import Foundation
public import FoundationNetworking
public import InnkeeperCore
public import InnkeeperServices
import InnkeeperWeb

/// Asks the Overpass API for OpenStreetMap places with certain tags within a circle
/// (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL).
///
/// ## Before
/// `tourism=viewpoint` within 5,000 m of 37.3305° north, 121.8889° west
/// ## After
/// `[out:json][timeout:25];(nwr["tourism"="viewpoint"](around:5000,37.3305,-121.8889););out center;`
public struct OverpassRequest: APIRequest {
    /// The instance that the OpenStreetMap wiki names first.
    public static let publicEndpoint = "https://overpass-api.de/api/interpreter"

    public struct Circle: Sendable, Equatable {
        public var center: Coordinate
        /// Metres.
        public var radius: Double

        public init(center: Coordinate, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    private let endpoint: URL
    private let tags: [String]

    /// `tags` are `key` or `key=value`; places with any of them are returned.
    public init(endpoint: URL, tags: [String]) {
        self.endpoint = endpoint
        self.tags = tags
    }

    /// A GET, since it changes nothing and may be repeated.
    public func makeRequest(from circle: Circle) throws -> URLRequest {
        guard circle.center.isValid else {
            throw PointsOfInterestRequest.InvalidCoordinate(coordinate: circle.center)
        }
        guard var parts = URLComponents(url: endpoint, resolvingAgainstBaseURL: true) else {
            throw LoadError.notAnAddress
        }
        parts.queryItems = [URLQueryItem(name: "data", value: query(circle))]
        guard let url = parts.url else { throw LoadError.notAnAddress }
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }

    public func query(_ circle: Circle) -> String {
        OverpassQuery.text(tags, around: circle.center, radius: circle.radius)
    }

    /// The places; throws the service's remark if it aborted the query, since there may be more of them.
    public func parseResponse(data: Data) throws -> [PlaceInfo] {
        let bytes = [UInt8](data)
        if let remark = OverpassRequest.remark(bytes) { throw LoadError.partial(remark) }
        return try RecordReading.places(bytes)
    }

    /// The service's remark on its own response: a query that ran out of time or memory has status 200 and the results
    /// found until then.
    package static func remark(_ bytes: [UInt8]) -> String? { OuterMember.text("remark", of: bytes) }
}
