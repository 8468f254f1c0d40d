/// Why something couldn't be loaded. No message contains the query of a URL, a header or a body: they may be secret.
public enum LoadError: Error, Sendable, Equatable {
    case notAnAddress
    /// The URL isn't https, nor an explicitly allowed loopback.
    case insecure
    /// A redirect to a URL that isn't https.
    case insecureRedirect
    case tooManyRedirects
    /// A redirect without a target.
    case redirectWithoutAddress
    /// The response's status (RFC 9110, 15), if it isn't a success.
    case status(Int)
    /// No complete response within this many seconds.
    case timedOut(seconds: Int)
    /// Larger than this many bytes.
    case tooLarge(limit: Int)
    /// The connection ended before the response did.
    case truncated
    /// No connection, or it broke; the error code is negative if it is from the system's own networking (NSURLError),
    /// otherwise libcurl's.
    case connection(Int)
    /// The response isn't HTTP.
    case noResponse
    /// The body can't be understood.
    case malformed(String)
    /// The service gave up halfway, and says why.
    case partial(String)
    case tooManyPages(limit: Int)
    /// A paginated list that returns to an earlier page.
    case pagesInCircle
    /// The whole source, with all its pages, took longer than this many seconds.
    case sourceTimedOut(seconds: Int)
    /// The address is that of this machine, a private network or a link, where that isn't allowed.
    case privateAddress
    /// The response states its length twice.
    case twoLengths
    /// Only a part arrived (status 206), though the whole was requested.
    case partialContent
    /// The service requires a user name and password.
    case passwordWanted
    /// The body is compressed in a way that wasn't requested.
    case unknownPacking
    /// The compressed body is damaged or truncated.
    case brokenPacking
    /// The head of the response doesn't end.
    case headTooLarge
    /// The service's certificate isn't trusted, and why.
    case certificate(String)
    /// The file of additional root certificates can't be read.
    case noRoots
    /// The system has no trusted certificates.
    case noSystemRoots
    /// A redirect would send a post elsewhere.
    case postRedirected
    /// The response can't be written, and why.
    case notWritten(String)

    /// Whether the same request may succeed a little later.
    public var isPassing: Bool {
        switch self {
        case .status(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
        case .timedOut, .truncated, .connection, .brokenPacking: true
        default: false
        }
    }
}

extension LoadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAnAddress: "it is not a web address"
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
        case .partial(let remark): "the service sent only a part: \(remark)"
        case .tooManyPages(let limit): "the list has more than \(limit) pages"
        case .pagesInCircle: "the list comes back to a page that was there already"
        case .sourceTimedOut(let seconds): "the whole source took longer than \(seconds) s"
        case .privateAddress:
            "it leads to an address of this machine or of a private network; only the host of `url` itself may have "
                + "one, with `\"private\": true`"
        case .twoLengths: "the answer gives more than one length, so that its end can't be known"
        case .partialContent: "the service sent only a part (status 206), though all was asked for"
        case .passwordWanted:
            "the service asks for a user name and a password (status 401, Basic); only a token is sent"
        case .unknownPacking: "the answer is packed in a way that was not asked for"
        case .brokenPacking: "the packed answer is damaged or ends too soon"
        case .headTooLarge: "the head of the answer does not end"
        case .certificate(let why): "its certificate can't be trusted: \(why)"
        case .noRoots: "the file of `ca` can't be read"
        case .noSystemRoots:
            "this system has no root certificates; install them (on Debian the package ca-certificates), or name a file "
                + "of some with \"ca\""
        case .postRedirected: "the service sends what is posted on to another address"
        case .notWritten(let why): "what came can't be written: \(why)"
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

    /// Codes of NSURLError, and of libcurl (https://curl.se/libcurl/c/libcurl-errors.html).
    private static func cause(of code: Int) -> String {
        switch code {
        case -1003, 6: ": there is no host of that name"
        case -1004, 7: ": the connection was refused"
        case -1005, 55, 56: ": it broke"
        case -1011, 52: ": the other side hung up without a word"
        case -1206 ... -1200: ": its certificate can't be trusted"
        case 5: ": there is no proxy of that name"
        case 35: ": the two can't agree on how to encrypt"
        default: ""
        }
    }
}
