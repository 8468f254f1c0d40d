public import Foundation

/// A complete response.
public struct HTTPResponse: Sendable, Equatable {
    /// The final URL, after redirects.
    public var url: URL
    public var status: Int
    /// By lower-case names.
    public var headers: [String: String]
    public var body: Data

    public init(url: URL, status: Int, headers: [String: String], body: Data) {
        self.url = url
        self.status = status
        self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { first, _ in first }
        self.body = body
    }

    public subscript(_ header: String) -> String? { headers[header.lowercased()] }
}
