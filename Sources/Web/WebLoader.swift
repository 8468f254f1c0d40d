/// Loads a source's content page by page, or posts to it: retries temporary failures, follows redirects, and enforces
/// the limits for the whole source.
package struct WebLoader<Exchange: WebExchange> {
    /// The limits of a source.
    package struct Terms: Sendable {
        /// Its URL as configured.
        package var address: WebAddress
        /// Whether this URL may be on this machine or in a private network.
        package var isPrivate = false
        /// Whether this URL may be requested without TLS.
        package var isPlain = false
        /// Bytes of all pages, decompressed.
        package var size = 256 << 20
        /// Seconds for one response, including redirects.
        package var timeout = 60
        /// Seconds for the whole source, including all pages, retries and pauses.
        package var time = 600
        package var retry = RetryPolicy()

        package init(_ address: WebAddress) { self.address = address }
    }

    private let exchange: Exchange
    private let terms: Terms
    /// On the exchange's clock.
    private let end: Int
    private var sizeLeft: Int

    package static var redirectLimit: Int { 5 }
    package static var pageLimit: Int { 100 }

    package init(_ exchange: Exchange, _ terms: Terms) {
        self.exchange = exchange
        self.terms = terms
        end = exchange.clock + terms.time * 1000
        sizeLeft = terms.size
    }

    /// Writes each page to a file and returns their number. `file` gives their names, from 0.
    package mutating func pages(_ first: WebRequest, file: (Int) -> String) throws(LoadError) -> Int {
        var request = first
        var seen: Set<WebAddress> = []
        var count = 0
        while true {
            guard count < Self.pageLimit else { throw .tooManyPages(limit: Self.pageLimit) }
            guard seen.insert(request.address).inserted else { throw .pagesInCircle }
            let (answer, address) = try load(request, into: file(count))
            count += 1
            sizeLeft -= answer.size
            let header = answer.head["link"]
            guard let next = header == nil ? answer.next : header.flatMap(NextLink.target) else { return count }
            guard let target = exchange.address(next, from: address) else { throw .notAnAddress }
            request = try going(request, to: target)
        }
    }

    /// Posts something; the service has accepted it if this succeeds.
    package mutating func post(_ request: WebRequest) throws(LoadError) { _ = try load(request, into: nil) }

    private func load(_ request: WebRequest, into file: String?) throws(LoadError) -> (WebAnswer, WebAddress) {
        var attempt = 1
        while true {
            let failure: LoadError
            var asked: Duration?
            do throws(LoadError) {
                let (answer, address) = try follow(request, into: file)
                guard let problem = answer.head.problem(isPosted: request.posted != nil) else {
                    return (answer, address)
                }
                failure = problem
                asked = answer.head["retry-after"].flatMap { RetryAfter.duration($0, now: exchange.now) }
            } catch {
                failure = error
            }
            guard failure.isPassing, let pause = terms.retry.pause(after: attempt, asked: asked) else { throw failure }
            let milliseconds = pause.milliseconds
            guard exchange.clock + milliseconds < end else { throw failure }
            exchange.pause(milliseconds: milliseconds)
            attempt += 1
        }
    }

    /// One attempt: a request and its redirects.
    private func follow(_ first: WebRequest, into file: String?) throws(LoadError) -> (WebAnswer, WebAddress) {
        var request = first
        let patience = exchange.clock + terms.timeout * 1000
        for _ in 0...Self.redirectLimit {
            try check(&request)
            let left = min(patience, end) - exchange.clock
            guard left > 0 else { throw end < patience ? .sourceTimedOut(seconds: terms.time) : timedOut }
            let answer: WebAnswer
            do throws(LoadError) {
                answer = try exchange.answer(to: request, into: file, limit: sizeLeft, milliseconds: left)
            } catch .tooLarge {
                throw .tooLarge(limit: terms.size)
            } catch .timedOut {
                throw end < patience ? .sourceTimedOut(seconds: terms.time) : timedOut
            }
            guard answer.head.isRedirect else { return (answer, request.address) }
            guard let target = answer.head["location"] else { throw .redirectWithoutAddress }
            guard let address = exchange.address(target, from: request.address) else { throw .insecureRedirect }
            // Posted data is personal: it goes only to the configured service, and unchanged.
            if request.posted != nil, answer.head.status < 307 || !address.hasOrigin(of: request.address) {
                throw .postRedirected
            }
            do throws(LoadError) {
                request = try going(request, to: address)
            } catch .insecure {
                throw .insecureRedirect
            }
        }
        throw .tooManyRedirects
    }

    private var timedOut: LoadError { .timedOut(seconds: terms.timeout) }

    /// The same request with another URL; other origins get no token.
    private func going(_ request: WebRequest, to address: WebAddress) throws(LoadError) -> WebRequest {
        var next = request
        next.address = address
        if !address.hasOrigin(of: request.address) { next.token = nil }
        try check(&next)
        return next
    }

    /// Whether the URL may be requested at all. What a name resolves to is known only on connecting.
    private func check(_ request: inout WebRequest) throws(LoadError) {
        let address = request.address
        let isConfigured = address.host == terms.address.host
        guard address.scheme == "https" || address.scheme == "http" && isConfigured && terms.isPlain else {
            throw .insecure
        }
        request.mayBePrivate = isConfigured && terms.isPrivate
        if !request.mayBePrivate, address.number?.isPublic == false || Self.isLoopback(address.host) {
            throw .privateAddress
        }
    }

    /// RFC 6761, 6.3.
    private static func isLoopback(_ host: String) -> Bool {
        let name = host.hasSuffix(".") ? host.dropLast() : host[...]
        return name == "localhost" || name.hasSuffix(".localhost")
    }
}

extension Duration {
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
