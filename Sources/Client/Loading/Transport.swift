public import Foundation
import FoundationNetworking
public import InnkeeperWeb

/// Which URLs are allowed: https always; plain http only to this machine itself, and only with an allowed host name.
public struct Transport: Sendable, Equatable {
    /// Loopback names of this machine that are allowed without TLS.
    public var loopback: Set<String>

    /// The names of the loopback interface (RFC 6761, 6.3; RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). No others can be
    /// allowed.
    public static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "::1"]

    public static let secure = Transport(loopback: [])

    public init(loopback: Set<String>) { self.loopback = loopback.intersection(Transport.loopbackNames) }

    /// Throws `insecure` for a URL that isn't allowed.
    public func check(_ url: URL) throws(LoadError) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host(percentEncoded: false), !host.isEmpty else {
            throw .notAnAddress
        }
        if scheme == "https" { return }
        let name = host.lowercased().trimmingPrefix("[").prefix { $0 != "]" }
        guard scheme == "http", loopback.contains(String(name)) else { throw .insecure }
    }

    /// The request that a redirect asks for (RFC 9110, 15.4), or nil if the response isn't a redirect.
    ///
    /// Other origins get no secrets: authorisation headers are dropped.
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
    /// The same request with another URL, without authorisation if that has another origin (RFC 6454, 5).
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
