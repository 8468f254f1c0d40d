import Foundation
import Testing
import TestSupport

/// What `check` prints in each of its formats, and what becomes of it with a baseline.
struct CheckShapesTests {
    private let header = "reservation_id,camper_name,arrival,nights,departure,guests\n"

    private func folder(_ text: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", header + text)
        return folder
    }

    @Test func `a build server gets paths from the folder of its job`() async throws {
        // Given a folder of data in a checkout
        let folder = try TemporaryFolder()
        try folder.write("data/desk.csv", "reservation_id,arrival,nights,camper_name\nR1,2026-07-01,0,Ada\n")
        // When
        let github = try await Program.run(["check", "data", "--format", "github"], folder: folder.path)
        let prefixed = try await Program.run(
            ["check", "data", "--format", "github", "--path-prefix", "sub"], folder: folder.path)
        let sarif = try await Program.run(["check", "data", "--format", "sarif"], folder: folder.path)
        // Then
        #expect(github.output.contains("file=data/desk.csv,"))
        #expect(prefixed.output.contains("file=sub/data/desk.csv,"))
        #expect(sarif.output.contains("data/desk.csv") && sarif.output.contains("file://"))
    }

    @Test func `whatever the shape, each path is that of a file that is there`() async throws {
        // Given a property with a configuration, an archive, a sheet, and a file that is missing
        let folder = try TemporaryFolder()
        let bad = "reservation_id,site_number,arrival,nights,camper_name\nR1,A1,2026-07-01,0,Ada\n"
        try folder.write("data/desk, 1.csv", bad)
        try folder.write("data/pack.zip", bytes: TinyZip.archive([("old/desk.csv", bad)]))
        try folder.write("data/list.xls", TinyWorkbook.text([("July", [["Stuff", "More"], ["a", "b"]])]))
        try folder.write(
            "lake/pipeline.json",
            #"{"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["gone.csv"]}}}"#)
        let there: Set = ["data/desk, 1.csv", "data/pack.zip", "data/list.xls", "lake/pipeline.json"]
        func output(_ format: String) async throws -> String {
            try await Program.run(["check", "data", "lake", "--format", format], folder: folder.path).output
        }
        // When
        let gitlab = try #require(
            try JSONSerialization.jsonObject(with: Data(try await output("gitlab").utf8)) as? [[String: Any]])
        let github = try await output("github").matches(of: #/file=([^:]*?),(line|title)=/#).map { match in
            String(match.1).replacing("%2C", with: ",")
        }
        let junit = try await output("junit").matches(of: #/classname="([^"]*)"/#).map { String($0.1) }
        let sarif = try await output("sarif").matches(of: #/"uri": "([^"]*)",\s*"uriBaseId"/#).compactMap { match in
            String(match.1).removingPercentEncoding
        }
        // Then
        #expect(Set(gitlab.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }) == there)
        #expect(Set(github) == there)
        #expect(Set(junit) == there)
        #expect(Set(sarif) == there)
    }

    @Test func `strict counts warnings, and files that nobody needs`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", header + "R1,Ada Alder,2026-07-01,3,2026-07-03,2\n")
        let warned = try await Program.run(["check", "in"], folder: folder.path)
        let strict = try await Program.run(["check", "--strict", "in"], folder: folder.path)
        #expect(warned.status == 0 && strict.status == 1, "\(strict)")
        try folder.write("other/desk.csv", header + "R1,Ada Alder,2026-07-01,2,2026-07-03,2\n")
        try folder.write("other/letter.txt", "Dear guest\n")
        let quiet = try await Program.run(["check", "other"], folder: folder.path)
        let unread = try await Program.run(["check", "--strict", "other"], folder: folder.path)
        #expect(quiet.status == 0 && unread.status == 3, "\(unread)")
    }

    @Test func `a folder without any file is said, and is no success of a strict check`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("bare/.hidden", "")
        let plain = try await Program.run(["check", "bare"], folder: folder.path)
        let strict = try await Program.run(["check", "--strict", "bare"], folder: folder.path)
        #expect(plain.status == 0 && strict.status == 3)
        let line = "innkeeper: bare: holds no file that is an export of places, contacts, campsites or bookings\n"
        #expect(plain.errors == line && strict.errors == line)
    }

    @Test func `standard input has its name in each format, and no advice to exclude it`() async throws {
        let folder = try TemporaryFolder()
        let text = try await Program.run(["check", "-"], folder: folder.path)
        let github = try await Program.run(["check", "-", "--format", "github"], folder: folder.path)
        #expect(text.output.hasPrefix("standard-input: "), "\(text)")
        #expect(github.output.contains("file=standard-input,"), "\(github)")
        #expect(text.errors.isEmpty)
    }

    @Test func `for a file that was named there is no advice to exclude it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("letter.txt", "Dear guest\n")
        let outcome = try await Program.run(["check", "letter.txt", "gone.csv"], folder: folder.path)
        #expect(outcome.status == 3 && outcome.errors.isEmpty, "\(outcome)")
    }

    @Test func `text shows the line without the name, and a caret below the cell`() async throws {
        let folder = try folder("R1,Ada Alder,2026-07-01,0,,2\n")
        let outcome = try await Program.run(["check", "a.csv"], folder: folder.path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("    2 | R1,••• •••••,2026-07-01,0,,2\n      |                         ^\n"))
        #expect(!outcome.output.contains("Ada"))
        // And with --show-values the name
        let open = try await Program.run(["check", "--show-values", "a.csv"], folder: folder.path)
        #expect(open.output.contains("    2 | R1,Ada Alder,2026-07-01,0,,2\n"))
    }

    @Test func `files by themselves say which rules would need more`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "reservation_id,site_number,arrival,nights,guests\nR1,A1,2026-07-01,2,2\n")
        let outcome = try await Program.run(["check", "a.csv"], folder: folder.path)
        #expect(outcome.status == 0)
        let line = outcome.output.split(separator: "\n").first { $0.contains("there is no campsites source") }
        for code in ["reservation-site-unknown", "reservation-over-capacity", "reservation-site-closed"] {
            #expect(line?.contains(code) == true, "\(code)")
        }
        #expect(outcome.output.contains("Overlaps and duplicates were looked for among these files only.\n"))
    }

    @Test func `several targets make one document in every format`() async throws {
        let folder = try folder("R1,Ada Alder,2026-07-01,0,,2\n")
        try folder.write("b/b.csv", header + "R2,Ben Birch,2026-07-01,0,,2\n")
        func output(_ format: String) async throws -> String {
            try await Program.run(["check", "--format", format, "a.csv", "b"], folder: folder.path).output
        }
        for format in ["json", "sarif"] {
            let text = try await output(format)
            #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any], "\(format)")
            #expect(text.contains("a.csv") && text.contains("b.csv"))
        }
        #expect(try await output("junit").components(separatedBy: "<testsuites").count == 2)
        #expect(try await output("github").split(separator: "\n").count { $0.hasPrefix("::error ") } == 2)
        #expect(try await output("jsonl").split(separator: "\n").count == 2)
    }

    @Test func `a run writes SARIF and JUnit beside the complete list`() async throws {
        let folder = try folder("R1,Ada Alder,2026-07-01,0,,2\n")
        _ = try await Program.run(["run", ".", "--output", "Out"], folder: folder.path)
        #expect(try folder.read("Out/findings.sarif").contains("\"ruleId\": \"reservation-nights-not-positive\""))
        #expect(try folder.read("Out/findings.junit.xml").contains("type=\"reservation-nights-not-positive\""))
    }

    @Test func `a baseline is made, holds, and tells what is fixed`() async throws {
        let folder = try folder("R1,Ada Alder,2026-07-01,0,,2\nR2,Ben Birch,2026-07-01,0,,2\n")
        func check(_ more: [String]) async throws -> Program.Outcome {
            try await Program.run(["check", "a.csv", "--baseline", "known.json"] + more, folder: folder.path)
        }
        // A baseline that is not there yet is a slip
        #expect(try await check([]).status == 2)
        #expect(try await check(["--update-baseline"]).status == 0)
        let held = try await check([])
        #expect(held.status == 0 && held.output.contains("nothing to report (2 findings in the baseline not shown)"))
        // When one is put right
        try folder.write("a.csv", header + "R1,Ada Alder,2026-07-01,0,,2\nR2,Ben Birch,2026-07-01,1,,2\n")
        let fixed = try await check([])
        #expect(fixed.status == 0 && fixed.output.contains("[baseline-entry-fixed]"))
        // And no name is in the file
        #expect(try !folder.read("known.json").contains("Ada"))
        #expect(try await Program.run(["check", "a.csv", "--update-baseline"], folder: folder.path).status == 2)
    }

    @Test func `a guest's name in a baseline is not shown`() async throws {
        // Given a baseline into which somebody wrote the name of a guest
        let folder = try folder("R1,Ada Alder,2026-07-01,0,,2\n")
        let check = ["check", "a.csv", "--baseline", "known.json"]
        _ = try await Program.run(check + ["--update-baseline"], folder: folder.path)
        try folder.write(
            "known.json", folder.read("known.json").replacingOccurrences(of: "\"R1\"", with: "\"Ada Alder\""))
        // When that entry is fixed
        try folder.write("a.csv", header + "R1,Ada Alder,2026-07-01,1,,2\n")
        let outcome = try await Program.run(check, folder: folder.path)
        // Then
        #expect(outcome.output.contains("[baseline-entry-fixed]"))
        #expect(!outcome.output.contains("Ada"))
    }

    @Test(.enabled(if: Corpora.has("hotel-bookings-full")))
    func `the 715 stays without a night stay 715 entries`() async throws {
        // Given the hotels' bookings, of which none has an id, and the configuration of the samples
        let source = try #require(Corpora.folder("hotel-bookings-full"))
        let csv = try String(contentsOf: source.appendingPathComponent("hotel_bookings.csv"), encoding: .utf8)
        let folder = try TemporaryFolder()
        let configuration = Corpora.packageRoot.appendingPathComponent("Samples/Hotel/pipeline.json")
        try folder.write("pipeline.json", String(contentsOf: configuration, encoding: .utf8))
        try folder.write("hotel_bookings.csv", csv)
        func check(_ more: [String] = []) async throws -> Program.Outcome {
            try await Program.run(
                ["check", "--baseline", "known.json", "--as-of", "2026-11-21", "--format", "json"] + more,
                folder: folder.path)
        }
        _ = try await check(["--update-baseline"])
        let code = "\"code\":\"reservation-nights-not-positive\""
        let entries = try folder.read("known.json").split(separator: "\n").filter { $0.contains(code) }
        #expect(entries.count == 715)
        #expect(Set(entries).count == 715)
        // When the rows are sorted, and a hundred sound ones stand at the top
        var lines = csv.split(whereSeparator: \.isNewline)
        let header = lines.removeFirst()
        let sound = lines.first { $0.hasPrefix("Resort Hotel,0,") && $0.contains(",2015,July,27,1,0,2,") } ?? ""
        try #require(!sound.isEmpty)
        let sorted = [header] + [Substring](repeating: sound, count: 100) + lines.sorted()
        try folder.write("hotel_bookings.csv", sorted.joined(separator: "\n") + "\n")
        // Then all 715 are known still, and none is fixed
        let outcome = try await check()
        #expect(outcome.status == 0)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let findings = try #require(document["findings"] as? [[String: Any]])
        let stays = findings.filter { $0["code"] as? String == "reservation-nights-not-positive" }
        #expect(stays.count == 715 && stays.allSatisfy { $0["known"] as? Bool == true })
        #expect(!findings.contains { $0["code"] as? String == "baseline-entry-fixed" })
    }
}
