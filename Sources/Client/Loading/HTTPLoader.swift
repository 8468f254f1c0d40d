import Foundation
public import FoundationNetworking
public import InnkeeperWeb

/// How requests are sent. The defaults suit a quiet nightly job.
public struct LoadOptions: Sendable {
    /// For one complete response, including redirects.
    public var timeout = Duration.seconds(60)
    /// Bytes of one response, decompressed.
    public var sizeLimit = 64 << 20
    public var redirectLimit = 5
    public var pageLimit = 100
    public var retry = RetryPolicy()
    public var transport = Transport.secure
    public var clock: any Clock<Duration> = ContinuousClock()
    /// Seconds since 1970, for services that give a date at which to retry.
    public var now: @Sendable () -> Double = { Date().timeIntervalSince1970 }
    /// Identifies the client (RFC 9110, 10.1.5).
    public var userAgent = "Innkeeper"

    public init() {}
}

/// Sends requests until there is a complete and successful response, or a reason why there is none.
public final class HTTPLoader: Sendable {
    private let transfers = Transfers()
    private let session: URLSession
    private let options: LoadOptions

    /// `urlSession` determines how to connect (its configuration counts); tests pass one with a stub protocol.
    public init(urlSession: URLSession = .shared, options: LoadOptions = LoadOptions()) {
        session = Transfers.session(like: urlSession, transfers)
        self.options = options
    }

    deinit { session.finishTasksAndInvalidate() }

    /// The response, whose status is a success (200 to 299). Throws `LoadError`, or `CancellationError` if the task is
    /// cancelled, immediately and with nothing left behind.
    public func load(_ request: URLRequest) async throws -> HTTPResponse {
        var request = request
        request.setValue(options.userAgent, forHTTPHeaderField: "User-Agent")
        // The session has its own limit, for inactivity; ours, for the complete response, expires first.
        request.timeoutInterval = Double(options.timeout.components.seconds) + 5
        var attempt = 1
        while true {
            try Task.checkCancellation()
            let failure: LoadError
            var asked: Duration?
            do {
                let answer = try await answer(to: request)
                if 200..<300 ~= answer.status { return answer }
                failure = .status(answer.status)
                asked = answer["retry-after"].flatMap { RetryAfter.duration($0, now: options.now()) }
            } catch let error as LoadError {
                failure = error
            }
            guard failure.isPassing, request.isRepeatable,
                let pause = options.retry.pause(after: attempt, asked: asked)
            else { throw failure }
            try await options.clock.sleep(for: pause)
            attempt += 1
        }
    }

    /// The responses for all pages of a list, in order. Throws if any of them fails.
    public func loadPages(_ request: URLRequest) async throws -> [HTTPResponse] {
        var answers: [HTTPResponse] = []
        var next: URLRequest? = request
        var seen: Set<String> = []
        while let page = next {
            guard answers.count < options.pageLimit else { throw LoadError.tooManyPages(limit: options.pageLimit) }
            guard seen.insert(page.url?.absoluteString ?? "").inserted else { throw LoadError.pagesInCircle }
            let answer = try await load(page)
            answers.append(answer)
            next = NextPage.address(answer).map { page.going(to: $0.absoluteURL) }
        }
        return answers
    }

    /// One attempt: a request and its redirects, within the time limit.
    private func answer(to first: URLRequest) async throws -> HTTPResponse {
        try await withDeadline { [self] in
            var request = first
            for _ in 0...options.redirectLimit {
                guard let url = request.url else { throw LoadError.notAnAddress }
                try options.transport.check(url)
                let answer = try await transfers.answer(to: request, in: session, limit: options.sizeLimit)
                guard let next = try options.transport.redirect(request, answer) else { return answer }
                request = next
            }
            throw LoadError.tooManyRedirects
        }
    }

    private func withDeadline(_ work: @escaping @Sendable () async throws -> HTTPResponse) async throws -> HTTPResponse
    {
        let clock = options.clock
        let timeout = options.timeout
        return try await withThrowingTaskGroup(of: HTTPResponse?.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await clock.sleep(for: timeout)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let answer = first else {
                throw LoadError.timedOut(seconds: Int(timeout.components.seconds))
            }
            return answer
        }
    }
}
