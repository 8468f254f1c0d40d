/// Why something could not be loaded. No text in it holds the query of an address, a header or a body: they may be
/// secret.
public enum LoadError: Error, Sendable, Equatable {
    case notAnAddress
    /// The address is not https, and no loopback that is allowed by name.
    case insecure
    /// A redirect that leads to an address that is not https.
    case insecureRedirect
    case tooManyRedirects
    /// A redirect without an address to go to.
    case redirectWithoutAddress
    /// The answer's status (RFC 9110, 15), when it is no success.
    case status(Int)
    /// No whole answer within so many seconds.
    case timedOut(seconds: Int)
    /// Larger than so many bytes.
    case tooLarge(limit: Int)
    /// The connection ended before the answer did.
    case truncated
    /// No connection, or it broke; the system's number of the error.
    case connection(Int)
    /// The answer is no HTTP.
    case noResponse
    /// The body can't be understood.
    case malformed(String)
    /// The service gave up in the middle, and says why.
    case partial(String)
    case tooManyPages(limit: Int)
    /// A list of pages that comes back to a page that was there.
    case pagesInCircle

    /// Whether the same request may succeed a little later.
    public var isPassing: Bool {
        switch self {
        case .status(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
        case .timedOut, .truncated, .connection: true
        default: false
        }
    }
}

extension LoadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAnAddress: "it is no address on the web"
        case .insecure: "the address is not https"
        case .insecureRedirect: "the service sends us on to an address that is not https"
        case .tooManyRedirects: "the service sends us on and on"
        case .redirectWithoutAddress: "the service sends us on and does not say where"
        case .status(let status): "the service answers with status \(status)\(LoadError.meaning(of: status))"
        case .timedOut(let seconds): "there was no whole answer within \(seconds) s"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .truncated: "the connection ended before the answer did"
        case .connection(let code): "no connection\(LoadError.cause(of: code)) (error \(code))"
        case .noResponse: "what answered does not speak HTTP"
        case .malformed(let why): "the answer can't be understood: \(why)"
        case .partial(let remark): "the service gave only a part: \(remark)"
        case .tooManyPages(let limit): "the list has more than \(limit) pages"
        case .pagesInCircle: "the list comes back to a page that was there already"
        }
    }

    private static func meaning(of status: Int) -> String {
        switch status {
        case 401: " (it does not know us; is the token right?)"
        case 403: " (it does not let us)"
        case 404, 410: " (there is nothing at this address)"
        case 429: " (too many requests)"
        case 500...: " (it has a fault)"
        default: ""
        }
    }

    /// In the system's numbers (NSURLError).
    private static func cause(of code: Int) -> String {
        switch code {
        case -1003: ": there is no host of that name"
        case -1004: ": nobody answers there"
        case -1005: ": it broke"
        case -1011: ": the other side hung up without a word"
        case -1206 ... -1200: ": its certificate can't be trusted"
        default: ""
        }
    }
}
