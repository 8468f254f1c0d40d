import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperWeb
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(30)))
struct HTTPLoaderTests {
    private func loader(_ options: LoadOptions = .test()) -> HTTPLoader {
        HTTPLoader(urlSession: StubService.session, options: options)
    }

    @Test func `the request goes out as it was made, and the whole answer comes back`() async throws {
        // Given a service that answers in two pieces
        let service = StubService(.answer(200, headers: ["ETag": "\"7\""], body: ["Alder ", "Creek"]))
        var request = URLRequest(url: service.url("/list?kind=hike"))
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        // When
        let answer = try await loader().load(request)
        // Then
        #expect(String(decoding: answer.body, as: UTF8.self) == "Alder Creek")
        #expect(answer.status == 200 && answer["etag"] == "\"7\"")
        let sent = try #require(service.requests.first)
        #expect(service.requests.count == 1)
        #expect(sent.url == request.url && sent.httpMethod == "GET")
        #expect(sent.value(forHTTPHeaderField: "Accept") == "text/plain")
        #expect(sent.value(forHTTPHeaderField: "User-Agent") == "Innkeeper")
    }

    @Test func `a loader starts its task`() async throws {
        // Given a clock that really goes, so that a task that is never started is a failure and no endless wait
        let service = StubService(.answer(204))
        var options = LoadOptions()
        options.timeout = .seconds(5)
        options.retry = .never
        // Then
        let answer = try await loader(options).load(URLRequest(url: service.url()))
        #expect(answer.status == 204)
        #expect(service.requests.count == 1)
    }

    @Test(arguments: [400, 401, 403, 404, 410, 418, 501])
    func `a status that will not change is told at once`(status: Int) async {
        let service = StubService(.answer(status, body: ["no"]))
        let clock = TestClock()
        let error = await failure { try await loader(.test(clock)).load(URLRequest(url: service.url())) }
        #expect(error == .status(status))
        #expect(service.requests.count == 1 && clock.pauses.isEmpty)
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func `a status that may pass is tried again, after pauses that double`(status: Int) async throws {
        // Given a service that recovers at the fourth request
        let service = StubService { _, number in number < 3 ? .answer(status) : .answer(200, body: ["ok"]) }
        let clock = TestClock()
        // When
        let answer = try await loader(.test(clock)).load(URLRequest(url: service.url()))
        // Then
        #expect(String(decoding: answer.body, as: UTF8.self) == "ok")
        #expect(clock.pauses == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test func `it gives up after the attempts that it has, with the last failure`() async {
        let service = StubService { _, number in number == 3 ? .answer(503) : .failure(.networkConnectionLost) }
        let clock = TestClock()
        let error = await failure { try await loader(.test(clock)).load(URLRequest(url: service.url())) }
        #expect(error == .status(503))
        #expect(service.requests.count == 4 && clock.pauses.count == 3)
    }

    @Test(arguments: [
        ("7", 7), ("0", 1), ("Sun, 06 Nov 1994 08:49:37 GMT", 7), ("soon", 1), ("-5", 1),
    ])
    func `Retry-After is waited for, in seconds or until a moment, and never less than our own pause`(
        text: String, seconds: Int
    ) async throws {
        // Given that it is 08:49:30 on that Sunday
        let service = StubService { _, number in
            number == 0 ? .answer(503, headers: ["Retry-After": text]) : .answer(200)
        }
        let clock = TestClock()
        _ = try await loader(.test(clock)).load(URLRequest(url: service.url()))
        #expect(clock.pauses == [.seconds(seconds)])
    }

    @Test func `a service that wants more patience than we have is not waited for`() async {
        let service = StubService(.answer(429, headers: ["Retry-After": "121"]))
        let clock = TestClock()
        let error = await failure { try await loader(.test(clock)).load(URLRequest(url: service.url())) }
        #expect(error == .status(429))
        #expect(clock.pauses.isEmpty && service.requests.count == 1)
    }

    @Test func `a POST is sent again only if the service can know it again`() async {
        let service = StubService(.answer(503))
        var request = URLRequest(url: service.url())
        request.httpMethod = "POST"
        #expect(await failure { try await loader().load(request) } == .status(503))
        #expect(service.requests.count == 1)
        request.setValue("a1", forHTTPHeaderField: URLRequest.idempotencyKey)
        #expect(await failure { try await loader().load(request) } == .status(503))
        #expect(service.requests.count == 5)
    }

    @Test func `an answer that ends early is no answer`() async {
        // Given 9 bytes of 20
        let service = StubService(.answer(200, headers: ["Content-Length": "20"], body: ["[{\"name\":"]))
        let error = await failure {
            try await loader(.test { $0.retry = .never }).load(URLRequest(url: service.url()))
        }
        #expect(error == .truncated)
    }

    @Test func `more bytes than allowed are refused, whether the service says so before or not`() async throws {
        let options = LoadOptions.test { $0.sizeLimit = 10 }
        for headers in [[:], ["Content-Length": "12"]] {
            let service = StubService(.answer(200, headers: headers, body: ["123456", "789012"]))
            let error = await failure { try await loader(options).load(URLRequest(url: service.url())) }
            #expect(error == .tooLarge(limit: 10))
            #expect(service.requests.count == 1)
        }
        let fits = StubService(.answer(200, body: ["123456", "7890"]))
        #expect(try await loader(options).load(URLRequest(url: fits.url())).body.count == 10)
    }

    @Test func `a service that says nothing is given up when the time is over`() async {
        let service = StubService(.silence)
        let clock = TestClock(limitsCome: true)
        let options = LoadOptions.test(clock) { $0.retry = .never }
        let error = await failure { try await loader(options).load(URLRequest(url: service.url())) }
        #expect(error == .timedOut(seconds: 3600))
    }

    @Test func `a failed connection is tried again and told by its number`() async {
        let service = StubService(.failure(.cannotConnectToHost))
        let error = await failure { try await loader().load(URLRequest(url: service.url())) }
        #expect(error == .connection(-1004))
        #expect(service.requests.count == 4)
    }

    @Test func `who cancels is answered at once, before, while and between`() async throws {
        // Given a service that says nothing
        let silent = StubService(.silence)
        let loader = loader()
        let load = Task { try await loader.load(URLRequest(url: silent.url())) }
        while silent.requests.isEmpty { await Task.yield() }
        // When
        load.cancel()
        // Then
        await #expect(throws: CancellationError.self) { try await load.value }

        // And one that is cancelled before it begins asks nobody
        let spared = StubService(.answer(200))
        let early = Task {
            unsafe withUnsafeCurrentTask { task in unsafe task?.cancel() }
            return try await loader.load(URLRequest(url: spared.url()))
        }
        await #expect(throws: CancellationError.self) { try await early.value }
        #expect(spared.requests.isEmpty)
    }

    // MARK: Redirects

    @Test func `a redirect to https is followed, and another origin is told no secret`() async throws {
        // Given a service that moved within itself and then to another host
        let target = StubService(.answer(200, body: ["here"]))
        let there = target.url("/there").absoluteString
        let service = StubService { _, number in
            .answer(301, headers: ["Location": number == 0 ? "/moved" : there])
        }
        var request = URLRequest(url: service.url())
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        // When
        let answer = try await loader().load(request)
        // Then
        #expect(String(decoding: answer.body, as: UTF8.self) == "here" && answer.url == target.url("/there"))
        #expect(service.requests.map { $0.url?.path } == ["/list", "/moved"])
        #expect(service.requests.last?.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
        #expect(target.requests.first?.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test func `a redirect to http is not followed`() async {
        let plain = StubService(.answer(200))
        let there = "http://\(plain.host)/list"
        let service = StubService { _, _ in .answer(302, headers: ["Location": there]) }
        let error = await failure { try await loader().load(URLRequest(url: service.url())) }
        #expect(error == .insecureRedirect)
        #expect(plain.requests.isEmpty && service.requests.count == 1)
    }

    @Test func `redirects without end, and one that leads nowhere, are faults`() async {
        let circle = StubService(.answer(307, headers: ["Location": "/list"]))
        #expect(await failure { try await loader().load(URLRequest(url: circle.url())) } == .tooManyRedirects)
        #expect(circle.requests.count == 6)
        let nowhere = StubService(.answer(302))
        let error = await failure { try await loader().load(URLRequest(url: nowhere.url())) }
        #expect(error == .redirectWithoutAddress)
    }

    @Test(arguments: [(303, "GET", ""), (308, "POST", "card")])
    func `what was posted goes with a redirect that says so, and with no other`(
        status: Int, method: String, body: String
    ) async throws {
        let service = StubService { _, number in
            number == 0 ? .answer(status, headers: ["Location": "/other"]) : .answer(201)
        }
        var request = URLRequest(url: service.url())
        request.httpMethod = "POST"
        request.httpBody = Data("card".utf8)
        _ = try await loader().load(request)
        let second = try #require(service.requests.last)
        #expect(second.httpMethod == method)
        #expect(String(decoding: second.httpBody ?? Data(), as: UTF8.self) == body)
    }

    @Test(arguments: ["http://example.org/list", "http://localhost:8080/", "ftp://example.org/", "/list"])
    func `what is not https is not asked at all`(address: String) async throws {
        let url = try #require(URL(string: address))
        let error = await failure { try await loader().load(URLRequest(url: url)) }
        #expect(error == .insecure || error == .notAnAddress)
    }

    // MARK: Pages

    @Test func `a list is read to its last page, by link or by member`() async throws {
        for isLink in [true, false] {
            let service = StubService { request, _ in
                let page = request.url?.query ?? "page=1"
                guard page != "page=3" else { return .answer(200, body: ["{\"page\":3}"]) }
                let next = page == "page=2" ? "?page=3" : "?page=2"
                return isLink
                    ? .answer(200, headers: ["Link": "</first>; rel=first, <\(next)>; rel=\"next\""], body: ["{}"])
                    : .answer(200, body: ["{\"items\":[{\"next\":\"?page=9\"}],\"next\":\"\(next)\"}"])
            }
            let answers = try await loader().loadPages(URLRequest(url: service.url()))
            #expect(answers.count == 3)
            #expect(service.requests.map { $0.url?.query } == [nil, "page=2", "page=3"])
        }
    }

    @Test func `a list that goes in a circle, or on for ever, is a fault`() async {
        let circle = StubService { request, _ in
            .answer(200, headers: ["Link": "<?page=\(request.url?.query == "page=2" ? 1 : 2)>; rel=next"])
        }
        #expect(
            await failure { try await loader().loadPages(URLRequest(url: circle.url("/l?page=1"))) } == .pagesInCircle)
        let endless = StubService { _, number in .answer(200, headers: ["Link": "<?page=\(number)>; rel=next"]) }
        let options = LoadOptions.test { $0.pageLimit = 7 }
        let error = await failure { try await loader(options).loadPages(URLRequest(url: endless.url())) }
        #expect(error == .tooManyPages(limit: 7))
        #expect(endless.requests.count == 7)
    }

    @Test func `a page that fails makes the list fail`() async {
        let service = StubService { _, number in
            number == 0 ? .answer(200, headers: ["Link": "<?page=2>; rel=next"]) : .answer(404)
        }
        #expect(await failure { try await loader().loadPages(URLRequest(url: service.url())) } == .status(404))
    }
}
