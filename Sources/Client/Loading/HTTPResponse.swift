public import Foundation

/// What came back for a request, whole.
public struct HTTPResponse: Sendable, Equatable {
    /// Where it came from in the end, after redirects.
    public var url: URL
    public var status: Int
    /// By names in lower case.
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
