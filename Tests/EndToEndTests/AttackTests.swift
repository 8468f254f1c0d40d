import Foundation
import Testing
import TestSupport

/// Files that are made to do harm, each beside good ones: one clear finding, and the others are read.
/// What each costs is measured by Tests/Faults/attacks.py.
struct AttackTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        var name: String
        var kind = "places"
        var file: String
        var content: [UInt8]
        /// `code file:line:column`
        var findings: [String]

        var testDescription: String { name }

        init(_ name: String, _ kind: String, _ file: String, _ content: String, _ findings: String...) {
            self.init(name, kind, file, bytes: Array(content.utf8), findings)
        }

        init(_ name: String, _ kind: String, _ file: String, bytes: [UInt8], _ findings: [String]) {
            self.name = name
            self.kind = kind
            self.file = file
            content = bytes
            self.findings = findings
        }
    }

    private static let rows = "reservation_id,arrival,nights,camper_name\nR1,2026-07-01,2,Ada\nR2,2026-07-05,1,Ben\n"
    private static let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEND:VCARD\n"
    private static let map = place("Lake", "8.5")

    private static func place(_ name: String, _ longitude: String) -> String {
        "{\"type\":\"FeatureCollection\",\"features\":[\n{\"type\":\"Feature\",\"properties\":{\"name\":\"\(name)\"},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[\(longitude),47.3]}}]}"
    }

    private static func vcards(_ name: String, entities: String) -> String {
        "<!DOCTYPE v [\(entities)]>\n<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"><vcard><fn><text>\(name)"
            + "</text></fn></vcard></vcards>"
    }

    private static let laughs =
        "<!ENTITY l0 \"ha\">"
        + (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()

    private static let attacks = [
        Attack(
            "external entity", "contacts", "x.xml",
            vcards("&x;", entities: "<!ENTITY x SYSTEM \"file:///etc/passwd\">"), "xml-malformed x.xml:1:13"),
        Attack("billion laughs", "contacts", "x.xml", vcards("&l9;", entities: laughs), "xml-malformed x.xml:1:13"),
        Attack(
            "quadratic blow-up", "contacts", "x.xml",
            vcards(
                String(repeating: "&x;", count: 100_000),
                entities: "<!ENTITY x \"\(String(repeating: "x", count: 100_000))\">"), "xml-malformed x.xml:1:13"),
        Attack(
            "nested arrays", "places", "x.geojson",
            "{\"type\":\"FeatureCollection\",\"features\":" + String(repeating: "[", count: 100_000),
            "json-malformed x.geojson:1:551"),
        // A file that fits nothing is said to be so, and then why.
        Attack(
            "nested arrays alone", "places", "x.json", String(repeating: "[", count: 100_000),
            "source-unrecognised x.json:0:0", "json-malformed x.json:1:513"),
        Attack("1e400", "places", "x.geojson", place("Peak", "1e400"), "place-coordinate-missing x.geojson:2:89"),
        Attack(
            "lone surrogates", "places", "x.geojson", place("\\udc00 \\ud800", "8.7"),
            "place-name-damaged x.geojson:2:40"),
        Attack(
            "a path that leads out", "bookings", "x.zip",
            bytes: TinyZip.archive([("../up.csv", rows), ("in.csv", rows.replacing("R", with: "Z"))]),
            ["archive-refused x.zip!../up.csv:0:0"]),
        Attack(
            "a symbolic link", "bookings", "x.zip",
            bytes: TinyZip.archive(
                [("l.csv", "/etc/passwd"), ("in.csv", rows.replacing("R", with: "Z"))], links: ["l.csv"]),
            ["archive-refused x.zip!l.csv:0:0"]),
        Attack("a bomb", "bookings", "x.csv.gz", bytes: [], ["archive-refused x.csv.gz:0:0"]),
        Attack(
            "an endless quote", "bookings", "x.csv",
            rows.replacing("R", with: "Q") + "\"" + String(repeating: "x", count: 6_000_000), "csv-malformed x.csv:4:1"),
        Attack(
            "an endless quote over many lines", "bookings", "x.csv",
            "reservation_id,arrival,nights,camper_name\nQ0,\"2026-07-01,2,Ada\n"
                + (1...60_000).map { "Q\($0),2026-07-01,2,Ada Kant\n" }.joined(), "csv-malformed x.csv:2:4"),
    ]

    @Test(arguments: attacks)
    func `an attack ends with one clear finding, and the good files are read`(attack: Attack) async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("good.csv", Self.rows)
        try folder.write("good.vcf", Self.card)
        try folder.write("good.geojson", Self.map)
        try folder.write(attack.file, bytes: attack.content.isEmpty ? try await Self.bomb() : attack.content)
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "stages": [], "reports": ["findings"], "output": "Out", "sources": {"#
                + #""b": {"kind": "bookings", "files": ["good.csv"]}, "c": {"kind": "contacts", "files": ["good.vcf"]}, "#
                + #""p": {"kind": "places", "files": ["good.geojson"]}, "#
                + "\"x\": {\"kind\": \"\(attack.kind)\", \"files\": [\"\(attack.file)\"]}}}")
        // When
        let outcome = try await Program.run(["run", "--as-of", "2026-07-01"], folder: folder.path)
        // Then
        #expect([0, 1, 3].contains(outcome.status), "\(outcome.status): \(outcome.errors)")
        let findings = try folder.read("Out/findings.jsonl").split(separator: "\n").map { line in
            let finding = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return "\(finding["code"] ?? "") \(finding["file"] ?? ""):\(finding["line"] ?? 0):\(finding["column"] ?? 0)"
        }
        #expect(findings == attack.findings)
        #expect(try folder.read("Out/accepted/b/good.csv") == Self.rows)
        #expect(try folder.read("Out/accepted/c/good.vcf") == Self.card)
        #expect(try folder.read("Out/accepted/p/good.geojson").contains("Lake"))
        // And nothing is left or written beside it
        #expect(
            try Set(folder.names()).subtracting(["good.csv", "good.vcf", "good.geojson", attack.file])
                == [".Out.lock", "Out", "pipeline.json"])
    }

    /// 64 MiB of zeros, a thousand times smaller.
    private static func bomb() async throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try Data(count: 64 << 20).write(to: URL(fileURLWithPath: folder.path("zeros")))
        let zipped = try await Program.run("/usr/bin/env", ["gzip", folder.path("zeros")])
        try #require(zipped.status == 0)
        return [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("zeros.gz"))))
    }
}
