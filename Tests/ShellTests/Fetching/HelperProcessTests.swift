import Glibc
import InnkeeperShell
import Testing
import TestSupport

struct HelperProcessTests {
    init() {
        // As the program does at its start: a reader that goes away is an error of the write.
        _ = signal(SIGPIPE, SIG_IGN)
    }

    private func program(_ text: String, in folder: TemporaryFolder) async throws -> String {
        try await Program.writeScript(folder.path("helper"), "#!/bin/sh\n" + text)
        return folder.path("helper")
    }

    @Test func `what it writes comes back, and its status`() async throws {
        let folder = try TemporaryFolder()
        let path = try await program("read line; echo \"got $line\"; exit 3", in: folder)
        let outcome = try await HelperProcess.run(path, input: Array("hello\n".utf8), seconds: 60)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "got hello\n")
        #expect(outcome.status >> 8 == 3)
    }

    @Test func `more than a pipe holds goes through in both directions`() async throws {
        let folder = try TemporaryFolder()
        let path = try await program("head -c 1000000 | tr a b; exit 0", in: folder)
        let outcome = try await HelperProcess.run(
            path, input: [UInt8](repeating: 0x61, count: 60_000) + [UInt8](repeating: 0x63, count: 940_000), seconds: 60
        )
        #expect(outcome.output.count == 1_000_000 && outcome.output[59_999] == 0x62 && outcome.status == 0)
    }

    @Test func `a helper that reads nothing, or is not there, is told by its status or error`() async throws {
        let folder = try TemporaryFolder()
        let outcome = try await HelperProcess.run(
            try await program("exit 1", in: folder), input: [UInt8](repeating: 0, count: 1 << 20), seconds: 60)
        #expect(outcome.status >> 8 == 1 && outcome.output.isEmpty)
        await #expect(throws: Posix.Failure.self) {
            try await HelperProcess.run(folder.path("none"), input: [], seconds: 60)
        }
    }

    @Test(arguments: [
        "exec sleep 600", "kill -STOP $$", "echo begun; exec sleep 600", "echo done; exec >&-; exec sleep 600",
    ])
    func `a helper that is silent, or was stopped, is ended when its time is up`(text: String) async throws {
        let folder = try TemporaryFolder()
        let outcome = try await HelperProcess.run(try await program(text, in: folder), input: [], seconds: 1)
        #expect(outcome.wasKilled && outcome.status & 0x7F == SIGKILL)
    }
}
