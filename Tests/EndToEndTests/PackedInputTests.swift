import Foundation
import Testing
import TestSupport

/// The built program on compressed files and archives.
struct PackedInputTests {
    private let head = "reservation_id,arrival,nights,camper_name\n"
    private var desk: String { head + "R1,2026-07-01,2,Ada\nR2,2026-07-05,0,Ben\n" }
    private let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
    private let map = "{\"type\":\"FeatureCollection\",\"features\":[]}"

    private func findings(_ folder: TemporaryFolder, _ output: String) throws -> [String] {
        try folder.read("\(output)/findings.jsonl").split(separator: "\n").map { line in
            let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return "\(finding["code"] ?? "") \(finding["file"] ?? ""):\(finding["line"] ?? 0):\(finding["column"] ?? 0)"
        }
    }

    @Test func `named sources see through compression, and what they accept is written plain`() async throws {
        // Given the same file plain, compressed, and in an archive beside contacts
        let folder = try TemporaryFolder()
        try folder.write("plain.csv", desk)
        try folder.write("packed.csv.gz", bytes: TinyGzip.stored(desk.replacing("R", with: "G")))
        try folder.write(
            "x.zip", bytes: TinyZip.archive([("in/desk.csv", desk.replacing("R", with: "Z")), ("c.vcf", card)]))
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "output": "Out", "reports": ["findings"], "sources": {"#
                + #""b": {"kind": "bookings", "files": ["*.csv*", "x.zip!in/desk.csv"]}, "#
                + #""c": {"kind": "contacts", "files": ["x.zip!c.vcf"]}}}"#)
        // When
        let outcome = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(
            try findings(folder, "Out") == [
                "reservation-nights-not-positive packed.csv.gz:3:15", "reservation-nights-not-positive plain.csv:3:15",
                "reservation-nights-not-positive x.zip!in/desk.csv:3:15",
            ])
        #expect(try folder.read("Out/accepted/b/packed.csv") == head + "G1,2026-07-01,2,Ada\n")
        #expect(try folder.read("Out/rejected/b/packed.csv") == head + "G2,2026-07-05,0,Ben\n")
        #expect(try folder.read("Out/accepted/b/x.zip!in/desk.csv") == head + "Z1,2026-07-01,2,Ada\n")
        #expect(try folder.read("Out/accepted/c/x.zip!c.vcf") == card)
        // And run.json tells of the files on the disk
        let run = try #require(
            try JSONSerialization.jsonObject(with: Data(try folder.read("Out/run.json").utf8)) as? [String: Any])
        let records = try #require(run["records"] as? [String: [String: Any]])
        let files = try #require(records["b"]?["files"] as? [[String: Any]])
        let size = try Data(contentsOf: URL(fileURLWithPath: folder.path("x.zip"))).count
        #expect(files.map { $0["path"] as? String } == ["packed.csv.gz", "plain.csv", "x.zip!in/desk.csv"])
        #expect(files[2]["bytes"] as? Int == size)
        let contacts = try #require(records["c"]?["files"] as? [[String: Any]])
        #expect(contacts[0]["digest"] as? String == files[2]["digest"] as? String)
        // And nothing is left of what was unpacked
        #expect(try folder.names().filter { $0.contains("spool") } == [])
    }

    @Test func `a folder and a file are told by what is in them`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv.gz", bytes: TinyGzip.stored(desk))
        try folder.write(
            "in/x.zip", bytes: TinyZip.archive([("c.vcf", card), ("map.geojson", map), ("notes.txt", "none")]))
        try folder.write(
            "in/sites.zip",
            bytes: TinyZip.archive([("s.csv", "site_number,name,electricity,water,capacity\nA1,Oak,yes,no,4\n")]))
        let outcome = try await Program.run(["run", "in", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(outcome.status == 1, "\(outcome.errors)")
        #expect(try folder.read("in-report/accepted/bookings/desk.csv").contains("R1"))
        #expect(try folder.read("in-report/accepted/contacts/x.zip!c.vcf") == card)
        #expect(try folder.read("in-report/accepted/campsites/sites.zip!s.csv").contains("Oak"))
        for name in ["in/desk.csv.gz", "in/x.zip!c.vcf", "in/sites.zip"] {
            let check = try await Program.run(["check", "--fail-on", "never", name], folder: folder.path)
            #expect(check.status == 0, "\(name): \(check.output)\(check.errors)")
        }
    }

    @Test func `an empty gzip is an empty file`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("none.csv.gz", bytes: TinyGzip.stored(""))
        try folder.write("desk.csv", desk)
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "output": "Out", "sources": {"b": {"kind": "bookings", "files": ["*.csv*"]}}}"#)
        let outcome = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        #expect(outcome.status == 1)
        #expect(
            try findings(folder, "Out") == [
                "reservation-nights-not-positive desk.csv:3:15", "source-empty none.csv.gz:0:0",
            ])
    }

    @Test func `tricks and bombs end at their limits, one clear finding each, and all else is read`() async throws {
        // Given a path that leads out, a link, a bomb, and XML that asks for other files
        let folder = try TemporaryFolder()
        try folder.write("in/up.zip", bytes: TinyZip.archive([("../up.csv", desk), ("a.csv", desk)]))
        try folder.write(
            "in/link.zip",
            bytes: TinyZip.archive(
                [("l.csv", "/etc/passwd"), ("b.csv", desk.replacing("R", with: "L"))], links: ["l.csv"]))
        try Data(count: 64 << 20).write(to: URL(fileURLWithPath: folder.path("in/bomb.csv")))
        let zipped = try await Program.run("/usr/bin/env", ["gzip", folder.path("in/bomb.csv")])
        #expect(zipped.status == 0)
        try folder.write(
            "in/people.xml",
            "<!DOCTYPE v [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">"
                + "<vcard><fn><text>&x;</text></fn></vcard></vcards>")
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "output": "Out", "sources": {"b": {"kind": "bookings", "files": ["in/*.zip", "in/*.gz"]}, "#
                + #""c": {"kind": "contacts", "files": ["in/*.xml"]}}}"#)
        // When
        let outcome = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect(outcome.status == 3, "\(outcome.errors)")
        let told = try findings(folder, "Out").filter { !$0.hasPrefix("reservation") }
        #expect(
            told == [
                "archive-refused in/bomb.csv.gz:0:0", "archive-refused in/link.zip!l.csv:0:0",
                "archive-refused in/up.zip!../up.csv:0:0", "xml-malformed in/people.xml:1:13",
            ])
        #expect(try folder.read("Out/accepted/b/in/up.zip!a.csv").contains("R1"))
        #expect(try folder.read("Out/accepted/b/in/link.zip!b.csv").contains("L1"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("up.csv")))
        #expect(try folder.names() == [".Out.lock", "Out", "in", "pipeline.json"])
    }
}
