import Foundation
import FoundationNetworking
import Synchronization

/// Answers requests within the process, by host, so that tests do not meet each other.
final class StubProtocol: URLProtocol {
    enum Reply: Sendable {
        case answer(Int, headers: [String: String] = [:], body: [String] = [])
        case failure(URLError.Code)
        /// Nothing, ever.
        case silence
    }

    private static let services = Mutex<[String: @Sendable (URLRequest) -> Reply]>([:])

    static func serve(_ host: String, _ reply: (@Sendable (URLRequest) -> Reply)?) {
        services.withLock { $0[host] = reply }
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let reply = Self.services.withLock { $0[request.url?.host ?? ""] }?(request) ?? .failure(.cannotFindHost)
        switch reply {
        case .answer(let status, let headers, let body):
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            for piece in body { client?.urlProtocol(self, didLoad: Data(piece.utf8)) }
            client?.urlProtocolDidFinishLoading(self)
        case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
        case .silence: break
        }
    }

    override func stopLoading() {}
}

/// A service of one test: it has a host of its own, answers as it is told, and remembers what it was asked.
final class StubService: Sendable {
    private static let count = Mutex(0)
    let host: String
    private let asked = Mutex<[URLRequest]>([])

    /// `reply` gets each request and its number, from 0.
    init(_ reply: @escaping @Sendable (URLRequest, Int) -> StubProtocol.Reply) {
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        host = "service-\(number).example.org"
        StubProtocol.serve(host) { [weak self] request in
            guard let self else { return .failure(.cancelled) }
            let number = asked.withLock { asked in
                asked.append(request)
                return asked.count - 1
            }
            return reply(request, number)
        }
    }

    convenience init(_ reply: StubProtocol.Reply) { self.init { _, _ in reply } }

    deinit { StubProtocol.serve(host, nil) }

    var requests: [URLRequest] { asked.withLock { $0 } }

    func url(_ path: String = "/list") -> URL { URL(string: "https://\(host)\(path)") ?? URL(fileURLWithPath: "/") }

    static var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }
}
