public import Foundation
public import FoundationNetworking
public import InnkeeperServices
import InnkeeperWeb

/// Asks a service for its people. The response contains cards: jCard (RFC 7095), vCard or xCard.
public struct PeopleRequest: APIRequest {
    private let endpoint: URL
    private let token: String?

    /// `token` is sent as a bearer token (RFC 6750, 2.1).
    public init(endpoint: URL, token: String? = nil) {
        self.endpoint = endpoint
        self.token = token
    }

    public func makeRequest(from data: Void) -> URLRequest {
        var request = URLRequest(url: endpoint)
        request.setValue("application/vcard+json, text/vcard, application/vcard+xml", forHTTPHeaderField: "Accept")
        request.authorize(token)
        return request
    }

    public func parseResponse(data: Data) throws -> [PersonInfo] { try RecordReading.people([UInt8](data)).people }
}

/// Sends a person to a service. The key ensures that the person is stored once, however often it is sent.
public struct PostPersonRequest: APIRequest {
    private let endpoint: URL
    private let token: String?

    public init(endpoint: URL, token: String? = nil) {
        self.endpoint = endpoint
        self.token = token
    }

    /// `card` is the person as jCard, kept as bytes so that repeated requests are identical.
    public struct Posting: Sendable, Equatable {
        public var key: String
        public var card: [UInt8]

        public init(key: String, card: [UInt8]) {
            self.key = key
            self.card = card
        }

        public init(key: String, person: PersonInfo) {
            self.init(key: key, card: PersonCard.json(person))
        }
    }

    public func makeRequest(from posting: Posting) -> URLRequest {
        var request = URLRequest(url: endpoint)
        request.httpMethod = "POST"
        request.setValue("application/vcard+json", forHTTPHeaderField: "Content-Type")
        request.setValue(posting.key, forHTTPHeaderField: URLRequest.idempotencyKey)
        request.authorize(token)
        request.httpBody = Data(posting.card)
        return request
    }

    /// Success is all that matters; the body is ignored.
    public func parseResponse(data: Data) {}
}

extension URLRequest {
    /// Sends `token`, if any, as a bearer token (RFC 6750, 2.1).
    public mutating func authorize(_ token: String?) {
        if let token { setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    }
}
