import InnkeeperPacking
import InnkeeperShell
import InnkeeperWeb

/// One response as it arrives: its head, and its body, which is written to a file.
final class Transfer {
    private let request: WebRequest
    private let file: String?
    private let limit: Int
    private let isThroughProxy: Bool
    private var descriptor: Int32?
    private var gzip: GzipReader?
    private var next = OuterMember(NextLink.member)
    private var hasBody = false
    private(set) var answer = WebAnswer(AnswerHead())
    /// Why it was aborted here.
    private(set) var problem: LoadError?

    init(_ request: WebRequest, file: String?, limit: Int, isThroughProxy: Bool) {
        self.request = request
        self.file = file
        self.limit = limit
        self.isThroughProxy = isThroughProxy
    }

    deinit { descriptor.map(Posix.close) }

    /// Whether the machine about to be contacted is allowed. This address is the only reliable one: names may resolve
    /// differently each time.
    func allows(_ address: NetworkAddress?) -> Bool {
        // The proxy is configured; only the proxy knows what it connects to.
        if isThroughProxy || request.mayBePrivate || address?.isPublic == true { return true }
        problem = .privateAddress
        return false
    }

    func takeHead(_ line: [UInt8]) -> Bool {
        // Trailers after the body don't matter (RFC 9110, 6.5).
        if hasBody { return true }
        guard answer.head.add(line) else { return fail(.headTooLarge) }
        return true
    }

    func takeBody(_ bytes: [UInt8]) -> Bool {
        if !hasBody {
            hasBody = true
            if answer.head.isPacked { gzip = GzipReader() }
        }
        guard let gzip else { return take(bytes[...]) }
        return gzip.read(bytes, take) || fail(problem ?? .brokenPacking)
    }

    /// Writes the content of a good response, and counts other bytes: an unwanted response must be limited too.
    private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
        answer.size += bytes.count
        guard answer.size <= limit else { return fail(.tooLarge(limit: limit)) }
        guard let file, answer.head.problem(isPosted: false) == nil else { return true }
        next.push(bytes)
        do throws(Posix.Failure) {
            if descriptor == nil { descriptor = try Posix.createAnew(file, mode: 0o600) }
            guard let descriptor else { return false }
            try Posix.write(descriptor, bytes)
            return true
        } catch {
            return fail(.notWritten(error.text))
        }
    }

    /// Call when the exchange has succeeded; checks that the body is complete.
    func finish() {
        if let gzip, !gzip.isWhole { problem = problem ?? .brokenPacking }
        next.finish()
        answer.next = next.text
        // An empty body is a file too.
        if file != nil, descriptor == nil, !hasBody, answer.head.problem(isPosted: false) == nil { _ = take([]) }
    }

    private func fail(_ problem: LoadError) -> Bool {
        self.problem = problem
        return false
    }
}
