import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers requests within the process, by host.
public final class StubbedWeb: URLProtocol {
    public struct Answer: Sendable {
        public var status: Int
        public var body: String

        public init(status: Int = 200, body: String = "") {
            self.status = status
            self.body = body
        }
    }

    private static let hosts = Mutex<[String: Answer]>([:])
    private static let asked = Mutex<[URLRequest]>([])

    /// A session in which `host` says `answer` to everything.
    public static func session(_ host: String, _ answer: Answer) -> URLSession {
        hosts.withLock { $0[host] = answer }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubbedWeb.self]
        return URLSession(configuration: configuration)
    }

    public static func requests(to host: String) -> [URLRequest] {
        asked.withLock { asked in asked.filter { $0.url?.host == host } }
    }

    override public class func canInit(with request: URLRequest) -> Bool { true }
    override public class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override public func stopLoading() {}

    override public func startLoading() {
        let request = request
        StubbedWeb.asked.withLock { $0.append(request) }
        guard let url = request.url, let answer = StubbedWeb.hosts.withLock({ $0[url.host ?? ""] }),
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: [:])
        else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(answer.body.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}
