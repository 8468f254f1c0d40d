import Foundation
import Testing
import TestSupport

/// Checks of the configuration, from its text to the findings.
struct CustomChecksTests {
    private let csv = """
        reservation_id,arrival,nights,camper_name,email
        R1,2026-07-01,2,Ada,ada@example.org
        R2,2026-07-01,30,Ben,ben@example.com

        """

    private func run(_ folder: TemporaryFolder, checks: String) async throws -> Program.Outcome {
        try folder.write("desk.csv", csv)
        try folder.write(
            "pipeline.json",
            """
            {"sources": {"desk": {"kind": "bookings", "files": "desk.csv"}},
             "checks": [
            \(checks)
            ], "output": "Out"}
            """)
        return try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
    }

    @Test func `a check finds its rows with file, line and column, in every output`() async throws {
        // Given
        let folder = try TemporaryFolder()
        // When
        let outcome = try await run(
            folder,
            checks: """
                { "code": "house-long-stay", "severity": "error", "message": "Longer than the house allows.",
                  "sql": "SELECT row_id, 'nights' FROM bookings WHERE nights > 28" },
                { "code": "house-mail", "message": "Not by this mail.",
                  "sql": "SELECT row_id, 'email' FROM bookings WHERE email LIKE '%.org'" }
                """)
        // Then
        #expect(outcome.status == 1)
        let findings = try folder.read("Out/findings.jsonl").split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        let long = try #require(findings.first { $0["code"] as? String == "house-long-stay" })
        #expect(long["file"] as? String == "desk.csv" && long["line"] as? Int == 3 && long["column"] as? Int == 15)
        #expect(long["message"] as? String == "Longer than the house allows." && long["value"] as? String == "30")
        #expect(long["effect"] as? String == "marks" && long["severity"] as? String == "error")
        // Personal values are masked.
        let mail = try #require(findings.first { $0["code"] as? String == "house-mail" })
        #expect(mail["line"] as? Int == 2 && mail["value"] as? String == "•••")
        #expect(try folder.read("Out/index.html").contains("Longer than the house allows."))
        #expect(try folder.read("Out/summary.md").contains("1 error house-long-stay"))
        #expect(try folder.read("Out/run.json").contains("WHERE nights > 28"))
    }

    @Test func `queries that do more than read are faults with their places, and nothing is read`() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await run(
            folder,
            checks: [
                "ATTACH 'other.sqlite' AS other", "DELETE FROM bookings", "PRAGMA user_version",
                "SELECT load_extension('evil')",
            ].enumerated().map { index, sql in
                "{ \"code\": \"house-\(index)\", \"message\": \"m\",\n \"sql\": \"\(sql)\" }"
            }.joined(separator: ",\n"))
        #expect(outcome.status == 2)
        let problems = [
            "ATTACH is not allowed: a check may only read", "DELETE is not allowed: a check may only read",
            "PRAGMA is not allowed: a check may only read", "the function load_extension is not allowed",
        ]
        for (index, problem) in problems.enumerated() {
            let line = "pipeline.json:\(4 + 2 * index):9: this query can't be a check: \(problem)"
            #expect(outcome.errors.contains(line), "\(outcome.errors)")
        }
        #expect(try folder.names() == ["desk.csv", "pipeline.json"])
    }

    // A single step of a query that SQLite itself does not interrupt
    @Test(.timeLimit(.minutes(30)))
    func `a query is ended at its limit whatever it does, and the others are carried out`() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await run(
            folder,
            checks: """
                { "code": "house-long-stay", "message": "Long.", "sql": "SELECT row_id FROM bookings WHERE nights > 28" },
                { "code": "house-endless", "message": "Never.",
                  "sql": "SELECT row_id FROM bookings WHERE instr(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b')" }
                """)
        #expect(outcome.status == 1, "\(outcome)")
        let findings = try folder.read("Out/findings.jsonl").split(separator: "\n")
        #expect(findings.contains { $0.contains("check-failed") && $0.contains("it was stopped after 10 s") })
        #expect(findings.contains { $0.contains("\"house-long-stay\"") })
    }
}
