import Testing
import TestSupport

/// Exports of one list that lie side by side: the newest holds.
struct NewestExportTests {
    private let header = "reservation_id,site_number,arrival,nights,camper_name,status,total,paid,currency\n"
    private let older = "R1,A1,2026-12-01,2,Ada Kant,confirmed,80.00,0.00,EUR\n"

    @Test func `the newer of two dated exports holds, and the bill is paid`() async throws {
        // Given yesterday's export, and today's in which the guest has paid
        let folder = try TemporaryFolder()
        try folder.write("in/desk-2026-11-22.csv", header + older)
        try folder.write("in/desk-2026-11-23.csv", header + older.replacing("0.00,EUR", with: "80.00,EUR"))
        // When
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-11-24"], folder: folder.path)
        // Then
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("reservation-superseded-alike"))
        #expect(try folder.read("in-report/accepted/bookings/desk-2026-11-23.csv").contains("80.00,EUR"))
        #expect(try folder.read("in-report/summary.txt").contains("Nothing is owed"))
    }

    @Test func `a cancellation in the newer export frees the site, with a warning`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", header + older)
        try folder.write("in/desk (1).csv", header + older.replacing("confirmed", with: "cancelled"))
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-11-24"], folder: folder.path)
        #expect(outcome.status == 0)
        let finding = try folder.read("in-report/findings.jsonl")
        #expect(finding.contains("reservation-superseded\",\"severity\":\"warning"))
        #expect(finding.contains("status changed in desk (1).csv, line 2"))
    }

    @Test func `a source can report every duplicate instead`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk-2026-11-22.csv", header + older)
        try folder.write("desk-2026-11-23.csv", header + older.replacing("confirmed", with: "cancelled"))
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "sources": {"b": {"kind": "bookings", "files": ["*.csv"], "duplicates": "error"}}}"#)
        let outcome = try await Program.run(["run", "--as-of", "2026-11-24"], folder: folder.path)
        #expect(outcome.status == 1)
        let findings = try folder.read("Output/findings.jsonl")
        #expect(findings.contains("reservation-id-duplicate"))
        #expect(findings.contains(#"add \"newest\": [\"desk-2026-11-23.csv\"] to source"#))
    }
}
