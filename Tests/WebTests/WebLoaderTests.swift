import InnkeeperWeb
import Synchronization
import Testing

/// What follows an address and what comes of it, without any network.
private final class Script: WebExchange {
    struct Step {
        var head: [String]
        var size = 0
        var next: String?
        var milliseconds = 0
        var failure: LoadError?
    }

    /// By address; the last one is given again and again.
    var steps: [String: [Step]] = [:]
    private(set) var asked: [WebRequest] = []
    private(set) var pauses: [Int] = []
    private(set) var clock = 1000
    let now = 0.0

    func address(_ text: String, from base: WebAddress?) -> WebAddress? {
        let whole = text.hasPrefix("/") ? "\(base?.scheme ?? "")://\(base?.host ?? "")\(text)" : text
        let parts = whole.split(separator: "/", omittingEmptySubsequences: true)
        guard parts.count > 1, ["http:", "https:"].contains(parts[0]) else { return nil }
        let host = String(parts[1])
        let bytes = host.split(separator: ".").compactMap { UInt8($0) }
        return WebAddress(
            text: whole, scheme: String(parts[0].dropLast()), host: host, port: parts[0] == "https:" ? 443 : 80,
            number: NetworkAddress(bytes))
    }

    func answer(
        to request: WebRequest, into file: String?, limit: Int, milliseconds: Int
    ) throws(LoadError) -> WebAnswer {
        asked.append(request)
        var left = steps[request.address.text] ?? [Step(head: ["HTTP/1.1 404 X"])]
        let step = left[0]
        if left.count > 1 {
            left.removeFirst()
            steps[request.address.text] = left
        }
        clock += min(step.milliseconds, milliseconds)
        if step.milliseconds > milliseconds { throw .timedOut(seconds: 0) }
        if let failure = step.failure { throw failure }
        if step.size > limit { throw .tooLarge(limit: limit) }
        var head = AnswerHead()
        for line in step.head { _ = head.add(line.utf8) }
        var answer = WebAnswer(head)
        answer.size = step.size
        answer.next = step.next
        return answer
    }

    func pause(milliseconds: Int) {
        pauses.append(milliseconds)
        clock += milliseconds
    }
}

struct WebLoaderTests {
    private let script = Script()
    private let start = "https://example.org/a"

    private func answers(_ address: String, _ lines: String..., size: Int = 1, next: String? = nil) {
        script.steps[address] = [.init(head: ["HTTP/1.1 200 OK"] + lines, size: size, next: next)]
    }

    private func redirects(_ address: String, to target: String, status: Int = 302) {
        script.steps[address] = [.init(head: ["HTTP/1.1 \(status) X", "Location: \(target)"])]
    }

    private func load(
        _ address: String? = nil, token: String? = nil, _ change: (inout WebLoader<Script>.Terms) -> Void = { _ in }
    ) throws -> Int {
        let address = try #require(script.address(address ?? start, from: nil))
        var terms = WebLoader<Script>.Terms(address)
        terms.retry.attempts = 1
        change(&terms)
        var request = WebRequest(address)
        request.token = token
        var loader = WebLoader(script, terms)
        return try loader.pages(request) { "page-\($0)" }
    }

    private var asked: [String] { script.asked.map(\.address.text) }

    @Test func `pages are followed by header and by member, to the last`() throws {
        answers(start, "Link: </b>; rel=next", next: "/never")
        answers("https://example.org/b", next: "/c")
        answers("https://example.org/c")
        #expect(try load() == 3)
        #expect(asked == [start, "https://example.org/b", "https://example.org/c"])
    }

    @Test func `a list that comes back to a page, or does not end, is given up`() throws {
        answers(start, next: "/a")
        #expect(throws: LoadError.pagesInCircle) { try load() }
        for page in 0...100 { answers("https://example.org/\(page)", next: "/\(page + 1)") }
        #expect(throws: LoadError.tooManyPages(limit: 100)) { try load("https://example.org/0") }
    }

    // 100 pages of 60 MB
    @Test func `bytes and time are counted over all pages`() throws {
        answers(start, size: 60, next: "/b")
        answers("https://example.org/b", size: 60)
        #expect(throws: LoadError.tooLarge(limit: 100)) { try load { $0.size = 100 } }
        #expect(try load { $0.size = 120 } == 2)
        for (page, next) in [(start, "/b"), ("https://example.org/b", "/c"), ("https://example.org/c", nil)] {
            script.steps[page] = [.init(head: ["HTTP/1.1 200 OK"], next: next, milliseconds: 4000)]
        }
        #expect(throws: LoadError.sourceTimedOut(seconds: 10)) { try load { $0.time = 10 } }
        #expect(throws: LoadError.timedOut(seconds: 3)) { try load { $0.timeout = 3 } }
        #expect(try load { $0.time = 12 } == 3)
    }

    @Test func `what fails in passing is asked for again, as long as there is time`() throws {
        script.steps[start] = [
            .init(head: [], failure: .truncated), .init(head: ["HTTP/1.1 503 X", "Retry-After: 7"]),
            .init(head: ["HTTP/1.1 200 OK"]),
        ]
        #expect(try load { $0.retry.attempts = 3 } == 1)
        #expect(script.pauses.count == 2 && script.pauses[1] == 7000)
        script.steps[start] = [.init(head: ["HTTP/1.1 503 X", "Retry-After: 7"])]
        #expect(throws: LoadError.status(503)) {
            try load {
                $0.retry.attempts = 9
                $0.time = 20
            }
        }
        #expect(script.pauses.count == 4)
        // What will not pass is asked for once
        let before = asked.count
        #expect(throws: LoadError.status(404)) { try load("https://example.org/none") { $0.retry.attempts = 9 } }
        #expect(asked.count == before + 1)
    }

    @Test func `redirects are followed five times, and another origin gets no token`() throws {
        for step in 0..<5 { redirects("https://example.org/\(step)", to: "/\(step + 1)") }
        answers("https://example.org/5")
        #expect(try load("https://example.org/0", token: "t") == 1)
        #expect(script.asked.allSatisfy { $0.token == "t" })
        redirects("https://example.org/5", to: "/6")
        #expect(throws: LoadError.tooManyRedirects) { try load("https://example.org/0") }
        redirects(start, to: "https://other.example/")
        redirects("https://other.example/", to: "https://example.org/5b")
        answers("https://example.org/5b")
        #expect(try load(token: "t") == 1)
        #expect(script.asked.suffix(3).map(\.token) == ["t", nil, nil])
    }

    @Test func `the next page of another origin gets no token`() throws {
        answers(start, "Link: <https://other.example/2>; rel=next")
        answers("https://other.example/2")
        #expect(try load(token: "t") == 2)
        #expect(script.asked.map(\.token) == ["t", nil])
    }

    @Test(arguments: [
        ("http://example.org/", LoadError.insecureRedirect), ("ftp://example.org/", .insecureRedirect),
        ("file:///etc/passwd", .insecureRedirect), ("https://127.0.0.1/", .privateAddress),
        ("https://169.254.169.254/latest", .privateAddress), ("https://localhost/", .privateAddress),
        ("https://a.localhost./", .privateAddress), ("https://10.1.2.3/", .privateAddress),
    ])
    func `no redirect and no next page leads out of TLS or into a private network`(target: String, error: LoadError) {
        redirects(start, to: target)
        #expect(throws: error) { try load { $0.isPrivate = true } }
        answers(start, "Link: <\(target)>; rel=next")
        #expect(throws: LoadError.self) { try load { $0.isPrivate = true } }
        #expect(Set(asked) == [start])
    }

    @Test func `what the configuration names may be private, and plain, and nothing else`() throws {
        answers("http://127.0.0.1/a", next: "/b")
        answers("http://127.0.0.1/b")
        #expect(throws: LoadError.insecure) { try load("http://127.0.0.1/a") { $0.isPrivate = true } }
        #expect(throws: LoadError.privateAddress) { try load("http://127.0.0.1/a") { $0.isPlain = true } }
        #expect(asked.isEmpty)
        let count = try load("http://127.0.0.1/a") {
            $0.isPrivate = true
            $0.isPlain = true
        }
        #expect(count == 2 && script.asked.allSatisfy(\.mayBePrivate))
        // And a public name is not lent what a private one may do
        answers(start)
        #expect(try load() == 1)
        #expect(script.asked.last?.mayBePrivate == false)
    }

    @Test func `what is posted goes to its service, as it is, or nowhere`() throws {
        let address = try #require(script.address(start, from: nil))
        var request = WebRequest(address)
        request.posted = .init(body: [1], type: "application/vcard+json", key: "k")
        var loader = WebLoader(script, .init(address))
        script.steps[start] = [.init(head: ["HTTP/1.1 201 X"])]
        try loader.post(request)
        for (status, target) in [(302, "/b"), (307, "https://other.example/"), (308, "https://other.example/")] {
            redirects(start, to: target, status: status)
            #expect(throws: LoadError.postRedirected) { try loader.post(request) }
        }
        redirects(start, to: "/b", status: 308)
        script.steps["https://example.org/b"] = [.init(head: ["HTTP/1.1 201 X"])]
        try loader.post(request)
        #expect(script.asked.last?.posted?.key == "k" && asked.last == "https://example.org/b")
    }
}
