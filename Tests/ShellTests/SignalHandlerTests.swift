import Foundation
import InnkeeperShell
import Testing
import TestSupport

struct SignalHandlerTests {
    @Test(.timeLimit(.minutes(30)), arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal during a run removes the new folder, leaves a note, and ends as shells count it`(
        number: Int32
    ) async throws {
        // Given an output, and a run that has begun to fill its new folder
        let folder = try TemporaryFolder()
        try folder.write("Out/run.json", "old")
        try folder.write(".Out.new-1/half.csv", "half")
        let path = folder.path
        // When the signal comes
        await #expect(processExitsWith: .exitCode(128 + number)) { [path = path as String, number = number as Int32] in
            try SignalHandler.install()
            SignalHandler.began(output: path + "/Out", newFolder: path + "/.Out.new-1", toolVersion: "1.0", now: 0)
            SignalHandler.reached("in file 2 of 3, desk.csv")
            await send(number)
        }
        // Then the output is as it was and the note says how far the run came
        #expect(try folder.read("Out/run.json") == "old")
        #expect(try folder.names() == ["Out", "Out.failed.json"])
        let note = try folder.read("Out.failed.json")
        #expect(note.contains("stopped by \([SIGTERM: "SIGTERM", SIGINT: "SIGINT", SIGHUP: "SIGHUP"][number] ?? "")"))
        #expect(note.contains("in file 2 of 3, desk.csv"))
    }

    @Test(.timeLimit(.minutes(30))) func `a program that was told to outlive its terminal does`() async throws {
        await #expect(processExitsWith: .exitCode(143)) {
            _ = signal(SIGHUP, SIG_IGN)
            try SignalHandler.install()
            kill(getpid(), SIGHUP)
            await send(SIGTERM)
        }
    }

    @Test(.timeLimit(.minutes(30))) func `after the run a signal leaves no note`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("Out/run.json", "new")
        let path = folder.path
        await #expect(processExitsWith: .exitCode(143)) { [path = path as String] in
            try SignalHandler.install()
            SignalHandler.began(output: path + "/Out", newFolder: path + "/.Out.new-1", toolVersion: "1.0", now: 0)
            SignalHandler.ended()
            await send(SIGTERM)
        }
        #expect(try folder.names() == ["Out"])
    }
}

/// Sends the signal, once, and waits for the end that it brings.
private func send(_ number: Int32) async {
    kill(getpid(), number)
    let (never, held) = AsyncStream<Void>.makeStream()
    for await _ in never {}
    held.finish()
}
