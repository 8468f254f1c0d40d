public import Foundation
public import InnkeeperServices

/// A web service with people.
public protocol APICommunicator: Sendable {
    /// All its people, in its order.
    func getPeople() async throws -> [PersonInfo]

    /// Sends it a person. With the same key the service adds the person once, however often this is called.
    func postPerson(_ person: PersonInfo, idempotencyKey: String) async throws
}

/// A service at a URL that exchanges cards.
public struct WebCommunicator: APICommunicator {
    private let people: APIRequestLoader<PeopleRequest>
    private let posting: APIRequestLoader<PostPersonRequest>

    /// `token`, if any, is sent with each request.
    public init(endpoint: URL, token: String? = nil, loader: HTTPLoader = HTTPLoader()) {
        people = APIRequestLoader(apiRequest: PeopleRequest(endpoint: endpoint, token: token), loader: loader)
        posting = APIRequestLoader(apiRequest: PostPersonRequest(endpoint: endpoint, token: token), loader: loader)
    }

    public func getPeople() async throws -> [PersonInfo] {
        try await people.loadPages(requestData: ()).flatMap { $0 }
    }

    public func postPerson(_ person: PersonInfo, idempotencyKey: String) async throws {
        try await posting.loadAPIRequest(requestData: .init(key: idempotencyKey, person: person))
    }
}
