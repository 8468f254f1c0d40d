import CLinuxFiles
import Dispatch
import Glibc

/// A program that answers one question: bytes in, bytes out, then its end.
package enum HelperProcess {
    package struct Outcome: Sendable, Equatable {
        package var output: [UInt8]
        /// As `waitpid` gives it; 0 for a program that ended well.
        package var status: Int32
    }

    /// Starts the program at `path` with `input` on its standard input, and waits for its end. Its standard input is
    /// closed only then, or when this process ends: a helper that reads on knows that nobody waits any more.
    ///
    /// SIGPIPE must be ignored, as it is in the whole program: a helper may die before it has read all.
    package static func run(_ path: String, input: [UInt8]) async throws(Posix.Failure) -> Outcome {
        let result: Result<Outcome, Posix.Failure> = await withCheckedContinuation { continuation in
            // A thread of its own: this waits for another program.
            DispatchQueue(label: "helper").async {
                do throws(Posix.Failure) {
                    continuation.resume(returning: .success(try runAndWait(path, input)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }

    private static func runAndWait(_ path: String, _ input: [UInt8]) throws(Posix.Failure) -> Outcome {
        let question = try pipe()
        let answer: (reading: Int32, writing: Int32)
        do throws(Posix.Failure) {
            answer = try pipe()
        } catch {
            Posix.close(question.reading)
            Posix.close(question.writing)
            throw error
        }
        let process = spawn(path, standardInput: question.reading, standardOutput: answer.writing)
        Posix.close(question.reading)
        Posix.close(answer.writing)
        defer {
            Posix.close(question.writing)
            Posix.close(answer.reading)
        }
        let child = try process.get()
        // Beside reading: who is asked much may answer before it has heard all. A helper that dies early leaves a pipe
        // without a reader; its status tells more than this write would.
        let asking = DispatchGroup()
        DispatchQueue(label: "helper.question").async(group: asking) {
            try? Posix.write(question.writing, input[...])
        }
        defer { asking.wait() }
        var output: [UInt8] = []
        while let chunk = try? Posix.read(answer.reading, count: 1 << 16), !chunk.isEmpty { output += chunk }
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 {
            if errno != EINTR { throw Posix.Failure() }
        }
        return Outcome(output: output, status: status)
    }

    /// Both ends are closed in programs that are started.
    private static func pipe() throws(Posix.Failure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe innkeeper_pipe(&ends) == 0 else { throw Posix.Failure() }
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ path: String, standardInput: Int32, standardOutput: Int32
    ) -> Result<pid_t, Posix.Failure> {
        var actions = unsafe posix_spawn_file_actions_t()
        _ = unsafe posix_spawn_file_actions_init(&actions)
        defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
        _ = unsafe posix_spawn_file_actions_adddup2(&actions, standardInput, STDIN_FILENO)
        _ = unsafe posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO)
        var process: pid_t = 0
        let name = unsafe strdup(path)
        defer { unsafe free(name) }
        var arguments = unsafe [name, nil]
        let code = unsafe posix_spawn(&process, path, &actions, nil, &arguments, environ)
        guard code == 0 else {
            errno = code
            return .failure(Posix.Failure())
        }
        return .success(process)
    }
}
