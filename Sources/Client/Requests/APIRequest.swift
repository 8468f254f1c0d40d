public import Foundation
public import FoundationNetworking
import InnkeeperWeb

/// One kind of request to a service: how it is made, and how its response is parsed. Both are pure functions, so they
/// can be tested without a network.
public protocol APIRequest<RequestData, ResponseData>: Sendable {
    associatedtype RequestData: Sendable
    associatedtype ResponseData: Sendable

    /// The request for `data`. Throws before anything is sent if `data` is invalid.
    func makeRequest(from data: RequestData) throws -> URLRequest

    /// Parses a complete body. Throws `LoadError.malformed` if it contains nothing intelligible.
    func parseResponse(data: Data) throws -> ResponseData
}

extension URLRequest {
    /// The header with the key by which a service recognises a repeated request
    /// (draft-ietf-httpapi-idempotency-key-header). A POST is repeated only if it has one.
    public static let idempotencyKey = "Idempotency-Key"

    /// Whether it is safe to repeat: it changes nothing, or the service recognises repeats.
    var isRepeatable: Bool {
        switch httpMethod ?? "GET" {
        case "GET", "HEAD": true
        default: value(forHTTPHeaderField: URLRequest.idempotencyKey) != nil
        }
    }
}
