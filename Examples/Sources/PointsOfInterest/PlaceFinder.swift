import Core
import Foundation
import InnkeeperClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a service for places nearby, and stores them.
public struct PlaceFinder: Sendable {
    private let loader: APIRequestLoader<PointsOfInterestRequest>
    private let places: PlaceService

    public init(endpoint: URL, desk: Desk, session: URLSession = .shared) {
        loader = APIRequestLoader(apiRequest: PointsOfInterestRequest(endpoint: endpoint), urlSession: session)
        places = desk.places
    }

    /// All places are stored in one transaction. Invalid ones are rejected; the result says which, and why.
    public func findPlaces(near position: Coordinate) async throws -> Imported<PlaceInfo> {
        try await places.addPlaces(try await loader.loadAPIRequest(requestData: position))
    }
}
