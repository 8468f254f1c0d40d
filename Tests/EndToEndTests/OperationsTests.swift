import Foundation
import Testing
import TestSupport

/// Nights as cron has them. `make faults` tries harder, and longer.
struct OperationsTests {
    private static let pipeline = Corpora.packageRoot.appendingPathComponent("pipeline.json").path

    /// What the samples say of people: full names, family names, telephone numbers, addresses and birth dates.
    private static let people: Set<String> = {
        var found: Set<String> = []
        let samples = Corpora.packageRoot.appendingPathComponent("Samples")
        func text(_ name: String) -> String {
            (try? String(contentsOf: samples.appendingPathComponent(name), encoding: .utf8)) ?? ""
        }
        for name in ["guests-2026.vcf", "old-phone.vcf", "regulars.vcf", "sim-card.vcf"] {
            for line in text("contacts/" + name).split(whereSeparator: \.isNewline) {
                guard let colon = line.firstIndex(of: ":") else { continue }
                let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
                switch line[..<colon].split(whereSeparator: { $0 == ";" || $0 == "." }).first?.uppercased() {
                case "TEL" where value.count(where: \.isNumber) < 5: break
                case "FN", "EMAIL", "TEL", "BDAY": found.insert(value)
                case "N": found.formUnion(value.split(separator: ";").map(String.init))
                default: break
                }
            }
        }
        for match in text("contacts/partners.xml").matches(of: /<(?:text|uri|date)>([^<]+)</) {
            found.insert(String(match.1))
        }
        for name in ["desk-2026.csv", "desk-2027.csv", "channel-2026.csv"] {
            let rows = text("bookings/" + name).split(whereSeparator: \.isNewline).map {
                $0.split(whereSeparator: { $0 == "," || $0 == ";" }).map(String.init)
            }
            guard let header = rows.first else { continue }
            for (column, title) in header.enumerated()
            where ["camper_name", "phone", "email", "Guest name"].contains(title) {
                for row in rows.dropFirst() where row.count == header.count { found.insert(row[column]) }
            }
        }
        // Short words stand for other things too, the catalogue has examples, and some birth dates lie in the future.
        let catalogue =
            (try? String(contentsOf: Corpora.packageRoot.appendingPathComponent("RULES.md"), encoding: .utf8)) ?? ""
        return found.filter {
            $0.utf8.count >= 8 && !$0.hasPrefix("urn:") && $0 != "ORGANIZATION" && !catalogue.contains($0)
                && !$0.hasPrefix("2026-") && !$0.hasPrefix("2027-")
        }
    }()

    /// Which of the people's words stand in a text.
    private static func leaks(_ text: String) -> [String] { people.filter { text.contains($0) }.sorted() }

    private static func files(_ folder: URL) throws -> [(name: String, text: String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            let url = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: url) else { return nil }
            return (name, String(decoding: data, as: UTF8.self))
        }
    }

    @Test func `with --redact no person of the samples is found in anything that is written or said`() async throws {
        let folder = try TemporaryFolder()
        #expect(Self.people.count > 40)
        // When two nights are run, so that there are changes too
        for _ in 0..<2 {
            let outcome = try await Program.run([
                "run", Self.pipeline, "--redact", "--show-values", "--output", folder.path("Out"), "--as-of",
                "2026-11-21", "--fail-on", "never",
            ])
            #expect(outcome.status == 0)
            #expect(Self.leaks(outcome.output + outcome.errors) == [])
        }
        // Then
        let files = try Self.files(folder.url.appendingPathComponent("Out"))
        #expect(files.count > 10)
        for file in files { #expect(Self.leaks(file.text) == [], "\(file.name)") }
        let names = files.map(\.name)
        #expect(!names.contains { $0.hasPrefix("accepted") || $0.hasPrefix("rejected") || $0.hasSuffix(".sqlite") })
        // And a run that does not redact shows them, or this test could see nothing
        _ = try await Program.run([
            "run", Self.pipeline, "--output", folder.path("Full"), "--as-of", "2026-11-21", "--fail-on", "never",
        ])
        let full = try Self.files(folder.url.appendingPathComponent("Full"))
        #expect(Set(full.flatMap { Self.leaks($0.text) }).count > 30)
    }

    @Test func `in the journal each line has its priority`() async throws {
        // Given a run with something to tell, and one that fails
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,0\n")
        try folder.write("in/stuff.csv", "a,b\n1,2\n")
        // When
        let told = try await Program.run(["run", "in", "--log-format", "journal"], folder: folder.path)
        let failed = try await Program.run(["run", "nowhere", "--log-format", "journal"], folder: folder.path)
        // Then
        let lines = told.output.split(separator: "\n")
        #expect(lines.count > 3 && lines.allSatisfy { $0.hasPrefix("<5>") }, "\(told)")
        #expect(told.errors.hasPrefix("<6>To leave out what is not needed"), "\(told)")
        #expect(failed.status == 2 && failed.errors == "<3>nowhere: there is no such file or folder\n")
    }

    @Test func `a monitor learns that a configuration has faults, and still when a run was good`() async throws {
        // Given a good run
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        func configuration(_ more: String) -> String {
            #"{"version": 1, "property": {"name": "Lake"}, "metrics": "m.prom", \#(more)"#
                + #""sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}}}"#
        }
        try folder.write("pipeline.json", configuration(""))
        _ = try await Program.run(["run"], folder: folder.path)
        let good = try folder.read("m.prom").split(separator: "\n")
        let published = try #require(good.first { $0.hasPrefix("innkeeper_last_published_timestamp_seconds{") })
        // When somebody edits the configuration
        try folder.write("pipeline.json", configuration(#""keeep": 3, "#))
        let broken = try await Program.run(["run"], folder: folder.path)
        // Then
        #expect(broken.status == 2)
        let lines = try folder.read("m.prom").split(separator: "\n")
        #expect(lines.contains(published))
        #expect(lines.contains { $0.hasPrefix("innkeeper_") && $0.contains("status") && $0.hasSuffix(" 2") })
        #expect(lines.allSatisfy { $0.hasPrefix("#") || $0.contains(#"property="Lake""#) })
    }

    @Test func `findings, shapes for build servers, notices, metrics and logs name no person`() async throws {
        // Given a configuration that tells everybody, with a baseline
        let folder = try TemporaryFolder()
        var text = try String(contentsOfFile: Self.pipeline, encoding: .utf8)
        text = text.replacingOccurrences(
            of: "\"output\": \"Output\"",
            with: #""output": "\#(folder.path)/Out", "metrics": "m.prom", "notices": [{"file": "notices.txt"}]"#)
        text = text.replacingOccurrences(of: "\"$schema\": \"./pipeline.schema.json\",", with: "")
        try folder.write("pipeline.json", text)
        let common = ["--root", Corpora.packageRoot.path, "--as-of", "2026-11-21", "--fail-on", "never"]
        // When
        var said = ""
        for arguments in [
            ["run", "pipeline.json", "--log-format", "json", "--baseline", "known.json", "--update-baseline"],
            ["run", "pipeline.json"],
        ] + ["text", "github", "sarif", "junit", "json", "jsonl"].map({ ["check", "pipeline.json", "--format", $0] }) {
            let outcome = try await Program.run(arguments + common, folder: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            said += outcome.output + outcome.errors
        }
        // Then
        #expect(said.utf8.count > 10_000)
        #expect(Self.leaks(said) == [])
        for name in ["notices.txt", "m.prom", "known.json"] {
            let text = try folder.read(name)
            #expect(!text.isEmpty)
            #expect(Self.leaks(text) == [], "\(name)")
        }
        for file in try Self.files(folder.url.appendingPathComponent("Out"))
        where file.name.hasPrefix("findings") || file.name == "run.json" || file.name == "changes.csv"
            || file.name.hasSuffix(".reasons.csv")
        {
            #expect(Self.leaks(file.text) == [], "\(file.name)")
        }
    }

    @Test func `a run that is killed leaves the last one whole, and the next one tidies up`() async throws {
        // Given an output, and what a killed run leaves
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\n")
        let arguments = ["run", ".", "--output", "Out", "--as-of", "2026-07-01"]
        let first = try await Program.run(arguments, folder: folder.path)
        #expect(first.status == 0)
        for moment in 0..<6 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Program.path)
            process.arguments = arguments
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // As soon as it is as far as it is to come, if it does come so far
            while process.isRunning, moment > 0, try folder.names().count < 3 + moment / 2 {}
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let record = try JSONSerialization.jsonObject(with: Data(folder.read("Out/run.json").utf8))
            #expect((record as? [String: Any])?["asOf"] as? String == "2026-07-01")
        }
        // When
        let next = try await Program.run(arguments, folder: folder.path)
        // Then
        #expect(next.status == 0)
        #expect(try folder.names() == [".Out.lock", ".Out.previous", "Out", "desk.csv"])
    }

    @Test func `a group that is named may read the output, whatever the umask, and nobody else`() async throws {
        // Given a group that this user may give files to: one that is not its first, where there is one
        let own = try await Program.run("/usr/bin/id", ["-Gn"]).output.split(whereSeparator: \.isWhitespace)
        let isRoot = try await Program.run("/usr/bin/id", ["-u"]).output == "0\n"
        let group = try #require((isRoot ? ["daemon"] : own.dropFirst() + own).first)
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights\nR1,2026-07-01,2\nR2,soon,2\n")
        func configure(_ group: String, _ more: String = "") throws {
            try folder.write(
                "pipeline.json",
                """
                {"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["desk.csv"]}}, "output": "Out",
                 "reports": ["summary", "tables", "database"], "outputGroup": "\(group)"\(more)}
                """)
        }
        func run() async throws -> Program.Outcome {
            try await Program.run(
                "/bin/sh",
                ["-c", "umask 077; exec \"$0\" run pipeline.json --as-of 2026-07-01 --fail-on never", Program.path],
                folder: folder.path)
        }
        func modes() throws -> [String: (mode: Int?, group: String?)] {
            let root = folder.url.appendingPathComponent("Out")
            let names = try FileManager.default.subpathsOfDirectory(atPath: root.path) + [""]
            return try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let found = try FileManager.default.attributesOfItem(
                        atPath: root.appendingPathComponent(name).path)
                    return (
                        name, (found[.posixPermissions] as? Int, found[.groupOwnerAccountName] as? String)
                    )
                })
        }
        for (more, file, inner) in [("", 0o640, 0o750), (", \"outputMode\": \"0664\"", 0o664, 0o775)] {
            try configure(String(group), more)
            // When
            let outcome = try await run()
            // Then
            #expect(outcome.status == 0, "\(outcome.errors)")
            let found = try modes()
            #expect(found.count > 10)
            for (name, one) in found {
                #expect(one.group == String(group), "\(name)")
                let isFolder = ["", "accepted", "rejected"].contains(name) || name.hasSuffix("/desk")
                #expect(one.mode == (isFolder ? inner : file), "\(name)")
            }
        }
        // And a group that the system does not have is said before anything is read, and the output stands
        try configure("no-such-group-here")
        let outcome = try await run()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("the system has no group \"no-such-group-here\""), "\(outcome.errors)")
        #expect(try modes()["run.json"]?.group == String(group))
    }

    @Test func `diff and watch say of a name of nothing that nothing is there`() async throws {
        let folder = try TemporaryFolder()
        let diff = try await Program.run(["diff", "nothere", "nothere"], folder: folder.path)
        #expect(diff.status == 3 && diff.errors == "innkeeper: nothere: there is no such folder\n")
        let watch = try await Program.run(["watch", "nothere"], folder: folder.path)
        #expect(watch.status == 2 && watch.errors == "nothere: there is no such file or folder\n")
    }

    @Test func `diff tells what changed between the output and the run before`() async throws {
        let folder = try TemporaryFolder()
        let header = "reservation_id,site_number,arrival,nights,paid\n"
        let arguments = ["run", ".", "--output", "Out", "--as-of", "2026-07-01", "--fail-on", "never"]
        try folder.write("desk.csv", header + "R1,A1,2026-07-01,2,10.00\nR2,A2,2026-07-01,2,0\nR3,A3,2026-07-01,2,0\n")
        _ = try await Program.run(arguments, folder: folder.path)
        try folder.write("desk.csv", header + "R4,A2,2026-07-01,2,\nR3,A9,2026-07-01,2,0\nR1,A1,2026-07-01,3,20.00\n")
        _ = try await Program.run(arguments, folder: folder.path)
        // When
        let outcome = try await Program.run(["diff", ".Out.previous", "Out"], folder: folder.path)
        // Then
        #expect(outcome.status == 0)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "Bookings: 1 new, 1 gone, 1 moved, 1 changed, 0 as before")
        #expect(lines.contains("- R2, site A2, 1–3 Jul"))
        #expect(lines.contains("+ R4, site A2, 1–3 Jul"))
        #expect(lines.contains("~ R3, site A9, 1–3 Jul: site A3 -> A9"))
        #expect(lines.contains("~ R1, site A1, 1–4 Jul: nights 2 -> 3"))
        #expect(lines.contains("~ R1, site A1, 1–4 Jul: paid 10.00 -> 20.00"))
        // And the output has it as a table too
        let table = try await Program.run(["diff", ".Out.previous", "Out", "--format=csv"], folder: folder.path)
        #expect(
            try folder.read("Out/changes.csv").split(separator: "\n").count == table.output.split(separator: "\n").count
        )
        // A folder that holds no run is said
        let none = try await Program.run(["diff", ".", "Out"], folder: folder.path)
        #expect(none.status == 3)
        #expect(none.errors == "innkeeper: .: there is no run in this folder\n")
        // And a run without its snapshot can't be compared, whichever of the two it is
        try FileManager.default.removeItem(atPath: folder.path(".Out.previous/snapshot.bin"))
        for pair in [[".Out.previous", "Out"], ["Out", ".Out.previous"]] {
            let half = try await Program.run(["diff"] + pair, folder: folder.path)
            #expect(half.status == 2)
            #expect(half.errors.contains("the last run left no snapshot.bin"))
        }
    }
}
