import Foundation
import TestSupport
import Testing

/// What is left behind when someone stops a run.
struct InterruptionTests {
    @Test func `a run that is stopped leaves the output alone and says how far it came`() async throws {
        // Given an output of an earlier run, and an input that never comes: a pipe into which nobody writes
        let place = try TemporaryFolder()
        try place.write("in/bookings.csv", "reservation_id,arrival,nights\nR1,2026-07-04,2\n")
        try place.write(
            "pipeline.json",
            #"{ "version": 1, "sources": { "desk": { "kind": "bookings", "files": ["in/*.csv"] } }, "output": "Output" }"#
        )
        let first = try await Program.run(["run", "--as-of", "2026-07-01"], folder: place.path)
        #expect(first.status == 0, "\(first.errors)")
        let before = try place.read("Output/run.json")
        let names = try place.names()
        let made = try await Program.run("/usr/bin/mkfifo", [place.path("in/slow.csv")])
        #expect(made.status == 0)
        // When a run waits for it, and is stopped
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path)
        process.arguments = ["run", "--as-of", "2026-07-01"]
        process.currentDirectoryURL = place.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        for _ in 0..<500 where try place.names() == names { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try place.names() != names, "the run has begun its new folder")
        kill(process.processIdentifier, SIGINT)
        for _ in 0..<500 where process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        // Then it ends as shells expect, the old output is as it was, and the note says why
        #expect(process.terminationStatus == 130)
        #expect(try place.read("Output/run.json") == before)
        #expect(try place.read("Output.failed.json").contains("SIGINT"))
        #expect(try place.names() == (names + ["Output.failed.json"]).sorted())
    }
}
