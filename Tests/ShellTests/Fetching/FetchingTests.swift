import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct FetchingTests {
    private func configuration() -> Configuration {
        var configuration = Configuration()
        for name in ["desk", "feed"] {
            var source = Configuration.Source(settings: SourceSettings(name: name, kind: .bookings), files: [])
            source.remote = RemoteSource(url: "https://example.org/\(name).csv?key=hidden")
            configuration.sources.append(source)
        }
        return configuration
    }

    /// A helper that fetches one source and fails at the other.
    private func helper(_ folder: TemporaryFolder) async throws -> String {
        let work = folder.path("work")
        try await Program.writeScript(
            folder.path("helper"),
            """
            #!/bin/sh
            read line
            printf 'arrival,nights\\n2026-07-01,2\\n' > '\(work)/desk.csv'
            echo '{"fetched":[{"source":"desk","files":["desk.csv"]},{"source":"feed","files":[],"problem":"status 404"}],"posted":[]}'
            """)
        return folder.path("helper")
    }

    @Test func `what comes is listed with its digest, what fails with its reason, and no query is shown`() async throws
    {
        let folder = try TemporaryFolder()
        let fetching = Fetching(helper: try await helper(folder), toolVersion: "1", configurationFolder: folder.path)
        let fetched = try await fetching.fetch(configuration(), into: folder.path("work"), offline: nil)
        #expect(fetched.sources.map(\.name) == ["desk", "feed"])
        #expect(fetched.sources[0].files.map(\.bytes) == [28])
        #expect(fetched.sources[1].problem == "status 404")
        #expect(fetched.sources.map(\.url) == ["https://example.org/…", "https://example.org/…"])
        let entries = fetched.entries(configuration().sources)
        #expect(entries.map(\.file.path) == ["fetched/desk.csv", "fetched/feed.csv"])
        #expect(entries[0].path == folder.path("work/desk.csv") && entries[1].path == nil)
        #expect(entries[1].problems.map(\.facts.description) == ["not-fetched status 404"])
        try Fetching.remove(folder.path("work"))
        #expect(try folder.names() == ["helper"])
    }

    @Test func `without its helper every source says so, and the run can go on`() async throws {
        let folder = try TemporaryFolder()
        let fetching = Fetching(helper: folder.path("none"), toolVersion: "1", configurationFolder: folder.path)
        let fetched = try await fetching.fetch(configuration(), into: folder.path("work"), offline: nil)
        #expect(fetched.sources.allSatisfy { $0.problem?.contains("innkeeper-fetch, which should be beside") == true })
    }

    @Test func `a helper that dies is told as such`() async throws {
        let folder = try TemporaryFolder()
        try await Program.writeScript(folder.path("helper"), "#!/bin/sh\nkill -9 $$")
        let fetched = try await Fetching(
            helper: folder.path("helper"), toolVersion: "1", configurationFolder: folder.path
        )
        .fetch(configuration(), into: folder.path("work"), offline: nil)
        #expect(fetched.sources[0].problem == "innkeeper-fetch ended without an answer (9)")
    }
}
