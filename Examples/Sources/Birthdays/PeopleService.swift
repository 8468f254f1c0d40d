import Core
import Foundation
import InnkeeperClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Exchanges people with a web service.
public struct PeopleService: Sendable {
    private let communicator: any APICommunicator
    private let list: any PeopleListProviding

    public init(communicator: any APICommunicator, list: any PeopleListProviding) {
        self.communicator = communicator
        self.list = list
    }

    public init(endpoint: URL, token: String?, list: any PeopleListProviding, session: URLSession = .shared) {
        let loader = HTTPLoader(urlSession: session)
        self.init(communicator: WebCommunicator(endpoint: endpoint, token: token, loader: loader), list: list)
    }

    /// Each person once, however often the service names them.
    public func fetch() async throws -> PeopleImport { try await list.fetchPeople(from: communicator) }

    /// The key ensures that the service adds the person once, even if the response is lost and the request is repeated.
    public func post(_ person: PersonInfo) async throws {
        try await communicator.postPerson(person, idempotencyKey: "person-\(person.id)")
    }
}
