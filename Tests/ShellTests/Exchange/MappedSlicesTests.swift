import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import InnkeeperStages
import Testing
import TestSupport

struct MappedSlicesTests {
    private static let header = "reservation_id,site_number,arrival,nights,guests\n"

    /// Files that repeat each other's records and numbers, with some records refused and one that can't be read.
    private static let files = [
        "in/a.csv": header + "R1,A1,2026-07-01,2,2\nR2,A2,2026-07-02,1,0\nR3,A1,2026-07-02,3,1\n",
        "in/b.csv": header + "R1,A1,2026-07-01,2,2\nR4,A3,2026-07-05,1,2\nR3,A9,soon,3,1\n",
        "in/c.csv": header.replacing(",guests", with: ",guests,currency") + "R1,A1,2026-07-09,2,2,EUR\n\"R7\n",
        "in/d.csv": "reservation_id;arrival;nights;guests\nR9;04/07/2026;2;1\n",
        "in/e.csv": "reservation_id;arrival;nights;guests\nR10;25/06/2026;2;1\n",
        "in/empty.csv": "",
    ]

    @Test(arguments: [1, 2, 7])
    func `the merged results of tasks are those of one run, byte for byte`(tasks: Int) async throws {
        // Given a run
        let work = try Exchange(Self.files)
        let whole = try await work.outputs(nil, "Whole")
        // When tasks read the files, and another run merges what they read
        let merged = try await work.outputs(try await work.mapped(tasks), "Merged")
        // Then
        #expect(whole.count > 5)
        #expect(
            whole["rejected/desk/in/c.csv.reasons.csv"]?.contains("2,1,R1,reservation_id,reservation-id-dup") == true)
        #expect(merged == whole)
    }

    @Test func `what tasks can't read is read where their results are merged`() async throws {
        // Given a source whose files tasks can read, and one with a file that they can't
        var configuration = ShellFixtures.configuration(["in/*"])
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "web", kind: .bookings), files: ["web/*"]))
        var files = Self.files
        files["web/a.csv"] = Self.header + "W1,A1,2026-07-01,2,2\n"
        let work = try Exchange(files, configuration)
        try work.folder.write(
            "web/b.zip", bytes: TinyZip.archive([(name: "b.csv", content: Self.header + "W2,A1,2026-07-03,2,2\n")]))
        // When
        let exchange = try await work.mapped(3)
        let merged = try await work.outputs(exchange, "Merged")
        // Then
        #expect(exchange.plan.unmapped.map(\.source) == ["web"])
        #expect(merged["accepted/web/web/b.zip!b.csv"]?.contains("W2") == true)
        #expect(merged == (try await work.outputs(nil, "Whole")))
    }

    @Test func `compressed files are read by tasks, and one that is damaged is reported as in one run`() async throws {
        // Given compressed tables, one of which is cut short, beside a table that isn't compressed
        let work = try Exchange(["in/a.csv": Self.files["in/a.csv"] ?? ""])
        let text = Self.header + (1...20_000).map { "W\($0),A\($0 % 9),2026-07-03,2,\($0 % 4)\n" }.joined()
        try work.folder.write("in/b.csv.gz", bytes: TinyGzip.stored(text))
        try work.folder.write(
            "in/c.csv.gz", bytes: Array(TinyGzip.stored(text.replacing("W", with: "X")).dropLast(9000)))
        let whole = try await work.outputs(nil, "Whole")
        // When
        let exchange = try await work.mapped(2)
        let merged = try await work.outputs(exchange, "Merged")
        // Then
        #expect(exchange.plan.files.map(\.path) == ["in/a.csv", "in/b.csv.gz", "in/c.csv.gz"])
        #expect(try work.folder.names("exchange").count == 3)
        #expect(whole["accepted/desk/in/b.csv"]?.contains("W19998") == true)
        #expect(merged == whole)
    }

    @Test func `a compressed file that only the task found damaged is refused`() async throws {
        // Given one whose checksum is wrong, which libarchive doesn't look at
        let work = try Exchange([:])
        var bytes = TinyGzip.stored(Self.files["in/a.csv"] ?? "")
        bytes[bytes.count - 5] ^= 1
        try work.folder.write("in/a.csv.gz", bytes: bytes)
        // When
        let exchange = try await work.mapped(1)
        let message = await faultMessage { _ = try await work.outputs(exchange, "Merged") }
        // Then
        #expect(message.hasPrefix("in/a.csv.gz: task 0 found it damaged, perhaps only in its checksum"))
    }

    @Test func `a result that is missing, cut, damaged or swapped is refused before anything is read`() async throws {
        // Given the results of two tasks
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(2)
        let (first, second) = (exchange.result(ofTask: 0), exchange.result(ofTask: 1))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: first))
        func refusal(_ bytes: Data?) async throws -> String {
            try? FileManager.default.removeItem(atPath: first)
            try bytes?.write(to: URL(fileURLWithPath: first))
            return await faultMessage { _ = try await work.outputs(exchange, "Merged") }
        }
        // When, then
        let advice = "; run innkeeper stage map \(exchange.path) --task 0"
        #expect(try await refusal(nil) == "\(first): it can't be read: No such file or directory\(advice)")
        #expect(try await refusal(bytes.dropLast()).hasPrefix("\(first): it is cut short in frame "))
        #expect(try await refusal(bytes.dropLast(72)) == "\(first): it has no end; its task did not finish\(advice)")
        #expect(try await refusal(bytes + [0]) == "\(first): there is data after its end\(advice)")
        #expect(
            try await refusal(Data(contentsOf: URL(fileURLWithPath: second)))
                == "\(first): it is the result of task 1\(advice)")
        #expect(try await refusal(Data("R1".utf8)) == "\(first): it is not a result of innkeeper stage\(advice)")
        #expect(!FileManager.default.fileExists(atPath: work.folder.path("Merged")))
        // And the task can run again
        try await work.map(0, exchange)
        #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == bytes)
    }

    @Test func `a slice that was damaged on disk stops the run, and the output stays`() async throws {
        // Given an output, and a result with a bit that has changed among the records
        let work = try Exchange(Self.files)
        let before = try await work.outputs(nil, "Out")
        let exchange = try await work.mapped(1)
        let path = exchange.result(ofTask: 0)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let place = try #require(bytes.range(of: Data("R4,A3".utf8)))
        bytes[place.lowerBound] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        // When
        let message = await faultMessage { _ = try await work.outputs(exchange, "Out") }
        // Then
        #expect(message.contains("is damaged; run innkeeper stage map"))
        #expect(try work.folder.read("Out/run.json").hasPrefix(try #require(before["run.json"])))
    }

    @Test func `results of another plan are refused`() async throws {
        // Given results for the same files, planned a second later
        var work = try Exchange(Self.files)
        let first = try await work.mapped(1, "first")
        work.process.now += 1
        let second = try await work.mapped(1, "second")
        // When one takes the place of the other
        try FileManager.default.removeItem(atPath: first.result(ofTask: 0))
        try FileManager.default.copyItem(atPath: second.result(ofTask: 0), toPath: first.result(ofTask: 0))
        // Then
        let message = await faultMessage { _ = try MappedSlices(first) }
        #expect(message.contains("it was made for another plan"))
    }

    @Test func `a file that changed or went after the plan was made is refused`() async throws {
        // Given
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(2)
        // When
        try work.folder.write("in/a.csv", Self.header)
        // Then
        let path = work.folder.path("in/a.csv")
        #expect(
            await faultMessage { _ = try MappedSlices(exchange) }
                == "\(path): has changed since the plan was made; make a new plan")
        // And when it is gone
        try FileManager.default.removeItem(atPath: path)
        #expect(
            await faultMessage { _ = try MappedSlices(exchange) }
                == "\(path): is gone since the plan was made; make a new plan")
    }

    @Test func `a file that appears later and shows another date order is not merged with what was read without it`()
        async throws
    {
        // Given a file that leaves its date order open, read by a task
        let work = try Exchange(["in/d.csv": Self.files["in/d.csv"] ?? ""])
        let exchange = try await work.mapped(1)
        // When another one appears that shows it
        try work.folder.write("in/e.csv", Self.files["in/e.csv"] ?? "")
        // Then
        let message = await faultMessage { _ = try await work.outputs(exchange, "Merged") }
        #expect(message.hasPrefix("in/d.csv: task 0 read it knowing other campsites, properties or dates"))
    }

    @Test func `a file whose date order only another task's file shows is refused, unless its task saw that file`()
        async throws
    {
        // Given two files in tasks of their own, one of which shows the order of both, and a machine with the other
        let files = ["in/d.csv", "in/e.csv"].reduce(into: [:]) { $0[$1] = Self.files[$1] }
        let work = try Exchange(files)
        let exchange = try await work.mapped(2)
        let task = try #require(exchange.plan.files.first { $0.path == "in/d.csv" }).task
        #expect(try await work.outputs(exchange, "Seen") == work.outputs(nil, "Whole"))
        func move(_ old: String, _ new: String) throws {
            try FileManager.default.moveItem(atPath: work.folder.path(old), toPath: work.folder.path(new))
        }
        try work.folder.write("there/root/in/.keep", "")
        try move("in/d.csv", "there/root/in/d.csv")
        try FileManager.default.copyItem(
            atPath: work.folder.path("exchange/plan.json"), toPath: work.folder.path("there/plan.json"))
        // When the task is done there
        let there = try ExchangeFolder(
            work.folder.path("there"), toolVersion: "1.0", root: work.folder.path("there/root"))
        try await work.map(task, there)
        try move("there/root/in/d.csv", "in/d.csv")
        try FileManager.default.removeItem(atPath: exchange.result(ofTask: task))
        try FileManager.default.moveItem(
            atPath: there.result(ofTask: task), toPath: exchange.result(ofTask: task))
        // Then
        let message = await faultMessage { _ = try await work.outputs(exchange, "Merged") }
        #expect(
            message.hasPrefix(
                "in/d.csv: task \(task) read it knowing other campsites, properties or dates"))
    }

    @Test func `a file that changes between the plan and its end is read by no task's result`() async throws {
        // Given a result, and a run that copies the file because it changes while it is read
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let mapped = try MappedSlices(exchange)
        try work.folder.write("in/a.csv", Self.header)
        var request = ShellFixtures.request(work.configuration, root: work.folder.path, output: work.folder.path("Out"))
        request.mapped = mapped
        // When, then
        let message = await faultMessage {
            _ = try await Runner(registry: Exchange.registry, process: work.process, unpacking: ArchiveUnpacking()).run(
                request)
        }
        #expect(message.contains("has changed since the plan was made"))
    }
}
