import Foundation
import Testing
import TestSupport

/// The built program and servers that answer as no server should: each is named, and nothing of it is read.
@Suite(.timeLimit(.minutes(30)))
struct OddAnswersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let card = "BEGIN:VCARD\nVERSION:4.0\nFN:Ada Alder\nEND:VCARD\n"

    /// An answer as it goes over the wire.
    private static func answer(_ head: String, _ body: [UInt8]) -> LoopbackServer.Reply {
        .bytes(Array("HTTP/1.1 \(head)\r\nConnection: close\r\n\r\n".utf8) + body)
    }

    /// Runs with one source of contacts for each name, at the path of its name, and gives the findings of each.
    private func run(
        _ names: [String], at address: String, _ keys: String, environment: [String: String?] = [:]
    ) async throws -> (outcome: Program.Outcome, findings: [String: String]) {
        let sources = names.map { name in
            "\"\(name)\": {\"kind\": \"contacts\", \"url\": \"\(address)/\(name)?key=h1dd3n\", \"retries\": 0\(keys)}"
        }
        try folder.write(
            "pipeline.json",
            "{\"version\": 1, \"output\": \"Out\", \"sources\": {\(sources.joined(separator: ", "))}}")
        let outcome = try await Program.run(
            ["run", "--fail-on", "never", "--as-of", "2026-06-30"], environment: environment, folder: folder.path)
        let lines = try folder.read("Out/findings.jsonl").split(separator: "\n").map(String.init)
        let findings = names.map { name in
            (
                name,
                lines.filter { $0.contains("\"source\":\"\(name)\"") || $0.contains("\"source\": \"\(name)\"") }
                    .joined(separator: "\n")
            )
        }
        return (outcome, Dictionary(uniqueKeysWithValues: findings))
    }

    /// Everything that a run leaves.
    private func everything(_ outcome: Program.Outcome) throws -> String {
        var text = outcome.output + outcome.errors
        for case let path as String in FileManager.default.enumerator(atPath: folder.path("Out")) ?? .init() {
            text += path
            if let data = FileManager.default.contents(atPath: folder.path("Out/" + path)) {
                text += String(decoding: data, as: UTF8.self)
            }
        }
        return text
    }

    // A 401 with Basic, a gzip body cut short, 206, two lengths, a cookie, and their like
    @Test func `each odd answer is named, and none is read`() async throws {
        // Given
        let packed = TinyGzip.stored(bytes: Array(Self.card.utf8))
        let body = Array(Self.card.utf8)
        let answers: [String: (LoopbackServer.Reply, String)] = [
            "basic": (
                Self.answer("401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0", []),
                "asks for a user name and a password"
            ),
            "packed-short": (
                Self.answer("200 OK\r\nContent-Encoding: gzip", Array(packed.dropLast(9))),
                "the packed answer is damaged or ends too soon"
            ),
            "packed-wrong": (
                Self.answer("200 OK\r\nContent-Encoding: gzip", body), "the packed answer is damaged or ends too soon"
            ),
            "packed-else": (
                Self.answer("200 OK\r\nContent-Encoding: br", body), "packed in a way that was not asked for"
            ),
            "partial": (
                Self.answer(
                    "206 Partial Content\r\nContent-Range: bytes 0-9/99\r\nContent-Length: \(body.count)", body),
                "only a part (status 206)"
            ),
            "lengths": (
                Self.answer("200 OK\r\nContent-Length: \(body.count)\r\nContent-Length: 10", body),
                "more than one length"
            ),
            "both": (
                Self.answer("200 OK\r\nContent-Length: 4\r\nTransfer-Encoding: chunked", Array("0\r\n\r\n".utf8)),
                "more than one length"
            ),
            "short": (
                Self.answer("200 OK\r\nContent-Length: 5000", body), "the connection ended before the answer did"
            ),
            "chunk-short": (
                Self.answer("200 OK\r\nTransfer-Encoding: chunked", Array("ff\r\nBEGIN".utf8)),
                "the connection ended before the answer did"
            ),
            "no-http": (.bytes(Array("220 mail.example ESMTP\r\n".utf8)), "does not speak HTTP"),
            "hangs-up": (.nothing, "the other side hung up without a word"),
            "head": (
                .bytes(
                    Array("HTTP/1.1 200 OK\r\n".utf8)
                        + Array(repeating: Array("X-A: aaaaaaaaaaaaaaaa\r\n".utf8), count: 20_000).joined()),
                "the head of the answer does not end"
            ),
            "accepted": (Self.answer("202 Accepted\r\nContent-Length: 0", []), "status 202"),
            "nowhere": (Self.answer("302 X\r\nContent-Length: 0", []), "does not say where"),
            "circle": (
                Self.answer("302 X\r\nLocation: /circle\r\nContent-Length: 0", []), "sends us on and on"
            ),
            "private": (
                Self.answer("302 X\r\nLocation: https://169.254.169.254/latest\r\nContent-Length: 0", []),
                "a private network"
            ),
            "mapped": (
                Self.answer("302 X\r\nLocation: https://[::ffff:10.0.0.1]/\r\nContent-Length: 0", []),
                "a private network"
            ),
            "number": (
                Self.answer("302 X\r\nLocation: https://2130706434/\r\nContent-Length: 0", []), "a private network"
            ),
            "other-scheme": (
                Self.answer("302 X\r\nLocation: file:///etc/passwd\r\nContent-Length: 0", []), "that is not https"
            ),
            "next-private": (
                Self.answer(
                    "200 OK\r\nLink: <https://192.168.1.1/>; rel=next\r\nContent-Length: \(body.count)", body),
                "a private network"
            ),
        ]
        let server = try LoopbackServer { request, _ in
            answers[String(request.target.dropFirst().prefix { $0 != "?" })]?.0 ?? .answer(404)
        }
        // When
        let (outcome, findings) = try await run(answers.keys.sorted(), at: server.address, ", \"private\": true")
        // Then
        #expect(outcome.status == 3, "\(outcome)")
        for (name, (_, words)) in answers {
            let found = findings[name] ?? ""
            #expect(found.contains("source-missing") && found.contains(words), "\(name): \(found)")
        }
        // And nobody's secret is told, whatever went wrong
        #expect(!(try everything(outcome)).contains("h1dd3n"))
    }

    @Test func `a packed answer is opened, also one of several members, and cookies are not sent back`() async throws {
        let half = Self.card.utf8.count / 2
        let packed =
            TinyGzip.stored(bytes: Array(Self.card.utf8.prefix(half)))
            + TinyGzip.stored(bytes: Array(Self.card.utf8.dropFirst(half)))
        let server = try LoopbackServer { request, _ in
            switch request.target {
            case "/card?key=h1dd3n":
                .answer(302, headers: ["Location": "/there", "Set-Cookie": "session=s3ss10n; Path=/"])
            default:
                Self.answer(
                    "200 OK\r\nContent-Encoding: gzip\r\nSet-Cookie: other=1\r\nContent-Length: \(packed.count)", packed
                )
            }
        }
        let (outcome, _) = try await run(["card"], at: server.address, ", \"private\": true")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try folder.read("Out/people.csv").contains("Alder"))
        #expect(server.requests.count == 2 && server.requests.allSatisfy { $0.headers["cookie"] == nil })
        #expect(server.requests.allSatisfy { $0.headers["accept-encoding"] == "gzip" })
    }

    // 100 pages of 60 MB
    @Test func `a source that does not end is given up at its limits`() async throws {
        let server = try LoopbackServer { request, number in
            request.target.hasPrefix("/pages")
                ? .answer(
                    200, headers: ["Link": "</pages?\(number)>; rel=next"],
                    body: String(repeating: Self.card, count: 4000))
                : .answer(200, headers: ["Link": "</slow?\(number)>; rel=next", "X-Pause": "1"], body: Self.card)
        }
        let (outcome, findings) = try await run(
            ["pages"], at: server.address, ", \"private\": true, \"maxSize\": \"1 MiB\"")
        #expect(outcome.status == 3)
        #expect(findings["pages"]?.contains("larger than 1048576 bytes") == true, "\(findings)")
        #expect(server.requests.count < 10)
    }

    @Test func `the environment names no proxy, and a redirect leads to no other name of this machine`() async throws {
        let proxy = try LoopbackServer { _, _ in .answer(200, body: Self.card) }
        let server = try LoopbackServer { request, _ in
            request.target.hasPrefix("/away")
                ? .answer(302, headers: ["Location": "https://localhost:\(proxy.port)/"])
                : .answer(200, body: Self.card)
        }
        var environment: [String: String?] = [:]
        for name in ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"] {
            environment[name] = proxy.address
        }
        let (outcome, findings) = try await run(
            ["card", "away"], at: server.address, ", \"private\": true", environment: environment)
        #expect(outcome.status == 3 && findings["away"]?.contains("a private network") == true, "\(outcome)")
        #expect(try folder.read("Out/people.csv").contains("Alder"))
        #expect(proxy.requests.isEmpty)
    }

    @Test func `a host of this machine is asked only where the configuration says so`() async throws {
        let server = try LoopbackServer { _, _ in .answer(200, body: Self.card) }
        let (_, findings) = try await run(["card"], at: "https://localhost:\(server.port)", "")
        #expect(findings["card"]?.contains("a private network") == true, "\(findings)")
        #expect(server.requests.isEmpty)
    }

    // A bad certificate
    @Test func `a certificate is believed only with its root`() async throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl") else { return }
        // Given a server with a certificate that it signed itself
        _ = try await Program.run(
            "/usr/bin/openssl",
            [
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", folder.path("key.pem"), "-out",
                folder.path("root.pem"), "-days", "2", "-subj", "/CN=localhost", "-addext",
                "subjectAltName=DNS:localhost",
            ])
        try folder.write(
            "site/card?key=h1dd3n",
            "HTTP/1.0 200 OK\r\nContent-Type: text/vcard\r\nContent-Length: \(Self.card.utf8.count)\r\n\r\n\(Self.card)"
        )
        let server = Process()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        server.arguments = [
            "s_server", "-4", "-accept", "localhost:0", "-HTTP", "-cert", folder.path("root.pem"), "-key",
            folder.path("key.pem"),
        ]
        server.currentDirectoryURL = URL(fileURLWithPath: folder.path("site"))
        let output = Pipe()
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        server.standardInput = FileHandle.nullDevice
        try server.run()
        defer { server.terminate() }
        var said = ""
        while !said.contains("ACCEPT"), let more = try output.fileHandleForReading.read(upToCount: 1) {
            said += String(decoding: more, as: UTF8.self)
        }
        var line = ""
        while !line.hasSuffix("\n"), let more = try output.fileHandleForReading.read(upToCount: 1) {
            line += String(decoding: more, as: UTF8.self)
        }
        let port = try #require(
            line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) }, "\(said)\(line)")
        // When nobody said that it is to be trusted
        let (_, findings) = try await run(["card"], at: "https://localhost:\(port)", ", \"private\": true")
        // Then it is not, and why is said
        #expect(
            findings["card"]?.contains("certificate can't be trusted: it is signed by itself") == true, "\(findings)")
        // And with its root it is, for its own name
        let keys = ", \"private\": true, \"ca\": \"root.pem\""
        let (_, other) = try await run(["card"], at: "https://127.0.0.1:\(port)", keys)
        #expect(other["card"]?.contains("certificate can't be trusted: it is for another name") == true, "\(other)")
        let (outcome, _) = try await run(["card"], at: "https://localhost:\(port)", keys)
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try folder.read("Out/people.csv").contains("Alder"))
    }

    @Test func `the token goes to the service through the proxy's tunnel, and the proxy sees none`() async throws {
        // Given a proxy that connects to nobody
        let proxy = try LoopbackServer { _, _ in .answer(502) }
        let (outcome, findings) = try await run(
            ["card"], at: "https://feeds.example.org", ", \"token\": \"T\", \"proxy\": \"\(proxy.address)\"",
            environment: ["T": "s3cr3t"])
        // Then it was asked to connect, and heard nothing else
        #expect(outcome.status == 3 && findings["card"]?.contains("no connection") == true, "\(findings)")
        #expect(proxy.requests.map(\.method) == ["CONNECT"])
        #expect(proxy.requests.map(\.target) == ["feeds.example.org:443"])
        #expect(!proxy.requests.description.contains("s3cr3t") && !proxy.requests.description.contains("h1dd3n"))
    }
}
