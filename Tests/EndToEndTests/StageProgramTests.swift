import Foundation
import Testing
import TestSupport

/// The program that does tasks where nothing else is installed, held against `innkeeper stage map`.
struct StageProgramTests {
    private static let clock: [String: String?] = ["SOURCE_DATE_EPOCH": "1795262400"]
    private static let program = Program.path + "-stage"

    private func stage(_ arguments: [String], _ folder: TemporaryFolder) async throws -> Program.Outcome {
        try await Program.run(Self.program, arguments, environment: Self.clock, folder: folder.path)
    }

    private func innkeeper(_ arguments: [String], _ folder: TemporaryFolder) async throws -> Program.Outcome {
        try await Program.run(arguments, environment: Self.clock, folder: folder.path)
    }

    /// Bookings as plain text and in both compressions, checked against campsites, by a configuration that names reports, stages,
    /// formats and a check that the program doesn't know.
    private func plan(_ folder: TemporaryFolder, tasks: Int, buckets: Int = 0) async throws {
        let row = "Reservation ID,Site,Guest name,Check-in,Check-out,Guests,Status\n"
        try folder.write("in/a.csv", row + "1,A1,Ada Moss,2026-06-20,2026-06-23,2,Confirmed\n")
        try folder.write(
            "in/b.csv.gz", bytes: TinyGzip.stored(row + "2,A1,Noel Hart,2026-06-22,2026-06-24,0,Confirmed\n"))
        try folder.write(
            "in/c.csv.zst", bytes: TinyZstd.stored(row + "3,B9,Rosa Lind,2026-07-01,2026-07-03,2,Confirmed\n"))
        try folder.write("sites.csv.gz", bytes: TinyGzip.stored("site_number,category\nA1,tent\n"))
        try folder.write("guests.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Ada Moss\nEND:VCARD\n")
        try folder.write(
            "pipeline.json",
            """
            {
              "version": 1,
              "property": { "name": "Alder Creek", "timeZone": "America/Los_Angeles", "country": "US", "currency": "USD" },
              "sources": {
                "desk": { "kind": "bookings", "files": "in/*", "format": "csv" },
                "guests": { "kind": "contacts", "files": "guests.vcf", "format": "vcard" },
                "sites": { "kind": "campsites", "files": "sites.csv.gz" }
              },
              "rules": { "reservation-guests-none": "error" },
              "stages": ["conflicts", "matching", { "distances": { "nearest": 3 } }, "occupancy"],
              "reports": ["findings", "html", "database"],
              "checks": [{ "code": "house-big", "message": "Too many.", "sql": "SELECT row_id FROM bookings WHERE guests > 1" }],
              "output": "whole"
            }
            """)
        let plan = try await innkeeper(
            [
                "stage", "plan", "exchange", "--tasks", "\(tasks)", "--buckets", "\(buckets)", "--as-of", "2026-06-01",
            ], folder)
        #expect(plan.output.hasPrefix("3 files for "), "\(plan.output)\(plan.errors)")
    }

    @Test(arguments: [1, 3])
    func `it leaves the same bytes as the full program, and the output is that of one run`(tasks: Int) async throws {
        // Given
        let folder = try TemporaryFolder()
        try await plan(folder, tasks: tasks, buckets: 2)
        // When each task and bucket is done by both
        let buckets = ["ids", "stays"].flatMap { step in (0..<2).map { (step, "bucket", $0) } }
        let parts = (0..<tasks).map { ("map", "task", $0) } + buckets
        for (step, part, number) in parts {
            let name = "exchange/\(step)-0000\(number).frames"
            let full = try await innkeeper(["stage", step, "exchange", "--\(part)", "\(number)"], folder)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
            try FileManager.default.removeItem(atPath: folder.path(name))
            let own = try await stage([step, "exchange", "--\(part)", "\(number)", "--jobs", "1"], folder)
            // Then
            #expect(own.status == 0 && own.output == full.output, "\(own.errors)")
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))) == bytes)
        }
        let finish = try await innkeeper(["stage", "finish", "exchange", "--output", "spread", "--quiet"], folder)
        let whole = try await innkeeper(["run", "--as-of", "2026-06-01", "--quiet"], folder)
        #expect(finish.status == whole.status, "\(finish.errors)")
        #expect(try folder.read("spread/findings.jsonl") == folder.read("whole/findings.jsonl"))
        #expect(try folder.read("spread/findings.jsonl").contains("reservation-guests-none"))
        #expect(try folder.read("spread/index.html") == folder.read("whole/index.html"))
    }

    @Test func `its result can be streamed, from a folder that is elsewhere`() async throws {
        // Given the files of a plan under another root
        let folder = try TemporaryFolder()
        try await plan(folder, tasks: 1)
        _ = try await innkeeper(["stage", "map", "exchange", "--task", "0"], folder)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("exchange/map-00000.frames")))
        try FileManager.default.createDirectory(atPath: folder.path("there"), withIntermediateDirectories: false)
        for name in ["in", "sites.csv.gz"] {
            try FileManager.default.moveItem(atPath: folder.path(name), toPath: folder.path("there/" + name))
        }
        // When
        let outcome = try await Program.run(
            "/bin/sh",
            ["-c", "exec \(Self.program) map exchange --task=0 --root there --stream --quiet > streamed"],
            environment: Self.clock, folder: folder.path)
        // Then
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("streamed"))) == bytes)
    }

    @Test(arguments: [
        (["map", "exchange"], "stage map needs --task N"),
        (["map", "exchange", "--task", "7"], "the plan has no task 7"),
        (["map", "none", "--task", "0"], "plan.json: there is no such file; make a plan"),
        (["ids", "exchange"], "stage ids needs --bucket N"),
        (["ids", "exchange", "--bucket", "0"], "the plan has no buckets"),
        (["stays", "exchange"], "stage stays needs --bucket N"),
        (["finish", "exchange"], "finish is a step of innkeeper: innkeeper stage finish"),
        (["map", "exchange", "--task", "0", "--as-of", "2026-06-01"], "--as-of is for stage plan"),
        (["map", "exchange", "--tasc", "0"], "there is no option '--tasc'; did you mean '--task'?"),
    ])
    func `it refuses what is refused elsewhere, in its own name`(arguments: [String], message: String) async throws {
        // Given
        let folder = try TemporaryFolder()
        try await plan(folder, tasks: 1)
        // When
        let outcome = try await stage(arguments, folder)
        // Then
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("innkeeper-stage: ") && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `it says what it is, and which version`() async throws {
        let folder = try TemporaryFolder()
        let version = try await stage(["--version"], folder)
        #expect(version.output == "innkeeper-stage" + (try await innkeeper(["--version"], folder)).output.dropFirst(9))
        let help = try await stage(["--help"], folder)
        #expect(help.status == 0 && help.output.contains("innkeeper-stage map EXCHANGE --task N"))
        #expect(help.output.contains("innkeeper-stage ids EXCHANGE --bucket N"))
        #expect(help.output.contains("innkeeper-stage stays EXCHANGE --bucket N"))
    }

    @Test func `it needs no library but those of C, C++ and Swift`() async throws {
        // Given what the loader would load for it
        let folder = try TemporaryFolder()
        let outcome = try await Program.run(
            Self.program, [], environment: ["LD_TRACE_LOADED_OBJECTS": "1"], folder: folder.path)
        let names = outcome.output.split(separator: "\n").compactMap { line in
            line.split(whereSeparator: \.isWhitespace).first.map { String($0.split(separator: "/").last ?? $0) }
        }
        // Then
        #expect(names.contains { $0.hasPrefix("libc.so") }, "\(outcome.output)")
        let allowed = [
            "linux-vdso", "ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libresolv.so",
            "libgcc_s.so", "libstdc++.so", "libswift", "libdispatch.so", "libBlocksRuntime.so",
        ]
        let others = names.filter { name in !allowed.contains { name.hasPrefix($0) } }
        #expect(others == [])
        #expect(!outcome.output.contains("Foundation"))
    }
}
