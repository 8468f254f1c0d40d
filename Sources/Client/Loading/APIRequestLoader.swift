public import FoundationNetworking
import InnkeeperWeb

/// Loads what an `APIRequest` asks for and parses it.
public struct APIRequestLoader<Request: APIRequest>: Sendable {
    private let apiRequest: Request
    private let loader: HTTPLoader

    public init(apiRequest: Request, urlSession: URLSession = .shared, options: LoadOptions = LoadOptions()) {
        self.init(apiRequest: apiRequest, loader: HTTPLoader(urlSession: urlSession, options: options))
    }

    /// Several requests can share one loader.
    public init(apiRequest: Request, loader: HTTPLoader) {
        self.apiRequest = apiRequest
        self.loader = loader
    }

    /// The parsed response. Throws what `makeRequest` throws, before anything is sent; `LoadError`; or
    /// `CancellationError`.
    public func loadAPIRequest(requestData: Request.RequestData) async throws -> Request.ResponseData {
        try apiRequest.parseResponse(data: await loader.load(apiRequest.makeRequest(from: requestData)).body)
    }

    /// The same for a paginated list; one element per page.
    public func loadPages(requestData: Request.RequestData) async throws -> [Request.ResponseData] {
        try await loader.loadPages(apiRequest.makeRequest(from: requestData)).map {
            try apiRequest.parseResponse(data: $0.body)
        }
    }
}
