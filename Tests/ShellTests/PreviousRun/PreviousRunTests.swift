import Foundation
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct PreviousRunTests {
    @Test func `what a run has written about itself is read again`() async throws {
        // Given a run
        let folder = try TemporaryFolder()
        try folder.write("in/desk.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-02,1,0\n")
        let request = ShellFixtures.request(
            ShellFixtures.configuration(["in/*.csv"]), root: folder.path, output: folder.path("Out"))
        let result = try await Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking()
        ).run(request)
        // When
        let past = try PreviousRun(folder.path("Out"))
        // Then
        #expect(past.asOf == CalendarDate(iso: "2026-11-21"))
        #expect(past.sources["desk"]?.read == 2)
        #expect(past.sources["desk"]?.digests == result.input.dataset.files.map(\.digest))
        let written = Dictionary(
            uniqueKeysWithValues: result.outputs.filter { $0.path != "run.json" }.map {
                ($0.path, PreviousRun.Output(bytes: $0.bytes, digest: $0.digest))
            })
        // .gitignore is written when all is done, run.json can't have its own digest
        #expect(past.outputs == written)
    }

    @Test func `no run and a damaged one are told apart, with the place of the damage`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: PreviousRun.Absence.none) { _ = try PreviousRun(folder.path("Out")) }
        try folder.write("Out/.gitignore", "*")
        #expect(throws: PreviousRun.Absence.none) { _ = try PreviousRun(folder.path("Out")) }
        try folder.write("Out/run.json", "\0\0\0\0")
        let zeros = #expect(throws: PreviousRun.Absence.self) { _ = try PreviousRun(folder.path("Out")) }
        #expect(zeros?.text.hasPrefix("the earlier run can't be read: run.json:1:1: ") == true)
        try folder.write("Out/run.json", "{\"tool\": \"innkeeper 9\", \"version\": 2}")
        #expect(throws: PreviousRun.Absence.damaged("run.json is not as this version writes it")) {
            _ = try PreviousRun(folder.path("Out"))
        }
    }
}
