import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct BaselineUseTests {
    private let runner = Runner(
        registry: ShellFixtures.registry, process: ShellFixtures.process, unpacking: ArchiveUnpacking())

    private func rows(_ ids: some Sequence<Int>) -> String {
        "reservation_id,arrival,nights,guests\n" + ids.map { "R\($0),2026-07-01,2,0\n" }.joined()
    }

    /// Runs over the file, updating the baseline when told so.
    private func run(_ folder: TemporaryFolder, update: Bool = false) async throws -> RunResult {
        var request = ShellFixtures.request(
            ShellFixtures.configuration(["desk.csv"]), root: folder.path, output: nil, failOn: .info)
        request.baseline = try BaselineUse(folder.path("known.json"), name: "known.json", isToBeMade: update)
        let result = try await runner.run(request)
        if update { _ = try request.baseline?.update(from: result.input) }
        return result
    }

    @Test func `what a baseline knows fails no run, however the file is ordered and whatever stands above`()
        async throws
    {
        // Given a baseline of twenty bookings without guests
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", rows(1...20))
        #expect(try await run(folder, update: true).status == .findings)
        #expect(try await run(folder).status == .clean)
        // When a hundred lines come in above, and all is put in another order
        let more = (100..<200).map { "S\($0),2026-08-01,1,1\n" }.joined()
        let moved = rows((1...20).reversed()).replacing("guests\n", with: "guests\n" + more)
        try folder.write("desk.csv", moved)
        // Then the bookings without guests are known still; what is new is not
        let result = try await run(folder)
        let known = result.input.findings.rows.indices.filter { result.input.isKnown($0) }
        var codes: [String] = []
        result.input.forEachFinding(in: known) { finding, _ in codes.append(finding.code) }
        #expect(codes.count { $0 == "reservation-guests-none" } == 20)
        #expect(result.input.findings.totals["reservation-guests-none"] == 20)
    }

    @Test func `a finding that is fixed is told, and an update takes its entry out`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", rows([1]))
        _ = try await run(folder, update: true)
        // When the booking has gone
        try folder.write("desk.csv", "reservation_id,arrival,nights,guests\nR9,2026-07-01,2,1\n")
        let result = try await run(folder)
        // Then
        #expect(result.input.findings.totals == ["baseline-entry-fixed": 1])
        result.input.forEachFinding { finding, _ in
            #expect(
                finding.record == "R1"
                    && finding.arguments == [.code: .text("reservation-guests-none"), .entrySource: .text("desk")])
        }
        _ = try await run(folder, update: true)
        #expect(try await run(folder).input.findings.count == 0)
        #expect(try folder.read("known.json") == "{\n  \"version\": 1,\n  \"entries\": []\n}\n")
    }

    @Test func `an entry whose day has passed fails, and the finding with it`() async throws {
        // Given an entry that held until yesterday
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", rows([1]))
        _ = try await run(folder, update: true)
        let text = try folder.read("known.json").replacing("\"record\":\"R1\"", with: "\"expires\":\"2026-11-20\"")
        try folder.write("known.json", text)
        // When
        let result = try await run(folder)
        // Then
        #expect(result.status == .findings && result.input.knownCount == 0)
        #expect(result.input.findings.totals == ["baseline-entry-expired": 1, "reservation-guests-none": 1])
        // And on its last day it holds
        try folder.write("known.json", text.replacing("11-20", with: "11-21"))
        #expect(try await run(folder).status == .clean)
    }

    @Test func `a baseline that is not there or is none is a fault of usage`() throws {
        let folder = try TemporaryFolder()
        try folder.write("bad.json", "{ \"version\": 1 }")
        for (name, part) in [("none.json", "--update-baseline creates it"), ("bad.json", "bad.json:1:1: `entries`")] {
            let fault = #expect(throws: Fault.self) {
                _ = try BaselineUse(folder.path(name), name: name, isToBeMade: false)
            }
            #expect(fault?.status == .usage && fault?.message.contains(part) == true)
        }
        #expect(try BaselineUse(folder.path("none.json"), name: "n", isToBeMade: true).baseline == Baseline())
    }
}
