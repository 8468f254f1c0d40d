import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct SnapshotFileTests {
    private let folder: TemporaryFolder
    private let runner: Runner

    init() throws {
        folder = try TemporaryFolder()
        var registry = ShellFixtures.registry
        registry.reports = [FindingsReport.self]
        runner = Runner(registry: registry, process: ShellFixtures.process, unpacking: ArchiveUnpacking())
        try folder.write("a.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-02,1,2\n")
    }

    private func run(redacts: Bool = false, output: String = "Out") async throws -> RunResult {
        let configuration = ShellFixtures.configuration(["*.csv"], reports: ["findings"])
        var request = ShellFixtures.request(configuration, root: folder.path, output: folder.path(output))
        request.configurationJSON = ConfigurationWriter.json(configuration)
        request.redacts = redacts
        return try await runner.run(request)
    }

    private func remarks(_ result: RunResult) throws -> [String] {
        try #require(result.input.comparison.changes).remarks
    }

    @Test func `a run lists its snapshot, which only its owner can read`() async throws {
        let result = try await run()
        let listed = try #require(result.outputs.first { $0.path == "snapshot.bin" })
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("Out/snapshot.bin")))
        let digest = Digest()
        digest.add(Array(bytes)[...])
        #expect(listed.bytes == Int64(bytes.count) && listed.digest == digest.text)
        let mode = try FileManager.default.attributesOfItem(atPath: folder.path("Out/snapshot.bin"))[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let snapshot = try SnapshotFile.read(PreviousRun(folder.path("Out")))
        #expect(try snapshot.bookings?.whole().id == TextColumn(["R1", "R2"]))
    }

    @Test func `after a redacted run bookings are not compared, and findings are`() async throws {
        _ = try await run(redacts: true)
        #expect(try SnapshotFile.read(PreviousRun(folder.path("Out"))).bookings == nil)
        let next = try await run()
        #expect(try remarks(next) == ["bookings were not compared: the last run was redacted"])
        let findings = try #require(next.input.comparison.changes?.findings)
        #expect(findings.newCount == 0 && findings.persistingCount == next.input.findings.count)
    }

    @Test(arguments: [
        ("gone", "the last run left no snapshot.bin"),
        ("cut", "snapshot.bin of the last run can't be read: it is damaged: its checksum is another one"),
        ("other", "snapshot.bin of the last run can't be read: it is of version 9"),
    ])
    func `without a readable snapshot the run goes on and says why`(damage: String, reason: String) async throws {
        // Given a run whose snapshot is not there as it was
        _ = try await run()
        let path = folder.path("Out/snapshot.bin")
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        switch damage {
        case "cut": bytes.removeLast(5)
        case "other": bytes[8] = 9
        default: try FileManager.default.removeItem(atPath: path)
        }
        if damage != "gone" { try bytes.write(to: URL(fileURLWithPath: path)) }
        // When
        let next = try await run()
        // Then no booking is called new, and findings are those of findings.jsonl
        #expect(try remarks(next) == ["bookings were not compared: \(reason)"])
        #expect(next.input.comparison.changes?.bookings == nil)
        #expect(next.input.comparison.changes?.findings?.newCount == 0)
    }

    @Test func `two folders are compared only when both have their bookings`() async throws {
        _ = try await run(output: "A")
        _ = try await run(redacts: true, output: "B")
        let (a, b) = try (PreviousRun(folder.path("A")), PreviousRun(folder.path("B")))
        #expect(try await RunPair(a, a, jobs: 1).changes.bookings?.unchanged == 2)
        #expect(
            try await RunPair(b, a, jobs: 1).changes.remarks
                == ["bookings were not compared: the last run was redacted"])
        await #expect(throws: PreviousRun.Absence.self) { _ = try await RunPair(a, b, jobs: 1) }
    }
}
