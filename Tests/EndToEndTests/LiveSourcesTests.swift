import Foundation
import Synchronization
import Testing
import TestSupport

/// The built program and sources that come from a server on this machine.
@Suite(.timeLimit(.minutes(30)))
struct LiveSourcesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let feature =
        "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"Falls\"},"
        + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[-121.9,37.4]}}]}"
    private static let bookings =
        "reservation_id,site_number,camper_name,arrival,nights\nR1,A1,Ada Alder,2026-07-01,2\n"

    private func configure(_ sources: String) throws {
        try folder.write(
            "pipeline.json",
            """
            {"version": 1, "property": {"name": "Alder Creek", "timeZone": "UTC",
             "origin": {"latitude": 37.3305, "longitude": -121.8889}}, "output": "Out", "sources": {\(sources)}}
            """)
    }

    private func source(
        _ kind: String, _ server: LoopbackServer, _ path: String, _ more: String = ""
    ) -> String {
        "{\"kind\": \"\(kind)\", \"url\": \"\(server.address)\(path)\", \"loopback\": \"127.0.0.1\"\(more)}"
    }

    private func run(
        _ arguments: [String] = [], environment: [String: String?] = [:]
    ) async throws -> Program.Outcome {
        try await Program.run(
            ["run", "--as-of", "2026-06-30"] + arguments,
            environment: environment.merging(
                ["SOURCE_DATE_EPOCH": "1782000000"]) { own, _ in own }, folder: folder.path)
    }

    /// All files below a folder but run.json, whose timing differs, and what it says but for that.
    private func contents(_ name: String) throws -> [String: String] {
        var contents: [String: String] = [:]
        let root = folder.url.appendingPathComponent(name)
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            guard let data = try? Data(contentsOf: root.appendingPathComponent(path)) else { continue }
            var text = String(decoding: data, as: UTF8.self)
            if path == "run.json" {
                text = String(text.prefix(upTo: text.range(of: "\"timing\"")?.lowerBound ?? text.endIndex))
            }
            contents[path] = text
        }
        return contents
    }

    @Test func `sources are fetched, read as files are, kept with their digests, and repeated byte for byte`()
        async throws
    {
        // Given a table, places near the property, and people on two pages
        let server = try LoopbackServer { request, _ in
            switch request.target {
            case "/desk.csv?key=h1dd3n": .answer(200, body: Self.bookings)
            case "/near?latitude=37.3305&longitude=-121.8889": .answer(200, body: Self.feature)
            case "/people":
                .answer(
                    200, headers: ["Link": "</people?page=2>; rel=\"next\""],
                    body: "BEGIN:VCARD\nVERSION:4.0\nFN:Ada Alder\nEND:VCARD\n")
            case "/people?page=2": .answer(200, body: "BEGIN:VCARD\nVERSION:4.0\nFN:Bert Birch\nEND:VCARD\n")
            default: .answer(404)
            }
        }
        try configure(
            "\"desk\": \(source("bookings", server, "/desk.csv?key=h1dd3n")), "
                + "\"around\": \(source("places", server, "/near", ", \"near\": true")), "
                + "\"staff\": \(source("contacts", server, "/people", ", \"token\": \"STAFF_TOKEN\""))")
        // When
        let live = try await run(environment: ["STAFF_TOKEN": "s3cr3t"])
        // Then
        #expect(live.status == 0, "\(live)")
        let names = try folder.names("Out/fetched")
        #expect(names == ["around", "desk.csv", "fetched.json", "staff-1", "staff-2"])
        #expect(try folder.read("Out/fetched/desk.csv") == Self.bookings)
        let record = try folder.read("Out/run.json")
        #expect(record.contains("\"path\": \"fetched/desk.csv\"") && record.contains("\"digest\": \"xxh128:"))
        #expect(try folder.read("Out/people.csv").contains("Birch"))
        #expect(try folder.read("Out/distances.csv").contains("Falls"))
        for request in server.requests {
            let sent = request.headers["authorization"]
            #expect(sent == (request.target.hasPrefix("/people") ? "Bearer s3cr3t" : nil))
        }
        // And no secret stands anywhere
        let all = try contents("Out")
        for (path, text) in all {
            #expect(!text.contains("s3cr3t") && !text.contains("h1dd3n"), "\(path)")
        }
        // And the same comes of it without the server, and of that again
        let before = server.requests.count
        for (kept, output) in [("Out", "Second"), ("Second", "Third")] {
            let repeated = try await run(["--offline", kept, "--output", output])
            #expect(repeated.status == 0, "\(repeated)")
            #expect(try contents(output) == all)
        }
        #expect(server.requests.count == before)
    }

    @Test func `a workbook that is fetched is read like one in a folder`() async throws {
        // Given
        let header = ["reservation_id", "site_number", "camper_name", "arrival", "nights"]
        let workbook = TinyWorkbook.text([
            ("May", [header, ["R1", "A1", "Ada", "2026-07-01", "2"]]),
            ("June", [header, ["R2", "A1", "Bo", "2026-07-02", "1"]]),
        ])
        let server = try LoopbackServer { _, _ in .answer(200, body: workbook) }
        try configure("\"desk\": \(source("bookings", server, "/desk.xls"))")
        // When
        let outcome = try await run(["--fail-on", "never"])
        // Then
        #expect(outcome.status == 0, "\(outcome)")
        #expect(try folder.read("Out/accepted/desk/fetched/desk.xls/May.csv").contains("May,2,R1,A1,Ada"))
        #expect(try folder.read("Out/conflicts.csv").contains(",A1,R1,2026-07-01,2026-07-03,R2,"))
    }

    @Test func `a feed that fails is read from its last good copy, while that is fresh`() async throws {
        // Given a channel that answers once
        let feed = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Airbnb Inc//EN\r\nBEGIN:VEVENT\r\nUID:1@airbnb.com\r
            DTSTART;VALUE=DATE:20260701\r\nDTEND;VALUE=DATE:20260703\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\nEND:VCALENDAR\r

            """
        let server = try LoopbackServer { _, number in number == 0 ? .answer(200, body: feed) : .answer(503) }
        try configure("\"a1\": " + source("bookings", server, "/a1.ics", ", \"site\": \"A1\", \"retries\": 0"))
        #expect(try await run().status == 0)
        // When it fails on the next two nights
        for _ in 1...2 {
            let night = try await run()
            // Then its stays are there, the source is missing, and the first finding says of when the copy is
            #expect(night.status == 3, "\(night)")
            #expect(try folder.read("Out/fetched/a1.ics") == feed)
            let findings = try folder.read("Out/findings.csv")
            #expect(findings.contains("source-missing") && findings.contains("the copy of 2026-06-2"))
            #expect(try folder.read("Out/accepted/a1/fetched/a1.ics").contains("1@airbnb.com"))
            #expect(try folder.read("Out/index.html").contains("the copy of"))
        }
        // And after more than a week it is not used any more
        let late = try await run(environment: ["SOURCE_DATE_EPOCH": "1782700000"])
        #expect(late.status == 3)
        #expect(!(try folder.names("Out/fetched")).contains("a1.ics"))
    }

    @Test func `what fails is told, the rest is done, and the exit status says so`() async throws {
        let attempts = Mutex(0)
        let server = try LoopbackServer { request, _ in
            switch request.target {
            case "/good.csv": .answer(200, body: Self.bookings)
            case "/slow": .silence
            case "/cut": .cutOff(body: "BEGIN:VCARD\nVERSION:4.0\n", announced: 500)
            case "/recovers.csv":
                attempts.withLock { count in
                    count += 1
                    return count == 1
                        ? .answer(500)
                        : .answer(200, body: Self.bookings.replacing("R1", with: "R2").replacing("A1", with: "A2"))
                }
            case "/page.html": .answer(200, headers: ["Content-Type": "text/html"], body: "<html>Please log in</html>")
            case "/away": .answer(302, headers: ["Location": "http://example.org/"])
            default: .answer(403)
            }
        }
        let once = ", \"retries\": 0"
        try configure(
            "\"good\": \(source("bookings", server, "/good.csv")), "
                + "\"slow\": \(source("contacts", server, "/slow", once + ", \"timeout\": \"PT1S\"")), "
                + "\"cut\": \(source("contacts", server, "/cut", once)), "
                + "\"recovers\": \(source("bookings", server, "/recovers.csv")), "
                + "\"html\": \(source("places", server, "/page.html")), "
                + "\"away\": \(source("places", server, "/away")), "
                + "\"closed\": \(source("places", server, "/closed")), "
                + "\"nameless\": \(source("places", server, "/good.csv", ", \"token\": \"NO_SUCH_TOKEN\""))")
        // When
        let outcome = try await run(["--fail-on", "never"], environment: ["NO_SUCH_TOKEN": nil])
        // Then
        #expect(outcome.status == 3, "\(outcome)")
        let found = try folder.read("Out/findings.jsonl").split(separator: "\n").map(String.init)
        for (source, words) in [
            ("slow", "there was no whole answer within 1 s"), ("cut", "the connection ended before the answer did"),
            ("away", "an address that is not https"), ("closed", "status 403"), ("nameless", "NO_SUCH_TOKEN"),
        ] {
            #expect(
                found.contains { $0.contains("source-missing") && $0.contains("\"\(source)\"") && $0.contains(words) },
                "\(source): \(found)")
        }
        #expect(found.contains { $0.contains("source-unrecognised") && $0.contains("\"html\"") })
        // And the two tables are read
        let accepted = try contents("Out")
        #expect(
            accepted["accepted/good/fetched/good.csv"] != nil
                && accepted["accepted/recovers/fetched/recovers.csv"] != nil)
        #expect(attempts.withLock { $0 } == 2)
        // And without the server the same is told again
        let repeated = try await run(["--fail-on", "never", "--offline", "Out", "--output", "Again"])
        #expect(repeated.status == 3)
        #expect(try contents("Again") == accepted)
    }

    @Test func `new people are posted once, those whom the service has are not, and the next run posts nobody`()
        async throws
    {
        let ada = "BEGIN:VCARD\nVERSION:4.0\nN:Alder;Ada;;;\nFN:Ada Alder\nTEL:408-555-0101\nEND:VCARD\n"
        let bert = "BEGIN:VCARD\nVERSION:4.0\nN:Birch;Bert;;;\nFN:Bert Birch\nTEL:408-555-0102\nEND:VCARD\n"
        let server = try LoopbackServer { request, _ in
            request.method == "POST" ? .answer(201) : .answer(200, body: ada)
        }
        try folder.write("guests.vcf", ada + bert + bert)
        try configure(
            "\"guests\": {\"kind\": \"contacts\", \"files\": [\"guests.vcf\"]}, "
                + "\"service\": \(source("contacts", server, "/people", ", \"post\": \"people.journal\""))")
        // When
        for _ in 0..<2 { #expect(try await run(["--fail-on", "never"]).status == 0) }
        // Then
        let posts = server.requests.filter { $0.method == "POST" }
        #expect(posts.count == 1)
        #expect(posts.first.map { String(decoding: $0.body, as: UTF8.self) }?.contains("Bert Birch") == true)
        #expect(posts.first?.headers["idempotency-key"]?.hasPrefix("innkeeper-") == true)
        // And the journal is nobody else's, and names nobody any more
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.path("people.journal"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try !Data(contentsOf: URL(fileURLWithPath: folder.path("people.journal"))).contains(Array("Bert".utf8)))
    }

    @Test func `a source that is called like a page of another is told apart from it, or told`() async throws {
        // Given people on two pages, and a service whose one file would be called like the second
        let server = try LoopbackServer { request, _ in
            func card(_ name: String) -> String { "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\nEND:VCARD\n" }
            return switch request.target {
            case "/people":
                .answer(200, headers: ["Link": "</people?page=2>; rel=\"next\""], body: card("Ada Alder"))
            case "/people?page=2": .answer(200, body: card("Bert Birch"))
            default: .answer(200, body: card("Cleo Cedar"))
            }
        }
        try configure(
            "\"staff\": \(source("contacts", server, "/people")), "
                + "\"staff-2\": \(source("contacts", server, "/others"))")
        // When
        let outcome = try await run(["--fail-on", "never"])
        // Then nobody has another's people, and who comes second is said to be missing
        #expect(outcome.status == 3, "\(outcome)")
        let people = try folder.read("Out/people.csv")
        #expect(people.contains("Birch") && !people.contains("Cedar"))
        let found = try folder.read("Out/findings.jsonl").split(separator: "\n").map(String.init)
        #expect(
            found.contains {
                $0.contains("source-missing") && $0.contains("another source has the file staff-2 already")
            }, "\(found)")
    }

    @Test func `an empty list is an answer, not a format that nobody knows`() async throws {
        // Given a service without people, one without places, and a file without places
        let server = try LoopbackServer { request, _ in
            request.method == "POST" ? .answer(201) : .answer(200, body: "[]")
        }
        try folder.write("guests.vcf", "BEGIN:VCARD\nVERSION:4.0\nFN:Bert Birch\nEND:VCARD\n")
        try folder.write("places.json", " [ ]\n")
        try configure(
            "\"guests\": {\"kind\": \"contacts\", \"files\": [\"guests.vcf\"]}, "
                + "\"map\": {\"kind\": \"places\", \"files\": [\"places.json\"]}, "
                + "\"around\": \(source("places", server, "/near", ", \"near\": true")), "
                + "\"service\": \(source("contacts", server, "/people", ", \"post\": \"people.journal\""))")
        // When
        let outcome = try await run(["--fail-on", "never"])
        // Then
        #expect(outcome.status == 0, "\(outcome)")
        let found = try folder.read("Out/findings.jsonl").split(separator: "\n").map(String.init)
        #expect(!found.contains { $0.contains("source-unrecognised") }, "\(found)")
        for source in ["around", "map", "service"] {
            #expect(
                found.contains { $0.contains("source-empty") && $0.contains("\"\(source)\"") }, "\(source): \(found)")
        }
        // And whom the service does not have is posted
        let posts = server.requests.filter { $0.method == "POST" }
        #expect(posts.map { String(decoding: $0.body, as: UTF8.self).contains("Bert Birch") } == [true])
    }

    @Test func `a service that takes nobody makes the exit status 3, and the output stands`() async throws {
        let server = try LoopbackServer { request, _ in
            request.method == "POST"
                ? .answer(422) : .answer(200, body: "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n")
        }
        try folder.write("guests.vcf", "BEGIN:VCARD\nVERSION:4.0\nFN:Bert Birch\nEND:VCARD\n")
        try configure(
            "\"guests\": {\"kind\": \"contacts\", \"files\": [\"guests.vcf\"]}, "
                + "\"service\": \(source("contacts", server, "/people", ", \"post\": \"people.journal\""))")
        let outcome = try await run(["--fail-on", "never"])
        #expect(outcome.status == 3)
        #expect(
            outcome.errors.contains("1 people were not taken (the service answers with status 422)"),
            "\(outcome.errors)")
        #expect(try folder.read("Out/people.csv").contains("Birch"))
    }

    @Test(.enabled(if: LiveSourcesTests.hasService))
    func `a real service answers`() async throws {
        let url = ProcessInfo.processInfo.environment["INNKEEPER_LIVE_URL"] ?? ""
        let kind = ProcessInfo.processInfo.environment["INNKEEPER_LIVE_KIND"] ?? "places"
        try configure("\"live\": {\"kind\": \"\(kind)\", \"url\": \"\(url)\"}")
        #expect(try await run(["--fail-on", "never"]).status == 0)
    }

    private static var hasService: Bool {
        if ProcessInfo.processInfo.environment["INNKEEPER_LIVE_URL"] != nil { return true }
        FileHandle.standardError.write(Data("SKIPPED: no real service; set INNKEEPER_LIVE_URL\n".utf8))
        return false
    }
}

extension Data {
    fileprivate func contains(_ bytes: [UInt8]) -> Bool { range(of: Data(bytes)) != nil }
}
