import Testing
import TestSupport

/// Lists of objects as JSON, as booking systems answer.
struct JSONTableTests {
    private let stays = """
        {"data": [
          {"id": "R1", "checkIn": "2026-07-04", "nights": 3, "unit": {"name": "A1"}, "guest": {"name": "Ada Alder"}},
          {"id": "R2", "checkIn": "2026-07-05", "nights": 1, "unit": {"name": "A1"}, "guest": {"name": "Bo Oak"}},
          {"id": "R3", "checkIn": "2026-07-40", "nights": 1, "unit": {"name": "A1"}, "guest": {"name": "Cy Elm"}}
        ]}

        """

    @Test func `a folder with a list of stays is read without a configuration`() async throws {
        // Given a list, one of orders, and a day that is none
        let folder = try TemporaryFolder()
        try folder.write("in/stays.json", stays)
        try folder.write("in/orders.json", #"[{"orderId": 1, "total": 3}]"#)
        // When
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(outcome.status == 3 && outcome.output.contains("Files that were not read: orders.json"))
        let findings = try folder.read("in-report/findings.jsonl")
        #expect(findings.contains("\"reservation-date-invalid\"") && findings.contains("\"line\":4"))
        #expect(try folder.read("in-report/conflicts.csv").contains("R1") == true)
        #expect(try folder.read("in-report/accepted/bookings/stays.json").hasSuffix("\"Bo Oak\"}}\n]}\n"))
        #expect(try folder.read("in-report/rejected/bookings/stays.json").contains("Cy Elm"))
        #expect(try folder.read("in-report/run.json").contains("the list data"))
    }

    @Test func `init writes the keys that mean something, and check and plan read by them`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("in/stays.json", stays)
        // When
        let begun = try await Program.run(["init", "in"], folder: folder.path)
        // Then
        #expect(begun.status == 0 && begun.output.contains("json-table"))
        #expect(try folder.read("in/pipeline.json").contains("\"camper_name\": \"guest.name\""))
        let checked = try await Program.run(["check", "in", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(checked.status == 1 && checked.output.contains("stays.json:4:"))
        #expect(!checked.output.contains("Cy Elm"))
        let planned = try await Program.run(["plan", "in/pipeline.json"], folder: folder.path)
        #expect(planned.status == 0 && planned.output.contains("guest.name"))
        let explained = try await Program.run(["explain", "in/stays.json"], folder: folder.path)
        #expect(explained.status == 0 && explained.output.contains("guest.name"))
    }

    @Test func `rooms of one booking on different days are told, and nothing is guessed`() async throws {
        // Given
        let folder = try TemporaryFolder()
        let first = #"{"checkIn": "2026-12-14", "checkOut": "2026-12-17"}"#
        try folder.write(
            "stays.json",
            """
            {"bookings": {"-Nx1": {"id": "R1", "guestName": "Ada", "rooms": [\(first)]},
              "-Nx2": {"id": "R2", "guestName": "Bo", "rooms": [\(first), {"checkIn": "2026-12-20", "checkOut": "2026-12-17"}]}}}
            """)
        // When
        let checked = try await Program.run(["check", "stays.json", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(checked.status == 1 && checked.output.contains("stays.json:2:"), "\(checked.output)")
        #expect(checked.output.contains("have different days (\"2026-12-14; 2026-12-20\")"), "\(checked.output)")
    }

    @Test func `a source whose keys nobody knows is read by its columns`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write(
            "in/x.json", #"{"list": [{"who": {"n": "Ada"}, "a": "2026-07-04", "b": "2026-07-06", "s": "A1"}]}"#)
        let columns = #"{"arrival": "a", "departure": "b", "camper_name": "who.n", "site_number": "s"}"#
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["in/x.json"], "columns": \#(columns)}}}"#
        )
        // When
        let outcome = try await Program.run(["check", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
}
