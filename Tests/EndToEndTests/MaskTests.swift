import Foundation
import Testing
import TestSupport

/// What looks like a person's address or number, planted where no field says that it is one.
struct MaskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func isShown(_ text: String) -> Bool {
        ["planted@example.org", "170 5550100", "5550100", "Zebulon", "QUARK"].contains { text.contains($0) }
    }

    @Test(arguments: ["planted@example.org", "+49 170 5550100", "QUARK Zebulon"])
    func `it is in no finding, whatever the format, and each finding has its line`(personal: String) async throws {
        // Given it as a key, a status, a date, a number, a heading and in a place of its own
        try folder.write(
            "desk.csv",
            """
            reservation_id,arrival,nights,camper_name,status,site_number,\(personal)
            \(personal),2026-07-01,0,Ada,confirmed,A1,
            \(personal),2026-07-01,2,Ada,confirmed,A1,
            R2,2026-07-01,2,Ben,\(personal),A1,
            R3,\(personal),2,Cy,confirmed,A2,
            R4,2026-07-05,\(personal),Di,confirmed,A2,
            R5,2026-07-15,2,Zebulon Quark,confirmed,A2,

            """)
        try folder.write(
            "pipeline.json",
            "{\"version\": 1, \"output\": \"Out\", \"sources\": {\"desk\": {\"kind\": \"bookings\", \"files\": [\"desk.csv\"]}}}"
        )
        // When
        let run = try await Program.run(["run", "--as-of", "2026-06-30"], folder: folder.path)
        // Then
        #expect(run.status == 1 && !isShown(run.output + run.errors), "\(run)")
        for name in ["findings.jsonl", "findings.csv", "findings.sarif", "findings.junit.xml", "run.json"] {
            guard let text = try? folder.read("Out/\(name)") else { continue }
            #expect(!isShown(text), "\(name)")
        }
        #expect(try !isShown(folder.read("Out/rejected/desk/desk.csv.reasons.csv")))
        let lines = try folder.read("Out/findings.jsonl").split(separator: "\n")
        for line in 2...6 { #expect(lines.contains { $0.contains("\"line\":\(line)") }, "\(line): \(lines)") }
        for format in ["text", "github", "sarif", "junit", "json", "jsonl"] {
            let check = try await Program.run(["check", "--format", format], folder: folder.path)
            #expect(!isShown(check.output + check.errors), "\(format): \(check.output)")
        }
        // And who asks to see it does
        let shown = try await Program.run(["check", "--show-values", "--format", "jsonl"], folder: folder.path)
        #expect(isShown(shown.output))
    }
}
