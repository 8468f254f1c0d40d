import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Synchronization
import Testing
import TestSupport

/// Changes a file in the middle of being read, once.
private final class Meddling: InnkeeperShell.Progress {
    private let path: String
    private let change: @Sendable (String) -> Void
    private let isDone = Mutex(false)

    init(_ path: String, _ change: @escaping @Sendable (String) -> Void = Meddling.append) {
        self.path = path
        self.change = change
    }

    @Sendable private static func append(_ path: String) {
        guard let handle = FileHandle(forWritingAtPath: path) else { return }
        handle.seekToEndOfFile()
        handle.write(Data("R9,2026-07-09,1,1\n".utf8))
        handle.closeFile()
    }

    func began(_ file: String, bytes: Int64) {}

    func advanced(bytes: Int64, records: Int) {
        let isFirst = isDone.withLock { isDone in
            defer { isDone = true }
            return !isDone
        }
        if isFirst { change(path) }
    }

    func ended() {}
}

struct RunnerTests {
    private let csv = "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-02,1,0\n"
    private let runner = Runner(
        registry: ShellFixtures.registry, process: ShellFixtures.process, unpacking: ArchiveUnpacking())

    @Test func `a run writes records, reports and run.json, and says what it found`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", csv)
        let request = ShellFixtures.request(
            ShellFixtures.configuration(["in/*.csv"]), root: folder.path, output: folder.path("Out"))
        // When
        let result = try await runner.run(request)
        // Then
        #expect(result.status == .findings)
        #expect(result.input.findings.totals == ["reservation-guests-none": 1, "reservation-not-first": 1])
        #expect(try folder.read("Out/count.txt") == "2\n")
        #expect(
            try folder.read("Out/accepted/desk/in/desk.csv")
                == "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n")
        #expect(
            try folder.read("Out/rejected/desk/in/desk.csv")
                == "reservation_id,arrival,nights,guests\nR2,2026-07-02,1,0\n")
        #expect(
            try folder.read("Out/rejected/desk/in/desk.csv.reasons.csv").contains(
                "3,17,R2,guests,reservation-guests-none,0 guests"))
        let record = try #require(
            try JSONSerialization.jsonObject(with: Data(folder.read("Out/run.json").utf8)) as? [String: Any])
        let outputs = try #require(record["outputs"] as? [[String: Any]]).compactMap { $0["path"] as? String }
        #expect(outputs == outputs.sorted() && outputs.contains("count.txt") && !outputs.contains("run.json"))
        #expect(record["asOf"] as? String == "2026-11-21")
        #expect((record["records"] as? [String: [String: Any]])?["desk"]?["rejected"] as? Int == 1)
    }

    @Test func `findings beyond the budget go to a file, and nothing of the output differs`() async throws {
        // Given many rows with one finding and with two, out of order where the rule of tables comes after all others
        let folder = try TemporaryFolder()
        let rows = (1...3000).map { "R\($0),2026-07-01,2,\($0 % 3)\n" }.joined()
        try folder.write("in/desk.csv", "reservation_id,arrival,nights,guests\n" + rows)
        let runner = Runner(
            registry: Registry(
                rules: [NoGuests(), NotFirst()], stages: [OccupancyStage.self],
                reports: [CountReport.self, FindingsReport.self], formats: [CSVFormat.self]),
            process: ShellFixtures.process, unpacking: ArchiveUnpacking())
        // When
        for (output, budget) in [("Held", FindingSpill.budget), ("Spilled", 0), ("Spilled", 0)] {
            var request = ShellFixtures.request(
                ShellFixtures.configuration(["in/*.csv"], reports: ["count", "findings"]), root: folder.path,
                output: folder.path(output))
            request.findingBudget = budget
            let result = try await runner.run(request)
            // What is less than a block is held again once its order is known.
            if budget > 0 { #expect(result.input.findings.areHeld) }
            // The second of two nights finds nothing new.
            let isCompared = result.input.comparison.changes?.findings != nil
            if isCompared { #expect(result.input.comparison.changes?.findings?.newCount == 0) }
        }
        // Then
        let names = [
            "count.txt", "findings.csv", "findings.sarif", "rejected/desk/in/desk.csv",
            "rejected/desk/in/desk.csv.reasons.csv",
        ]
        for name in names { #expect(try folder.read("Spilled/\(name)") == folder.read("Held/\(name)"), "\(name)") }
        #expect(try folder.names().filter { $0.hasPrefix(".innkeeper") } == [])
    }

    @Test func `a check writes nothing and finds the same`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", csv)
        let result = try await runner.run(
            ShellFixtures.request(ShellFixtures.configuration(["in/*.csv"]), root: folder.path, output: nil))
        #expect(result.input.findings.totals["reservation-guests-none"] == 1)
        #expect(result.outputs.isEmpty)
        #expect(try folder.names() == ["in"])
    }

    @Test func `a finding over tables is located by reading its record again`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", csv)
        let result = try await runner.run(
            ShellFixtures.request(ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: nil))
        var located: [String] = []
        result.input.forEachFinding { finding, _ in
            if finding.code == "reservation-not-first" {
                located.append("\(finding.line):\(finding.column) \(finding.value) \(finding.related?.line ?? 0)")
            }
        }
        #expect(located == ["3:4 2026-07-02 2"])
    }

    @Test func `one bad file does not stop the others, and the status says so`() async throws {
        // Given a missing file, an empty one, a folder, and a good one
        let folder = try TemporaryFolder()
        try folder.write("good.csv", csv)
        try folder.write("empty.csv", "")
        try folder.write("folder.csv/x", "x")
        // When
        let result = try await runner.run(
            ShellFixtures.request(
                ShellFixtures.configuration(["good.csv", "empty.csv", "folder.csv", "missing.csv"]), root: folder.path,
                output: folder.path("Out"), failOn: .never))
        // Then
        #expect(result.status == .inputMissing)
        #expect(result.input.findings.totals["source-empty"] == 1)
        #expect(result.input.findings.totals["source-unreadable"] == 1)
        #expect(result.input.findings.totals["source-missing"] == 1)
        #expect(result.input.dataset.bookings.count == 2)
    }

    @Test func `an export that was downloaded twice is read once`() async throws {
        // Given two files with the same records, one of them in another order and with one record more
        let folder = try TemporaryFolder()
        try folder.write("a.csv", csv)
        try folder.write(
            "b.csv", "reservation_id,arrival,nights,guests\nR2,2026-07-02,1,0\nR1,2026-07-01,2,2\nR3,2026-07-05,1,1\n")
        // When
        let result = try await runner.run(
            ShellFixtures.request(ShellFixtures.configuration(["*.csv"]), root: folder.path, output: folder.path("Out"))
        )
        // Then
        #expect(result.input.findings.totals["record-repeated"] == 2)
        #expect(result.input.findings.totals["reservation-guests-none"] == 1)
        #expect(result.input.dataset.bookings.count == 3)
        #expect(result.input.dataset.files.map(\.counts.skipped) == [0, 2])
        #expect(result.input.dataset.files.allSatisfy { $0.counts.isBalanced })
    }

    @Test func `equal records within one file are two bookings`() async throws {
        let folder = try TemporaryFolder()
        let twice = "arrival,nights,guests\n2026-07-01,2,2\n2026-07-01,2,2\n"
        try folder.write("a.csv", twice)
        try folder.write("b.csv", "arrival,nights,guests\n2026-08-01,1,1\n")
        let result = try await runner.run(
            ShellFixtures.request(ShellFixtures.configuration(["*.csv"]), root: folder.path, output: nil))
        #expect(result.input.dataset.bookings.count == 3)
        #expect(result.input.findings.totals["record-repeated"] == nil)
    }

    @Test func `a report that fails leaves the last output alone and a note beside it`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", csv)
        let good = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out"))
        _ = try await runner.run(good)
        // When
        let bad = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"], reports: ["count", "broken"]), root: folder.path,
            output: folder.path("Out"))
        await #expect(throws: Fault(.outputFailed, "the disk is full")) { _ = try await runner.run(bad) }
        // Then
        #expect(try folder.read("Out/count.txt") == "2\n")
        #expect(try folder.names() == [".Out.lock", "Out", "Out.failed.json", "desk.csv"])
        #expect(try folder.read("Out.failed.json").contains("\"message\": \"the disk is full\""))
        // When the next run succeeds, the note is gone
        _ = try await runner.run(good)
        #expect(try !folder.names().contains("Out.failed.json"))
    }

    @Test func `a file that is changed while it is read is read again, once, as a whole`() async throws {
        // Given a report that appends to an input, as an upload would, the first time it is asked for
        let folder = try TemporaryFolder()
        let path = try folder.write("desk.csv", csv)
        let meddling = Meddling(path)
        let request = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out"))
        let runner = Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking(), progress: meddling)
        // When
        let result = try await runner.run(request)
        // Then what is told is the whole new file
        #expect(result.input.findings.totals["source-changed"] == 1)
        #expect(result.input.dataset.bookings.count == 3)
        #expect(try folder.read("Out/count.txt") == "3\n")
        #expect(try folder.read("Out/accepted/desk/desk.csv").hasSuffix("R9,2026-07-09,1,1\n"))
        #expect(result.input.dataset.files[0].digest == (try digest(of: folder.read("desk.csv"))))
        #expect(result.status == .findings)
        #expect(try folder.names() == [".Out.lock", "Out", "desk.csv"])
    }

    private func digest(of text: String) -> String {
        let digest = Digest()
        digest.add(Array(text.utf8)[...])
        return digest.text
    }

    @Test func `a file that goes away while it is read is missing`() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("desk.csv", csv)
        try folder.write("other.csv", "reservation_id,arrival,nights,guests\nR5,2026-07-01,2,2\n")
        let meddling = Meddling(path) { try? FileManager.default.removeItem(atPath: $0) }
        let result = try await Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking(), progress: meddling
        ).run(
            ShellFixtures.request(
                ShellFixtures.configuration(["desk.csv", "other.csv"]), root: folder.path, output: folder.path("Out")))
        #expect(result.status == .inputMissing)
        #expect(result.input.findings.totals["source-missing"] == 1)
        #expect(result.input.dataset.bookings.count == 1)
    }

    @Test func `a run that is asked to wait gets the output when the other has ended`() async throws {
        // Given a run at work
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", csv)
        let other = Mutex<Publisher?>(
            try Publisher(output: folder.path("Out"), Publisher.Terms(inputs: [], home: nil, now: 0)))
        var request = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out"))
        var process = ShellFixtures.process
        // Who does not wait is told at once
        await #expect(throws: Fault.self) {
            _ = try await Runner(registry: ShellFixtures.registry, process: process, unpacking: ArchiveUnpacking()).run(
                request)
        }
        // When it ends at the third look, and a file comes meanwhile
        request.wait = 1
        let looks = Mutex(0)
        process.pause = { _ in
            let count = looks.withLock { looks in
                looks += 1
                return looks
            }
            if count == 3 { other.withLock { $0 = nil } }
        }
        let result = try await Runner(registry: ShellFixtures.registry, process: process, unpacking: ArchiveUnpacking())
            .run(request)
        // Then
        #expect(looks.withLock { $0 } == 3)
        #expect(try folder.read("Out/count.txt") == "2\n")
        #expect(result.remarks.count == 1 && result.remarks[0].contains("did not come to its end"))
    }

    @Test func `a run that waits in vain says so when its time is over`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", csv)
        let other = try Publisher(output: folder.path("Out"), Publisher.Terms(inputs: [], home: nil, now: 0))
        var request = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out"))
        request.wait = 2
        var process = ShellFixtures.process
        let ticks = Mutex<UInt64>(0)
        process.ticks = { ticks.withLock { $0 } }
        process.pause = { milliseconds in ticks.withLock { $0 += UInt64(milliseconds) * 1_000_000 } }
        let fault = await #expect(throws: Fault.self) {
            _ = try await Runner(registry: ShellFixtures.registry, process: process, unpacking: ArchiveUnpacking()).run(
                request)
        }
        #expect(fault?.status == .locked)
        #expect(ticks.withLock { $0 } == 2_000_000_000)
        #expect(try folder.names() == [".Out.lock", ".Out.new-\(Publisher.ownProcess)", "desk.csv"])
        _ = other
    }

    @Test func `an output that holds an input is refused before anything is read`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", csv)
        let fault = await #expect(throws: Fault.self) {
            _ = try await runner.run(
                ShellFixtures.request(
                    ShellFixtures.configuration(["in/desk.csv"]), root: folder.path, output: folder.path("in")))
        }
        #expect(fault?.status == .usage)
        #expect(try folder.names("in") == ["desk.csv"])
    }

    @Test func `the output does not depend on the number of cores`() async throws {
        // Given enough rows for several slices
        let folder = try TemporaryFolder()
        var text = "reservation_id,arrival,nights,guests\n"
        for number in 0..<60_000 { text += "R\(number),2026-07-0\(number % 9 + 1),\(number % 4 + 1),\(number % 7)\n" }
        text += text.split(separator: "\n")[1..<20_000].joined(separator: "\n") + "\n"
        try folder.write("desk.csv", text)
        // When
        var records: [String] = []
        for jobs in [1, 2, 5] {
            _ = try await runner.run(
                ShellFixtures.request(
                    ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out\(jobs)"),
                    jobs: jobs))
            records.append(try folder.read("Out\(jobs)/run.json"))
        }
        // Then the digests of all outputs are the same
        #expect(records[0] == records[1] && records[1] == records[2])
    }

    @Test func `today is the day in the property's zone unless a date is given`() throws {
        var configuration = ShellFixtures.configuration([])
        func today(_ zone: String, asOf: String? = nil, now: Int64 = 1_795_276_800) throws -> String {
            configuration.property.timeZone = zone
            var process = ShellFixtures.process
            process.now = now
            return try process.context(configuration.property, asOf: asOf.flatMap { CalendarDate(iso: $0) }).today
                .description
        }
        // Given a moment at 16:00 UTC, when it is tomorrow in Tokyo
        #expect(try today("UTC") == "2026-11-21")
        #expect(try today("Asia/Tokyo") == "2026-11-22")
        #expect(try today("Asia/Tokyo", asOf: "2026-01-02") == "2026-01-02")
        #expect(try today("UTC", now: -1) == "1969-12-31")
        #expect(throws: Fault.self) { try today("Nowhere/Land") }
    }

    @Test func `fail-on decides which findings make the status`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "arrival,nights,guests\n2026-07-01,2,2\n2026-07-03,2,2\n")
        func status(_ failOn: FailOn, _ levels: [String: RuleLevel] = [:]) async throws -> InnkeeperShell.ExitStatus {
            var configuration = ShellFixtures.configuration(["desk.csv"])
            configuration.rules = levels
            return try await runner.run(
                ShellFixtures.request(configuration, root: folder.path, output: nil, failOn: failOn)
            ).status
        }
        // Given one warning
        #expect(try await status(.error) == .clean)
        #expect(try await status(.warning) == .findings)
        #expect(try await status(.never) == .clean)
        #expect(try await status(.error, ["reservation-": .error]) == .findings)
        #expect(try await status(.info, ["reservation-not-first": .off]) == .clean)
    }
}

struct TranscodedRunTests {
    @Test func `a file in UTF-16 is found again where it was read`() async throws {
        // Given a table in UTF-16 with letters that take three bytes in UTF-8
        let folder = try TemporaryFolder()
        let text = "camper_name,arrival,nights,guests\n日本 太郎,2026-07-01,2,2\nÉmile,2026-07-03,1,1\n"
        let registry = [0xFEFF] + Array(text.utf16)
        let bytes = registry.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try Data(bytes).write(to: folder.url.appendingPathComponent("desk.csv"))
        // When
        let result = try await Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking()
        ).run(
            ShellFixtures.request(ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: nil))
        // Then
        #expect(result.input.dataset.bookings.count == 2)
        #expect(result.input.texts.text(0, .camperName) == "日本 太郎")
        #expect(result.input.texts.text(1, .camperName) == "Émile")
        #expect(result.input.texts.text(1, .arrival) == "2026-07-03")
    }

    @Test(arguments: [true, false], [true, false])
    func `records of a file in UTF-16 are written in its own bytes`(isBigEndian: Bool, hasMark: Bool) async throws {
        // Given a table of two bookings, both sound
        let folder = try TemporaryFolder()
        let text = "arrival,nights,guests,camper_name\r\n2026-07-01,2,2,日本 😀\r\n2026-07-03,1,1,Émile\r\n"
        let bytes = ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
        try Data(bytes).write(to: folder.url.appendingPathComponent("desk.csv"))
        // When
        _ = try await Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking()
        ).run(
            ShellFixtures.request(
                ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: folder.path("Out")))
        // Then
        let written = try Data(contentsOf: folder.url.appendingPathComponent("Out/accepted/desk/desk.csv"))
        #expect(Array(written) == bytes)
    }
}
