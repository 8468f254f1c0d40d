public import Foundation
public import FoundationNetworking
import InnkeeperWeb

/// One kind of question to a service: how it is asked, and how the answer is read. Both are pure, so that they are
/// tested without any network.
public protocol APIRequest<RequestData, ResponseData>: Sendable {
    associatedtype RequestData: Sendable
    associatedtype ResponseData: Sendable

    /// The request for `data`. Throws before anything is sent when `data` can't be asked for.
    func makeRequest(from data: RequestData) throws -> URLRequest

    /// Reads a whole body. Throws `LoadError.malformed` when it says nothing that is understood.
    func parseResponse(data: Data) throws -> ResponseData
}

extension URLRequest {
    /// A key by which a service knows a request that comes again (draft-ietf-httpapi-idempotency-key-header). Only a
    /// POST that has one is ever sent twice.
    public static let idempotencyKey = "Idempotency-Key"

    /// Whether it does no harm to send it again: it changes nothing, or the service knows it again.
    var isRepeatable: Bool {
        switch httpMethod ?? "GET" {
        case "GET", "HEAD": true
        default: value(forHTTPHeaderField: URLRequest.idempotencyKey) != nil
        }
    }
}
