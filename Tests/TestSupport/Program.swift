package import Foundation

/// The built `innkeeper`, run as a process of its own.
package enum Program {
    package struct Outcome: Sendable {
        package var status: Int32
        package var output: String
        package var errors: String
    }

    /// The binary that was built together with the tests: it lies beside the test runner.
    package static let path: String = {
        let runner = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent("innkeeper").path
    }()

    /// Runs it with empty standard input. `environment` is laid over that of the tests; nil takes a name away.
    /// `output` takes the place of standard output, which is then not read.
    package static func run(
        _ arguments: [String], environment: [String: String?] = [:], folder: String? = nil,
        output: FileHandle? = nil
    ) async throws -> Outcome {
        try await run(path, arguments, environment: environment, folder: folder, output: output)
    }

    /// Runs any program; for the tools that outputs are tried with.
    package static func run(
        _ executable: String, _ arguments: [String], environment: [String: String?] = [:], folder: String? = nil,
        output: FileHandle? = nil
    ) async throws -> Outcome {
        // Files, not pipes: however much is printed, nobody waits for a reader.
        let work = try TemporaryFolder()
        try work.write("output", "")
        try work.write("errors", "")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues(\.self)) { $1 }
            .filter { name, _ in environment[name].map { $0 != nil } ?? true }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        let ownOutput = output == nil ? try FileHandle(forWritingTo: URL(fileURLWithPath: work.path("output"))) : nil
        let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: work.path("errors")))
        process.standardOutput = output ?? ownOutput
        process.standardError = errors
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
            // The program has its own. Foundation keeps a process after its end, and with it these two. With some 1,360 files
            // open, whose names no longer fit into one read of /proc/self/fd, it reads behind the last name when it starts
            // the next program.
            ownOutput?.closeFile()
            errors.closeFile()
        }
        return Outcome(
            status: process.terminationStatus, output: try work.read("output"), errors: try work.read("errors"))
    }

    /// Makes a shell script at `path` that can be run at once. A shell writes it: were it written here, a program that
    /// another test starts at that moment would hold it open, and it could not be run.
    package static func writeScript(_ path: String, _ text: String) async throws {
        _ = try await run("/bin/sh", ["-c", "printf '%s\\n' \"$1\" > \"$2\" && chmod 700 \"$2\"", "sh", text, path])
    }
}
