public import Foundation
import FoundationNetworking
public import InnkeeperWeb

/// Which addresses may be asked: https, always. Plain http only to this machine itself, and only to a name that is
/// allowed.
public struct Transport: Sendable, Equatable {
    /// Names of this machine's own loopback that may be asked without TLS.
    public var loopback: Set<String>

    /// The names that loopback has (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). No other can be allowed.
    public static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "::1"]

    public static let secure = Transport(loopback: [])

    public init(loopback: Set<String>) { self.loopback = loopback.intersection(Transport.loopbackNames) }

    /// Throws `insecure` for an address that must not be asked.
    public func check(_ url: URL) throws(LoadError) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: false), !host.isEmpty else {
            throw .notAnAddress
        }
        if scheme == "https" { return }
        let name = host.lowercased().trimmingPrefix("[").prefix { $0 != "]" }
        guard scheme == "http", loopback.contains(String(name)) else { throw .insecure }
    }

    /// The request that a redirect asks for (RFC 9110, 15.4), or nil if the response is not a redirect.
    ///
    /// Another origin gets no secrets: authorisation headers are dropped.
    func redirect(_ request: URLRequest, _ answer: HTTPResponse) throws(LoadError) -> URLRequest? {
        guard [301, 302, 303, 307, 308].contains(answer.status) else { return nil }
        guard let location = answer["location"], let target = URL(string: location, relativeTo: answer.url) else {
            throw .redirectWithoutAddress
        }
        let url = target.absoluteURL
        do throws(LoadError) {
            try check(url)
        } catch {
            throw error == .insecure ? .insecureRedirect : error
        }
        var next = request.going(to: url)
        if answer.status < 307, request.httpMethod != "HEAD" {
            next.httpMethod = "GET"
            next.httpBody = nil
            next.setValue(nil, forHTTPHeaderField: "Content-Type")
        }
        return next
    }
}

extension URLRequest {
    /// The same for another address; without what authorises, if that is another origin (RFC 6454, 5).
    func going(to url: URL) -> URLRequest {
        var next = self
        next.url = url
        if self.url.map(URLRequest.origin) != URLRequest.origin(url) {
            for header in ["Authorization", "Cookie"] { next.setValue(nil, forHTTPHeaderField: header) }
        }
        return next
    }

    private static func origin(_ url: URL) -> [String] {
        let scheme = url.scheme?.lowercased() ?? ""
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host(percentEncoded: false)?.lowercased() ?? "", String(port)]
    }
}
