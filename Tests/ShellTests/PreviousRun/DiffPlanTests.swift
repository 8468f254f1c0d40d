import Configuration
import Core
import Foundation
import Shell
import Stages
import TestSupport
import Testing

struct DiffPlanTests {
    private static let header = "reservation_id,arrival,nights,guests\n"

    /// A run of these files, and then its past beside other files.
    private func forecast(
        _ files: [String: String], then others: [String: String]
    ) async throws -> (forecast: DiffPlan, found: FoundFiles) {
        let folder = try TemporaryFolder()
        for (name, rows) in files { try folder.write("in/\(name)", Self.header + rows) }
        let configuration = ShellFixtures.configuration(["in/*.csv"])
        let request = ShellFixtures.request(configuration, root: folder.path, output: folder.path("Out"))
        _ = try await Runner(registry: ShellFixtures.registry, process: ShellFixtures.process).run(request)
        for (name, rows) in others { try folder.write("in/\(name)", Self.header + rows) }
        let found = SourceFinder.find(configuration.sources, root: folder.path)
        return (DiffPlan(try PreviousRun(folder.path("Out")), found), found)
    }

    @Test func `a file of another length is compared line by line with as many as there were`() async throws {
        // Given a night of three accepted bookings, and one that grew
        let rows = "R1,2026-07-01,2,2\nR2,2026-07-01,2,2\nR3,2026-07-01,2,2\nR4,2026-07-01,2,0\n"
        let (forecast, _) = try await forecast(["a.csv": rows], then: ["a.csv": rows + "R5,2026-07-01,2,2\n"])
        let length = Int64(Self.header.utf8.count + rows.utf8.count)
        // Then its lines will be compared, and those of the past will be read
        #expect(forecast.comparedLines(ofFile: length + 18, in: "desk") == 3)
        #expect(forecast.outputs == ["accepted/desk/in/a.csv"])
        // And not those of a file as long as before, nor of a source that was not there
        #expect(forecast.comparedLines(ofFile: length, in: "desk") == nil)
        #expect(forecast.comparedLines(ofFile: length + 18, in: "office") == nil)
    }

    @Test(arguments: ["9223372036854775807", "-9223372036854775808", "-1"])
    func `a count that no file can have makes no room for it, and stops no run`(count: String) async throws {
        // Given a past whose record was damaged, and a file of another length
        let folder = try TemporaryFolder()
        let rows = "R1,2026-07-01,2,2\nR2,2026-07-01,2,2\n"
        try folder.write("in/a.csv", Self.header + rows)
        let configuration = ShellFixtures.configuration(["in/*.csv"])
        var request = ShellFixtures.request(configuration, root: folder.path, output: folder.path("Out"))
        request.configurationJSON = ConfigurationWriter.json(configuration)
        let runner = Runner(registry: ShellFixtures.registry, process: ShellFixtures.process)
        _ = try await runner.run(request)
        let record = try folder.read("Out/run.json")
        let damaged = record.replacingOccurrences(of: "\"accepted\": 2", with: "\"accepted\": \(count)")
        #expect(damaged != record)
        try folder.write("Out/run.json", damaged)
        try folder.write("in/a.csv", Self.header + rows + "R3,2026-07-01,2,2\n")
        // When it is looked at
        let found = SourceFinder.find(configuration.sources, root: folder.path)
        let lines = DiffPlan(try PreviousRun(folder.path("Out")), found).comparedLines(ofFile: 800, in: "desk")
        // Then there is room for what the file may have, and the next run tells what is new
        #expect(lines == (count.hasPrefix("-") ? 0 : 103))
        let result = try await runner.run(request)
        #expect(result.input.comparison.changes?.bookings?.new.count == 1)
    }

    @Test func `what is as long as before is not looked into`() async throws {
        // Given two files, of which one grew
        let (forecast, found) = try await forecast(
            ["a.csv": "R1,2026-07-01,2,2\n", "b.csv": "R2,2026-07-01,2,2\nR3,2026-07-01,2,2\n"],
            then: ["a.csv": "R1,2026-07-01,2,2\nR9,2026-07-01,2,2\nR8,2026-07-01,2,2\n"])
        #expect(found.files.count == 2)
        #expect(forecast.outputs == ["accepted/desk/in/a.csv"])
    }
}
