import Foundation
import Testing
import TestSupport

/// `near`, `birthdays`, `conflicts`, `occupancy` and `free` on the samples, as of the day that they are made for.
struct QueryCommandsTests {
    private func ask(_ arguments: String...) async throws -> Program.Outcome {
        try await Program.run(
            arguments + [Corpora.packageRoot.appendingPathComponent("pipeline.json").path, "--as-of", "2026-11-21"])
    }

    private func kept(_ name: String) throws -> String {
        try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("Samples/Expected/\(name)"), encoding: .utf8)
    }

    @Test func `with --csv an answer has the rows of the run's file`() async throws {
        let birthdays = try await ask("birthdays", "--csv")
        #expect(birthdays.output == (try kept("birthdays.csv")))
        #expect(birthdays.status == 0 && birthdays.errors.isEmpty)
        #expect(
            try await ask("conflicts", "--csv").output.split(separator: "\n").sorted()
                == kept("conflicts.csv").split(separator: "\n").sorted())
        let nights = try await ask("occupancy", "--days", "20", "--csv").output.split(separator: "\n").dropFirst()
        #expect(nights.count == 20)
        #expect(try kept("occupancy.csv").contains(nights.joined(separator: "\n")))
        let near = try await ask("near", "37.3320,-121.8505", "--csv").output.split(separator: "\n").dropFirst()
        #expect(try kept("distances.csv").split(separator: "\n").dropFirst().starts(with: near))
        #expect(near.count == 10)
    }

    @Test func `free sites are those on which nobody sleeps and that are open`() async throws {
        // Given the nights of 30 November to 2 December: A12 is closed until 1 December
        let outcome = try await ask("free", "2026-11-30", "3", "--json")
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
        let free = rows.compactMap { $0["site_number"] as? String }
        // When the stays of the desk's file on these nights are looked up by hand, without AC-106x, which have defects
        let lines = try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("Samples/bookings/desk-2026.csv"), encoding: .utf8
        ).split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        let taken = lines.filter { cells in
            cells.count == 23 && ["confirmed", "pending"].contains(cells[19]) && cells[7] < "2026-12-03"
                && cells[9] > "2026-11-30" && !cells[0].hasPrefix("AC-106")
        }.map { $0[2] }
        // Then none of these is free
        #expect(taken.contains("B3") && Set(taken).isDisjoint(with: free))
        #expect(!free.contains("A12") && free.contains("A1"))
        #expect(try await ask("free", "2026-12-01", "2", "--guests", "7").output.contains("B1"))
        #expect(!(try await ask("free", "2026-12-01", "2", "--guests", "7").output.contains("A12")))
    }

    @Test func `a site that a row of the desk blocks is not offered, and nobody slept there`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write(
            "desk.csv",
            """
            Number,Site,Guest,Arrival,Departure,Status
            1,A1,Ada Alder,2026-07-01,2026-07-03,confirmed
            2,A2,,2026-07-02,2026-07-05,Owner stay
            3,A2,Bert Birch,2026-08-02,2026-08-05,confirmed
            4,A3,Cleo Cedar,2026-08-02,2026-08-05,confirmed

            """)
        // When
        let free = try await Program.run(
            ["free", "2026-07-04", "2", ".", "--as-of", "2026-06-30"], folder: folder.path)
        let run = try await Program.run(
            ["run", ".", "--as-of", "2026-06-30", "--output", "Out", "--fail-on", "info"], folder: folder.path)
        // Then
        #expect(free.output.contains("2 sites are free"), "\(free)")
        #expect(free.output.contains("Blocked without a booking: A2."), "\(free)")
        #expect(run.status == 1, "\(run)")
        #expect(try folder.read("Out/findings.jsonl").contains("blocked, not booked (Status is \\\"Owner stay\\\")"))
        #expect(try folder.read("Out/run.json").contains("\"skipped\": 1"))
    }

    @Test func `a position may begin with a minus, and what is none is told`() async throws {
        let south = try await ask("near", "-33.8,151.2", "--limit", "1", "--json")
        #expect(south.status == 0)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(south.output.utf8)) as? [[String: Any]])
        #expect(rows.count == 1 && rows[0]["distance_m"] is NSNumber)
        #expect(try await Program.run(["near", "91,0"]).status == 2)
        #expect(
            try await Program.run(["near"]).errors.hasPrefix("innkeeper: 'near' needs LAT,LON\n"))
        #expect(
            try await Program.run(["free", "2026-11-30"]).errors.hasPrefix("innkeeper: 'free' needs NIGHTS\n"))
        #expect(
            try await Program.run(["conflicts", "--json", "--csv"]).errors
                .hasPrefix("innkeeper: --json and --csv can't be used together\n"))
    }

    @Test func `names of a stranger do nothing to the terminal, and wide ones keep the columns`() async throws {
        // Given a folder with hostile and with wide names
        let folder = try TemporaryFolder()
        try folder.write(
            "guests.vcf",
            ["\u{1B}]0;owned\u{7}Eve", "山田太郎", "Ada\u{202E}adA"].map {
                "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:\($0)\r\nBDAY:19801121\r\nEND:VCARD\r\n"
            }.joined())
        let outcome = try await Program.run(["birthdays", folder.url.path, "--as-of", "2026-11-21"])
        #expect(outcome.status == 0)
        #expect(!outcome.output.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || $0 == "\u{202E}" })
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 4 && lines.allSatisfy { $0.contains("46") || $0.hasPrefix("Day") })
    }

    @Test func `a missing input is told, and the answer given without it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "pipeline.json",
            #"{"version":1,"sources":{"a":{"kind":"contacts","files":["gone.vcf"]}}}"#)
        let outcome = try await Program.run(["birthdays", folder.url.path])
        #expect(outcome.status == 3)
        #expect(outcome.output == "No birthdays in the coming days.\n")
        #expect(outcome.errors.contains("gone.vcf: can't be read"))
    }

    @Test func `each table has a schema, and an unknown one is answered with those that there are`() async throws {
        let schema = try await Program.run(["schema", "conflicts"])
        #expect(schema.status == 0 && schema.output.contains("\"free_sites\""))
        let unknown = try await Program.run(["schema", "weather"])
        #expect(unknown.status == 2 && unknown.errors.contains("there are birthdays, changes, conflicts,"))
    }
}
