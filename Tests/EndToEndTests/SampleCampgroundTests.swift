import Foundation
import Testing
import TestSupport

/// The sample campground through the whole program: what `make run` gives, compared with `Samples/Expected`.
///
/// When an output has changed on purpose, `INNKEEPER_RECORD=1 swift test --filter SampleCampground` writes the
/// expectation anew and fails, so that the change is looked at and committed.
struct SampleCampgroundTests {
    private static let expected = Corpora.packageRoot.appendingPathComponent("Samples/Expected")

    /// All that a report writes. `run.json` has times, and the accepted and rejected records are those of the sources.
    private static let compared = [
        "birthdays.csv", "birthdays.ics", "conflicts.csv", "distances.csv", "findings.csv", "findings.jsonl",
        "findings.junit.xml", "findings.sarif", "index.html", "kpis.csv", "occupancy.csv", "payments.csv", "people.csv",
        "places.geojson", "places.gpx", "shortages.csv", "stays.ics", "summary.md", "summary.txt",
    ]

    private struct Run {
        var status: Int32
        var output: URL
        var said: String
    }

    /// Runs the built program on the samples into a folder of its own, with the clock fixed.
    private static func run(_ folder: TemporaryFolder, _ more: [String] = [], environment: [String: String] = [:])
        throws
        -> Run
    {
        let output = folder.url.appendingPathComponent("Output")
        let program: URL = try #require(builtProgram())
        let process = Process()
        process.executableURL = program
        process.arguments =
            ["run", Corpora.packageRoot.appendingPathComponent("pipeline.json").path, "--output", output.path]
            + ["--as-of", "2026-11-21", "--fail-on", "never"] + more
        // What a sanitizer is told is no affair of the program's.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
            .merging(["PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1795273200"]) { _, new in new }
            .merging(environment) { _, new in new }
        let log = folder.url.appendingPathComponent("said.txt")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: output,
            said: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }

    /// The program stands beside the test bundle; which the arguments name depends on how the tests are started.
    private static func builtProgram() -> URL? {
        let besides = CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        let folders = besides + [Corpora.packageRoot.appendingPathComponent(".build/debug")]
        return folders.map { $0.appendingPathComponent("innkeeper") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    @Test func `the outputs are those that were looked at and kept`() throws {
        // Given
        let folder = try TemporaryFolder()
        // When
        let run = try Self.run(folder)
        // Then
        #expect(run.status == 0, "\(run.said)")
        let isRecording = ProcessInfo.processInfo.environment["INNKEEPER_RECORD"] != nil
        for name in Self.compared {
            let made = try Data(contentsOf: run.output.appendingPathComponent(name))
            let kept = Self.expected.appendingPathComponent(name)
            if isRecording {
                try FileManager.default.createDirectory(at: Self.expected, withIntermediateDirectories: true)
                try made.write(to: kept)
            } else {
                let difference = Self.firstDifference(made, try Data(contentsOf: kept))
                #expect(difference == nil, "\(name): \(difference ?? "")")
            }
        }
        if isRecording { Issue.record("recorded anew: look at the changes of Samples/Expected and run again without") }
    }

    @Test func `the findings are exactly the defects that the README lists`() throws {
        // Given the codes of the table in Samples/README.md, some of them said to come twice
        let readme = try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("Samples/README.md"), encoding: .utf8)
        var wanted: [String: Int] = [:]
        for line in readme.split(separator: "\n") where line.hasPrefix("| ") && line.contains("-") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let codes = cells.last else { continue }
            let times = codes.contains("twice") ? 2 : 1
            for code in codes.split(separator: "`").filter({ $0.contains("-") && !$0.contains(" ") }) {
                wanted[String(code), default: 0] += times
            }
        }
        #expect(wanted.count > 25)
        let folder = try TemporaryFolder()
        // When
        let run = try Self.run(folder)
        // Then
        let record = try Data(contentsOf: run.output.appendingPathComponent("run.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: record) as? [String: Any])
        let found = try #require(json["findings"] as? [String: Int])
        #expect(found == wanted)
        // And every source's sum holds
        let sources = try #require(json["records"] as? [String: [String: Any]])
        #expect(sources.keys.sorted() == ["campsites", "channel", "contacts", "desk", "places"])
        for (name, source) in sources {
            let numbers = ["read", "accepted", "rejected", "skipped"].map { source[$0] as? Int ?? -1 }
            #expect(numbers[0] == numbers[1] + numbers[2] + numbers[3], "\(name)")
        }
    }

    @Test(arguments: [["--jobs", "1"], ["--jobs", "2"]])
    func `every byte but the times is the same for any number of jobs, zone and locale`(_ jobs: [String]) throws {
        // Given a first run
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        let one = try Self.run(first)
        // When run again in another surrounding
        let two = try Self.run(
            second, jobs, environment: ["TZ": "Asia/Tokyo", "LC_ALL": "C", "LANG": "tr_TR.UTF-8"])
        // Then
        let names = try FileManager.default.subpathsOfDirectory(atPath: one.output.path).sorted()
        #expect(try FileManager.default.subpathsOfDirectory(atPath: two.output.path).sorted() == names)
        #expect(names.count > 20)
        for name in names where name != "run.json" {
            let left = try? Data(contentsOf: one.output.appendingPathComponent(name))
            let right = try? Data(contentsOf: two.output.appendingPathComponent(name))
            #expect(left == right, "\(name)")
        }
    }

    /// The first line in which two texts differ, or nil.
    private static func firstDifference(_ made: Data, _ kept: Data) -> String? {
        guard made != kept else { return nil }
        let left = String(decoding: made, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let right = String(decoding: kept, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(left.count, right.count) {
            let a = index < left.count ? left[index] : "(end)"
            let b = index < right.count ? right[index] : "(end)"
            if a != b { return "line \(index + 1) is\n  \(a)\nnot\n  \(b)" }
        }
        return "line ends"
    }
}
