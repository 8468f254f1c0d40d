import Foundation
import FoundationNetworking
import InnkeeperWeb
import Synchronization

/// Performs exchanges, one or many at a time: a request out, a complete response back. It follows no redirects and
/// counts the bytes as they arrive, so that an endless response is abandoned early.
///
/// Waiting callers are resumed from here, not when a cancelled task ends: a task that is cancelled as its last bytes
/// arrive may never report its end.
final class Transfers: NSObject, URLSessionDataDelegate, Sendable {
    private struct Pending {
        var body = Data()
        let limit: Int
        let continuation: CheckedContinuation<HTTPResponse, any Error>
    }

    private let pending = Mutex<[Int: Pending]>([:])

    /// A new session with the settings of `session`; only a session's own delegate gets bytes as they arrive.
    static func session(like session: URLSession, _ transfers: Transfers) -> URLSession {
        URLSession(configuration: session.configuration, delegate: transfers, delegateQueue: nil)
    }

    /// The response, whatever its status, with at most `limit` bytes of body. Throws `LoadError` or
    /// `CancellationError`.
    func answer(to request: URLRequest, in session: URLSession, limit: Int) async throws -> HTTPResponse {
        let task = session.dataTask(with: request)
        let number = task.taskIdentifier
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                pending.withLock { $0[number] = Pending(limit: limit, continuation: continuation) }
                // It was cancelled before anyone was waiting.
                if Task.isCancelled {
                    return end(number) { $0.continuation.resume(throwing: CancellationError()) }
                }
                task.resume()
            }
        } onCancel: {
            end(number) { $0.continuation.resume(throwing: CancellationError()) }
            task.cancel()
        }
    }

    private func end(_ number: Int, _ tell: (Pending) -> Void) {
        if let one = pending.withLock({ $0.removeValue(forKey: number) }) { tell(one) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let announced = dataTask.response?.expectedContentLength ?? -1
        let number = dataTask.taskIdentifier
        let failed = pending.withLock { pending -> Pending? in
            guard var one = pending.removeValue(forKey: number) else { return nil }
            if one.body.count + data.count > one.limit || announced > Int64(one.limit) { return one }
            one.body.append(data)
            pending[number] = one
            return nil
        }
        guard let failed else { return }
        failed.continuation.resume(throwing: LoadError.tooLarge(limit: failed.limit))
        dataTask.cancel()
    }

    /// The caller follows redirects by its own rules: the response itself is passed on.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(task.taskIdentifier) { one in
            one.continuation.resume(with: Transfers.result(one, task, error))
        }
    }

    private static func result(
        _ one: Pending, _ task: URLSessionTask, _ error: (any Error)?
    ) -> Result<HTTPResponse, any Error> {
        if let error { return .failure(failure(of: error, in: task)) }
        guard let response = task.response as? HTTPURLResponse, let url = response.url else {
            return .failure(LoadError.noResponse)
        }
        var headers: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { headers[name] = value }
        }
        let answer = HTTPResponse(url: url, status: response.statusCode, headers: headers, body: one.body)
        // The length refers to the bytes on the wire, which are fewer than ours if they were compressed.
        if answer["content-encoding"] == nil, let length = answer["content-length"].flatMap({ Int($0) }),
            one.body.count < length, task.originalRequest?.httpMethod != "HEAD"
        {
            return .failure(LoadError.truncated)
        }
        return .success(answer)
    }

    private static func failure(of error: any Error, in task: URLSessionTask) -> any Error {
        guard let error = error as? URLError else { return LoadError.connection((error as NSError).code) }
        switch error.code {
        case .cancelled: return CancellationError()
        case .timedOut: return LoadError.timedOut(seconds: Int(task.originalRequest?.timeoutInterval ?? 0))
        case .networkConnectionLost: return LoadError.truncated
        // The system has no error code for a response whose head arrived but whose end didn't.
        case .unknown where task.response != nil: return LoadError.truncated
        case .dataLengthExceedsMaximum: return LoadError.tooLarge(limit: Int(Int32.max))
        case .badURL, .unsupportedURL: return LoadError.notAnAddress
        default: return LoadError.connection(error.errorCode)
        }
    }
}
