import Foundation
import Glibc
import Testing
import TestSupport

/// The built program where files are no files, limits are tight, and nobody reads what it prints.
@Suite(.timeLimit(.minutes(30)))
struct SurroundingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let rows = "reservation_id,arrival,nights,camper_name\nR1,2026-07-01,2,Ada\nR2,2026-07-05,0,Ben\n"

    private func configure() throws {
        try folder.write("desk.csv", Self.rows)
        try folder.write(
            "pipeline.json",
            "{\"version\": 1, \"output\": \"Out\", \"sources\": {\"desk\": {\"kind\": \"bookings\", \"files\": [\"*.csv\"]}}}"
        )
    }

    private func run(_ arguments: String...) async throws -> Program.Outcome {
        try await Program.run(arguments + ["--as-of", "2026-06-30"], folder: folder.path)
    }

    /// As a shell does it.
    private func shell(_ script: String) async throws -> Program.Outcome {
        try await Program.run("/bin/bash", ["-c", script, "bash", Program.path], folder: folder.path)
    }

    // A pipe as an input, a link to what never ends
    @Test(arguments: ["pipe", "/proc/kmsg", "/dev/zero", "/dev/null"])
    func `an input that is not a file is a finding, and the rest is done`(kind: String) async throws {
        try configure()
        if kind == "pipe" {
            #expect(unsafe mkfifo(folder.path("odd.csv"), 0o600) == 0)
        } else {
            try FileManager.default.createSymbolicLink(atPath: folder.path("odd.csv"), withDestinationPath: kind)
        }
        let outcome = try await run("run", "--fail-on", "never")
        #expect(outcome.status == 3, "\(outcome)")
        let found = try folder.read("Out/findings.jsonl").split(separator: "\n")
        #expect(found.contains { $0.contains("source-unreadable") && $0.contains("odd.csv") }, "\(found)")
        #expect(try folder.read("Out/accepted/desk/desk.csv").contains("Ada"))
        // And the next run finds no lock
        #expect(try await run("run", "--fail-on", "never").status == 3)
    }

    @Test func `a pipe among the files that a folder is walked for holds nobody up`() async throws {
        try folder.write("desk.csv", Self.rows)
        #expect(unsafe mkfifo(folder.path(".gitignore"), 0o600) == 0)
        #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0)
        let outcome = try await run("check", ".", "--fail-on", "never")
        #expect(outcome.errors.isEmpty == false || outcome.status == 0, "\(outcome)")
        #expect(outcome.output.contains("reservation-nights-not-positive"), "\(outcome)")
    }

    // A lock as a link, a stranger's file in the output, what is named like a past run and a note
    @Test func `what is not Innkeeper's is kept`() async throws {
        try configure()
        #expect(try await run("run", "--fail-on", "never").status == 0)
        try folder.write("Out/notes.txt", "mine")
        for _ in 0..<2 {
            #expect(try await run("run", "--fail-on", "never").status == 0)
            #expect(try folder.read("Out/notes.txt") == "mine")
        }
        // And nothing else has gone over from one run to the next
        let first = try folder.names(".Out.previous").filter { $0 != "notes.txt" }
        #expect(try folder.names("Out").filter { $0 != "notes.txt" } == first)
        // When there is a note of somebody else's
        try folder.write("Out.failed.json/letters.txt", "mine")
        #expect(try await run("run", "--fail-on", "never").status == 0)
        #expect(try folder.read("Out.failed.json/letters.txt") == "mine")
        // And a folder that is named like a past run
        try FileManager.default.removeItem(atPath: folder.path(".Out.previous"))
        try folder.write(".Out.previous/letters.txt", "mine")
        let refused = try await run("run", "--fail-on", "never")
        #expect(refused.status == 2 && refused.errors.contains(".Out.previous"), "\(refused)")
        #expect(try folder.read(".Out.previous/letters.txt") == "mine")
        // And a lock that is a link
        try FileManager.default.removeItem(atPath: folder.path(".Out.previous"))
        try FileManager.default.removeItem(atPath: folder.path(".Out.lock"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(".Out.lock"), withDestinationPath: try folder.write("precious.txt", "mine"))
        #expect(try await run("run", "--fail-on", "never").status == 4)
        #expect(try folder.read("precious.txt") == "mine")
    }

    // Names that are too long, or in each other's way
    @Test func `one name that can't be written stops nothing`() async throws {
        try configure()
        let long = String(repeating: "n", count: 241)
        try folder.write("\(long).csv", Self.rows.replacing("R", with: "S"))
        try folder.write("z.csv", Self.rows.replacing("R", with: "T"))
        try folder.write("z.csv.reasons.csv", Self.rows.replacing("R", with: "U"))
        let outcome = try await run("run", "--fail-on", "never")
        #expect(outcome.status == 0, "\(outcome)")
        // Then every record is there, and each rejected one with its reason
        var texts = ""
        for half in ["accepted/desk", "rejected/desk"] {
            for name in try folder.names("Out/\(half)") { texts += try folder.read("Out/\(half)/\(name)") }
        }
        for letter in ["R", "S", "T", "U"] {
            #expect(texts.contains("\(letter)1,") && texts.contains("\(letter)2,"), "\(letter)")
        }
    }

    // A name that is not UTF-8
    @Test func `a name of any bytes is read, written and named`() async throws {
        try configure()
        #expect(try await shell("mv desk.csv M$'\\xFC'ller.csv").status == 0)
        let outcome = try await run("run", "--fail-on", "never")
        #expect(outcome.status == 0, "\(outcome)")
        let accepted = try await shell("cat Out/accepted/desk/M$'\\xFC'ller.csv")
        #expect(accepted.output.contains("Ada"), "\(accepted)")
        // And when it is named by hand
        let check = try await shell("\"$1\" check M$'\\xFC'ller.csv")
        #expect(check.status == 1 && check.output.contains("M\\xFCller.csv"), "\(check)")
    }

    // A notice that can't be sent
    @Test func `a notice that could not be sent is sent by the next run that can, once`() async throws {
        // Given a run with an error, and a file of notices in a folder that is not there
        try configure()
        try folder.write(
            "pipeline.json",
            """
            {"version": 1, "output": "Out", "sources": {"desk": {"kind": "bookings", "files": ["*.csv"]}},
             "notices": [{"file": "later/notices.txt", "on": ["new-errors"]}], "metrics": "innkeeper.prom"}
            """)
        func unsent() throws -> Substring? {
            try folder.read("innkeeper.prom").split(separator: "\n").first { $0.hasPrefix("innkeeper_notices_unsent") }?
                .split(separator: " ").last
        }
        // When
        #expect(try await run("run").errors.contains("the notice can't be written"))
        // Then a monitor knows
        #expect(try unsent() == "1")
        // And the next run tells it, and no other does again
        try folder.write("later/x", "")
        for _ in 0..<2 {
            #expect(try await !run("run").errors.contains("notice"))
            #expect(try folder.read("later/notices.txt").split(separator: "1 new error").count == 2)
            #expect(try unsent() == "0")
        }
    }

    @Test(arguments: ["99999999999999", "253402300800", "soon", "1.5"])
    func `a clock that is not a date is a fault of usage`(clock: String) async throws {
        let outcome = try await Program.run(["check"], environment: ["SOURCE_DATE_EPOCH": clock], folder: folder.path)
        #expect(outcome.status == 2 && outcome.errors.contains("SOURCE_DATE_EPOCH"), "\(outcome)")
    }

    @Test func `too few descriptors are a fault of the run, told in a line`() async throws {
        try configure()
        let outcome = try await shell("ulimit -n 8; exec \"$1\" run")
        #expect(outcome.status == 4, "\(outcome)")
        #expect(outcome.errors.contains("files may be open at once"), "\(outcome)")
        #expect(try !folder.names().contains("Out"))
    }

    @Test func `with standard output closed nothing is published`() async throws {
        try configure()
        for closing in [">&-", "1</dev/null"] {
            let outcome = try await shell("exec \"$1\" run \(closing)")
            #expect(outcome.status == 4 && outcome.errors.contains("standard output"), "\(outcome)")
        }
        #expect(try !folder.names().contains("Out"))
    }

    @Test func `a reader that goes away is no trouble, and the status is that of the run`() async throws {
        try configure()
        let rules = try await shell("\"$1\" rules --format markdown | true; exit ${PIPESTATUS[0]}")
        #expect(rules.status == 0 && rules.errors.isEmpty, "\(rules)")
        let check = try await shell("\"$1\" check desk.csv --format jsonl | true; exit ${PIPESTATUS[0]}")
        #expect(check.status == 1 && !check.errors.contains("pipe"), "\(check)")
    }

    @Test func `a baseline that is updated says what is in it`() async throws {
        try configure()
        let outcome = try await run("check", "pipeline.json", "--baseline", "known.json", "--update-baseline")
        #expect(outcome.errors.contains("known.json: knows 1 finding now, 1 of them new; 0 are gone"), "\(outcome)")
    }
}
