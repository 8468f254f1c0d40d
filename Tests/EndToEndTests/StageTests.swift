import Foundation
import Testing
import TestSupport

/// A run spread over processes, step by step as they are typed.
struct StageTests {
    private static let clock: [String: String?] = ["SOURCE_DATE_EPOCH": "1795262400"]
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private func innkeeper(_ arguments: [String], _ folder: TemporaryFolder) async throws -> Program.Outcome {
        try await Program.run(arguments, environment: Self.clock, folder: folder.path)
    }

    /// What differs between two outputs, but for what tells time.
    private func differences(_ folder: TemporaryFolder, _ one: String, _ other: String) async throws -> String {
        for output in [one, other] {
            let record = try folder.read(output + "/run.json")
            let timing = try #require(record.range(of: "\"timing\""))
            try folder.write(output + "/run.json", String(record[..<timing.lowerBound]))
        }
        return try await Program.run("/usr/bin/diff", ["-r", one, other], folder: folder.path).output
    }

    @Test(arguments: [(1, 0), (7, 3), (64, 64)])
    func `the samples give the same in any number of tasks and buckets`(tasks: Int, buckets: Int) async throws {
        // Given a run of the samples
        let folder = try TemporaryFolder()
        let configuration = Self.samples + "/pipeline.json"
        let options = ["--fail-on", "never", "--quiet"]
        let whole = try await innkeeper(
            ["run", configuration, "--as-of", "2026-11-21", "--output", "whole"] + options, folder)
        #expect(whole.status == 0, "\(whole.errors)")
        // When it is spread
        let plan = try await innkeeper(
            [
                "stage", "plan", "exchange", configuration, "--tasks", "\(tasks)", "--buckets", "\(buckets)", "--as-of",
                "2026-11-21",
            ], folder)
        #expect(plan.output.hasPrefix("3 files for \(min(3, tasks)) task"))
        #expect(plan.output.contains("contacts: read by finish, because only bookings are read by tasks\n"))
        for task in 0..<tasks {
            let outcome = try await innkeeper(["stage", "map", "exchange", "--task", "\(task)"], folder)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        for step in ["ids", "stays"] {
            for bucket in 0..<buckets {
                let outcome = try await innkeeper(["stage", step, "exchange", "--bucket", "\(bucket)"], folder)
                #expect(outcome.status == 0 && outcome.output.hasPrefix("bucket \(bucket): "), "\(outcome.errors)")
            }
        }
        let finish = try await innkeeper(["stage", "finish", "exchange", "--output", "spread"] + options, folder)
        // Then
        #expect(finish.status == 0, "\(finish.errors)")
        #expect(try await differences(folder, "whole", "spread").isEmpty)
    }

    /// Properties with the same numbers of sites and some of the same booking numbers, cut by day.
    private func writePlatform(_ folder: TemporaryFolder) throws {
        var random = SeededRandom(15)
        var days = [String](
            repeating: "property,reservation_id,site_number,arrival,nights,guests,total,currency\n", count: 8)
        for property in 0..<30 {
            for stay in 0..<60 {
                let day = Int.random(in: 0..<8, using: &random)
                // Every tenth number is that of the next property, too, and every fifteenth is used twice.
                let number =
                    stay % 10 == 0 ? "R\((property + stay) / 2)" : "R\(property)-\(stay % 15 == 7 ? stay - 1 : stay)"
                let site = Int.random(in: 1...3, using: &random)
                let arrival = 1 + Int.random(in: 0..<27, using: &random)
                let guests = Int.random(in: 0...40, using: &random) == 0 ? 0 : 2
                let row =
                    "P\(property),\(number),A\(site),2026-\(day + 3 < 10 ? "0" : "")\(day + 3)-\(arrival < 10 ? "0" : "")\(arrival),"
                    + "\(1 + stay % 4),\(guests),\(stay).50,EUR\n"
                days[day] += row
                // Downloaded twice.
                if stay % 20 == 3 { days[(day + 1) % 8] += row }
            }
        }
        for (day, text) in days.enumerated() { try folder.write("in/day-\(day).csv", text) }
        try folder.write(
            "pipeline.json",
            #"{"version": 1, "sources": {"desk": {"kind": "bookings", "files": ["in/*.csv"]}}, "output": "whole"}"#)
    }

    @Test(arguments: [0, 1, 6])
    func `properties that share numbers give the same by the script as in one run`(buckets: Int) async throws {
        // Given
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        let whole = try await innkeeper(["run", "--as-of", "2026-06-01", "--quiet"], folder)
        #expect(whole.status == 1, "\(whole.errors)")
        let findings = try folder.read("whole/findings.jsonl")
        for code in ["record-repeated", "reservation-id-duplicate", "reservation-overlap", "reservation-guests-none"] {
            #expect(findings.contains("\"\(code)\""))
        }
        // When
        let script = try await Program.run(
            "/bin/sh",
            [
                Self.samples + "/Integrations/stage/stage.sh", "-t", "5", "-b", "\(buckets)", "-p", "2", "-x",
                folder.path("exchange"), "pipeline.json", "--output", "spread", "--as-of", "2026-06-01", "--quiet",
            ], environment: Self.clock.merging(["INNKEEPER": Program.path]) { $1 }, folder: folder.path)
        // Then
        #expect(script.status == 1, "\(script.errors)")
        #expect(try await differences(folder, "whole", "spread").isEmpty)
        // And nothing is left of what was exchanged
        #expect(!FileManager.default.fileExists(atPath: folder.path("exchange")))
    }

    @Test func `the script's array job does every task once, and its failures are found at the end`() async throws {
        // Given a stand-in for sbatch that runs an array's tasks in turn, and one that runs none
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        _ = try await innkeeper(["run", "--as-of", "2026-06-01"], folder)
        try await Program.writeScript(
            folder.path("sbatch"),
            """
            #!/bin/sh
            for word in "$@"; do case $word in
            --array=0-*) last=${word#--array=0-} ;;
            --wrap=*) work=${word#--wrap=} ;;
            esac; done
            for task in $(seq 0 "$last"); do SLURM_ARRAY_TASK_ID=$task sh -c "$work" || exit 1; done
            """)
        try FileManager.default.createDirectory(atPath: folder.path("none"), withIntermediateDirectories: false)
        try await Program.writeScript(folder.path("none/sbatch"), "#!/bin/sh\nexit 1")
        func spread(_ bin: String, _ output: String) async throws -> Program.Outcome {
            let path = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            return try await Program.run(
                "/bin/sh",
                [
                    Self.samples + "/Integrations/stage/stage.sh", "-S", "-t", "3", "-b", "2", "-x",
                    folder.path("exchange"),
                    "pipeline.json", "--as-of=2026-06-01", "--output", output,
                ], environment: Self.clock.merging(["INNKEEPER": Program.path, "PATH": path]) { $1 },
                folder: folder.path)
        }
        // When
        let failed = try await spread(folder.path("none"), "spread")
        try FileManager.default.removeItem(atPath: folder.path("exchange"))
        let done = try await spread(folder.path, "spread")
        // Then
        #expect(failed.status == 2)
        #expect(failed.errors.contains("stage.sh: not all tasks of the array succeeded"))
        #expect(failed.errors.contains("stage.sh: not all buckets of the array succeeded"))
        #expect(failed.errors.contains("map-00000.frames: it can't be read"))
        #expect(done.status == 1, "\(done.errors)")
        #expect(try await differences(folder, "whole", "spread").isEmpty)
    }

    @Test(arguments: [
        ("--task", "2", "kill -9 $$", 1), ("--task", "3", "kill -9 $$", 4), ("--task", "1", "exit 2", 4),
        ("--bucket", "2", "kill -9 $$", 1), ("--bucket", "3", "kill -9 $$", 4),
    ])
    func `the script does a part again that was killed, but not for ever, nor one that was refused`(
        part: String, times: String, way: String, status: Int32
    ) async throws {
        // Given a program that fails in task or bucket 1, the first times
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        _ = try await innkeeper(["run", "--as-of", "2026-06-01"], folder)
        try await Program.writeScript(
            folder.path("failing"),
            """
            #!/bin/sh
            case "$*" in *"\(part) 1"*)
                count=$(cat count 2>/dev/null || echo 0)
                if [ "$count" -lt \(times) ]; then
                    echo $((count + 1)) > count
                    \(way)
                fi ;;
            esac
            exec \(Program.path)-stage "$@"
            """)
        // When
        let script = try await Program.run(
            "/bin/sh",
            [
                Self.samples + "/Integrations/stage/stage.sh", "-t", "3", "-b", "2", "-p", "2", "-x",
                folder.path("exchange"), "pipeline.json", "--output", "spread", "--as-of", "2026-06-01", "--quiet",
            ],
            environment: Self.clock.merging([
                "INNKEEPER": Program.path, "INNKEEPER_STAGE": folder.path("failing"),
            ]) { $1 }, folder: folder.path)
        // Then
        #expect(script.status == status, "\(script.errors)")
        let isDone = FileManager.default.fileExists(atPath: folder.path("spread"))
        #expect(isDone == (status == 1))
        if isDone { #expect(try await differences(folder, "whole", "spread").isEmpty) }
        // And what the others made is kept if there is no output
        #expect(FileManager.default.fileExists(atPath: folder.path("exchange")) == !isDone)
    }

    @Test func `a task on another machine needs the plan and its files, and streams its result`() async throws {
        // Given a plan for other files than those in the configuration, and a machine without the configuration
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        let few = ["--source", "desk=in/day-1.csv", "--source", "desk=in/day-[23].csv"]
        let plan = try await innkeeper(
            ["stage", "plan", "exchange", "--tasks", "2", "--as-of", "2026-06-01"] + few, folder)
        #expect(plan.output == "3 files for 2 tasks of 2\n", "\(plan.errors)")
        let files = folder.path("there/root")
        try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: folder.path("in"), toPath: files + "/in")
        let configuration = try folder.read("pipeline.json")
        try FileManager.default.removeItem(atPath: folder.path("pipeline.json"))
        // When its tasks are done there
        for task in 0..<2 {
            let map = try await Program.run(
                "/bin/sh",
                ["-c", "\(Program.path) stage map exchange --task \(task) --root there/root --stream > out-\(task)"],
                environment: Self.clock, folder: folder.path)
            #expect(map.status == 0, "\(map.errors)")
        }
        try FileManager.default.moveItem(atPath: files + "/in", toPath: folder.path("in"))
        for task in 0..<2 {
            try FileManager.default.moveItem(
                atPath: folder.path("out-\(task)"), toPath: folder.path("exchange/map-0000\(task).frames"))
        }
        try folder.write("pipeline.json", configuration)
        // Then the output is that of a run of those files
        let finish = try await innkeeper(["stage", "finish", "exchange", "--output", "spread", "--quiet"], folder)
        try folder.write(
            "pipeline.json", configuration.replacing("in/*.csv", with: "in/day-1.csv\", \"in/day-[23].csv"))
        let whole = try await innkeeper(["run", "--as-of", "2026-06-01", "--quiet"], folder)
        #expect(finish.status == whole.status, "\(finish.errors)")
        #expect(try await differences(folder, "whole", "spread").isEmpty)
    }

    @Test func `what killed runs left below an output is removed by name`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("out/_attempts/1/exchange/map-00000.frames", "x")
        // When, then
        let clean = try await innkeeper(["stage", "clean", "out"], folder)
        #expect(clean.status == 0 && clean.output == "removed what 1 run left\n", "\(clean.errors)")
        #expect(try folder.names("out").isEmpty)
        #expect(try await innkeeper(["stage", "clean", "none"], folder).output == "removed what 0 runs left\n")
    }

    @Test func `a task that was not done is named, and the output stays`() async throws {
        // Given an output, and a plan of which one task is done
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        _ = try await innkeeper(["run", "--as-of", "2026-06-01"], folder)
        let before = try folder.read("whole/run.json")
        _ = try await innkeeper(["stage", "plan", "exchange", "--tasks", "2", "--as-of", "2026-07-01"], folder)
        _ = try await innkeeper(["stage", "map", "exchange", "--task", "0"], folder)
        // When
        let finish = try await innkeeper(["stage", "finish", "exchange"], folder)
        // Then
        #expect(finish.status == 2)
        #expect(
            finish.errors.contains(
                "map-00001.frames: it can't be read: No such file or directory; run innkeeper stage map"))
        #expect(try folder.read("whole/run.json") == before)
    }

    @Test(arguments: [
        (["map", "exchange"], "stage map needs --task N"),
        (["map", "exchange", "--task", "0", "--as-of", "2026-06-01"], "--as-of is for stage plan"),
        (["finish", "exchange", "--root", "in"], "--root is for stage plan"),
        (["finish", "exchange", "pipeline.json"], "CONFIG is for stage plan"),
        (["finish", "exchange", "--task", "0"], "--task is for stage map"),
        (["plan", "exchange", "--task", "0"], "--task is for stage map"),
        (["map", "exchange", "--task", "9"], "the plan has no task 9"),
        (["plan", "exchange"], "is not empty; name a new folder"),
        (["finish", "in"], "plan.json: there is no such file; make a plan"),
        (["plan", "other", "in"], "stage plan needs a configuration"),
        (["ids", "exchange"], "stage ids needs --bucket N"),
        (["ids", "exchange", "--bucket", "0"], "the plan has no buckets: stage plan makes them with --buckets N"),
        (["ids", "exchange", "--bucket", "0", "--task", "0"], "--task is for stage map"),
        (["stays", "exchange"], "stage stays needs --bucket N"),
        (["stays", "exchange", "--bucket", "0"], "the plan has no buckets: stage plan makes them with --buckets N"),
        (["map", "exchange", "--bucket", "0"], "--bucket is for stage ids and stage stays"),
        (
            ["finish", "exchange", "--buckets", "2"],
            "--buckets is for stage plan; the other steps take it from the plan"
        ),
        (["undo", "exchange"], "'undo' is not one of plan, map, ids, stays, finish, clean"),
        (["plan", "exchange", "--stream"], "--stream is for stage map"),
        (["map", "exchange", "--task", "0", "--source", "desk=x"], "--source is for stage plan"),
        (["plan", "other", "--source", "x.csv"], "--source needs a source and its files"),
        (["plan", "other", "--source", "bar=x.csv"], "the configuration has no source 'bar'"),
        (["clean", "exchange", "--root", "in"], "--root is for stage plan and stage map"),
    ])
    func `what belongs to another step is refused`(arguments: [String], message: String) async throws {
        // Given
        let folder = try TemporaryFolder()
        try writePlatform(folder)
        _ = try await innkeeper(["stage", "plan", "exchange", "--tasks", "2"], folder)
        // When
        let outcome = try await innkeeper(["stage"] + arguments, folder)
        // Then
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
