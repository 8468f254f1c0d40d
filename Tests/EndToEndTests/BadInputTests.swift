import Foundation
import Testing
import TestSupport

/// What is wrong is said with its place, and what is right is done all the same.
struct BadInputTests {
    private let good = "reservation_id,arrival,nights,camper_name\nR1,2026-07-01,2,Ada\n"

    /// Runs in a folder of its own and gives the findings as `code file:line:column`.
    private func run(_ folder: TemporaryFolder, _ sources: String) async throws -> (Program.Outcome, [String]) {
        try folder.write("pipeline.json", "{\"version\": 1, \"sources\": {\(sources)}, \"output\": \"Out\"}")
        let outcome = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        let lines = (try? folder.read("Out/findings.jsonl")) ?? ""
        let findings = try lines.split(separator: "\n").map { line in
            let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return "\(finding["code"] ?? "") \(finding["file"] ?? ""):\(finding["line"] ?? 0):\(finding["column"] ?? 0)"
        }
        return (outcome, findings)
    }

    @Test func `a missing file, a folder and an empty file are said, and the good file is read`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("good.csv", good)
        try folder.write("empty.csv", "")
        try folder.write("folder.csv/inside", "x")
        // When
        let (outcome, findings) = try await run(
            folder,
            #""b": {"kind": "bookings", "files": ["good.csv", "empty.csv", "folder.csv", "gone.csv"]}"#)
        // Then
        #expect(outcome.status == 3)
        #expect(
            findings == [
                "source-empty empty.csv:0:0", "source-unreadable folder.csv:0:0", "source-missing gone.csv:0:0",
            ])
        #expect(try folder.read("Out/accepted/b/good.csv") == good)
    }

    @Test(.enabled(if: getuid() != 0, "root may read everything"))
    func `a file that may not be read is said`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("secret.csv", good)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        let (outcome, findings) = try await run(folder, #""b": {"kind": "bookings", "files": ["secret.csv"]}"#)
        #expect(outcome.status == 3)
        #expect(findings == ["source-unreadable secret.csv:0:0"])
    }

    @Test func `a row with a column too many, JSON that breaks off and a card without an end have their places`()
        async throws
    {
        let folder = try TemporaryFolder()
        try folder.write("wide.csv", good + "R2,2026-07-02,2,Ben,extra\nR3,2026-07-05,1,Cleo\n")
        try folder.write(
            "cut.geojson",
            "{\"type\":\"FeatureCollection\",\"features\":[\n{\"type\":\"Feature\",\"properties\":{\"name\":\"A\"},"
                + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]}},\n{\"type\":\"Fea")
        try folder.write("cards.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nBEGIN:VCARD\nVERSION:3.0\nFN:Ben\nEND:VCARD\n")
        let (outcome, findings) = try await run(
            folder,
            #""b": {"kind": "bookings", "files": ["wide.csv"]}, "p": {"kind": "places", "files": ["cut.geojson"]}, "#
                + #""c": {"kind": "contacts", "files": ["cards.vcf"]}"#)
        #expect(outcome.status == 1)
        #expect(
            findings == [
                "csv-malformed wide.csv:3:21", "vcard-end-missing cards.vcf:1:1", "json-malformed cut.geojson:3:13",
            ])
        #expect(outcome.output.contains("5 accepted, 2 rejected"))
        #expect(try folder.read("Out/rejected/b/wide.csv").hasSuffix("R2,2026-07-02,2,Ben,extra\n"))
        #expect(try folder.read("Out/accepted/b/wide.csv").hasSuffix("R3,2026-07-05,1,Cleo\n"))
    }

    @Test func `an endless quote costs the line where it opens, and the other files are read`() async throws {
        // Given a quote that nothing closes before 2 MB of sound rows, and one before 3 MB without a line end
        let folder = try TemporaryFolder()
        let rows = (1...80_000).map { "R\($0),2026-07-01,2,Ada Kant\n" }.joined()
        try folder.write("lines.csv", "reservation_id,arrival,nights,camper_name\nR0,\"2026-07-01,2,Ada\n" + rows)
        try folder.write("line.csv", good + "\"" + String(repeating: "x", count: 3_000_000))
        try folder.write("other.csv", good.replacingOccurrences(of: "R1", with: "R-1"))
        let (outcome, findings) = try await run(
            folder,
            #""a": {"kind": "bookings", "files": ["lines.csv"]}, "b": {"kind": "bookings", "files": ["line.csv"]}, "c": {"kind": "bookings", "files": ["other.csv"]}"#
        )
        #expect(outcome.status == 1)
        #expect(findings == ["csv-malformed lines.csv:2:4", "csv-malformed line.csv:3:1"])
        #expect(
            outcome.output.contains("80,002 accepted, 2 rejected")
        )
    }

    @Test func `a kind of site taken for a site is one finding and not millions`() async throws {
        // Given 2,000 stays in one week on "Tent", and a double booking on A1
        let folder = try TemporaryFolder()
        let rows = (0..<2000).map { "T\($0),Tent,2026-07-01,7\n" } + ["R1,A1,2026-07-01,2\n", "R2,A1,2026-07-02,2\n"]
        try folder.write("b.csv", "reservation_id,site,arrival,nights\n" + rows.joined())
        // When
        let (outcome, findings) = try await run(folder, #""b": {"kind": "bookings", "files": ["b.csv"]}"#)
        // Then
        #expect(outcome.status == 1)
        #expect(findings == ["reservation-site-crowded b.csv:3:4", "reservation-overlap b.csv:2003:7"])
        let conflicts = try folder.read("Out/conflicts.csv").split(separator: "\n")
        #expect(conflicts.count == 2 && conflicts[1].hasPrefix(",A1,R1,"))
        let summary = try folder.read("Out/summary.txt")
        #expect(
            summary.replacing("\n  ", with: " ").contains(
                "Too many bookings overlap on site Tent: up to 2,000 in one night, in 1,999,000 pairs"))
    }

    @Test func `faults of the configuration come all at once, and nothing is written`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("pipeline.json", "{\"version\": 2,\n \"souces\": {},\n \"failOn\": \"eror\"}")
        let outcome = try await Program.run(["run"], folder: folder.path)
        #expect(outcome.status == 2)
        let places = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(places.contains("pipeline.json:1:13:"))
        #expect(places.contains("pipeline.json:2:2:"))
        #expect(places.contains("pipeline.json:3:12:"))
        #expect(outcome.errors.contains("did you mean `sources`?"))
        #expect(try folder.names() == ["pipeline.json"])
    }

    @Test func `an output that is somebody else's is refused before anything is read`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("good.csv", good)
        try folder.write("Out/holiday.jpg", "a picture")
        let (outcome, _) = try await run(folder, #""b": {"kind": "bookings", "files": ["good.csv"]}"#)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("was not written by Innkeeper"))
        #expect(try folder.names("Out") == ["holiday.jpg"])
    }

    @Test func `check tells of a file that is not there, and of one that fits nothing, when they are named`()
        async throws
    {
        let folder = try TemporaryFolder()
        try folder.write("notes.bin", "nothing known")
        let missing = try await Program.run(["check", "gone.csv"], folder: folder.path)
        #expect(missing.status == 3 && missing.output.contains("gone.csv: error:"))
        let odd = try await Program.run(["check", "notes.bin"], folder: folder.path)
        #expect(odd.status == 3 && odd.output.contains("[source-unrecognised]"))
    }
}
