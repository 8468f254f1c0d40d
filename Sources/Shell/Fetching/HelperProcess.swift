import CInnkeeperLinuxFiles
import Dispatch
import Glibc

/// A program that answers one question: it reads bytes, writes bytes, and exits.
package enum HelperProcess {
    package struct Outcome: Sendable, Equatable {
        package var output: [UInt8]
        /// As `waitpid` gives it; 0 for success.
        package var status: Int32
        /// Whether it was killed because it took too long.
        package var wasKilled = false
    }

    /// Starts the program at `path` with `input` on its standard input, and waits for its end. Its standard input is
    /// closed only then, or when this process ends: a helper that keeps reading learns that nobody is waiting any more.
    /// If it hasn't ended after `seconds`, it is killed, whether it works, sleeps or was stopped.
    ///
    /// SIGPIPE must be ignored, as it is in the whole program: a helper may die before it has read everything.
    package static func run(_ path: String, input: [UInt8], seconds: Int) async throws -> Outcome {
        try await BlockingExecutor.run { try runAndWait(path, [], input: input, seconds: seconds) }
    }

    /// The same with arguments; blocks the calling thread.
    package static func runAndWait(
        _ path: String, _ arguments: [String], input: [UInt8], seconds: Int
    ) throws(Posix.Failure) -> Outcome {
        let question = try pipe()
        defer { Posix.close(question.writing) }
        let answer: (reading: Int32, writing: Int32)
        let child: pid_t
        do throws(Posix.Failure) {
            answer = try pipe()
        } catch {
            Posix.close(question.reading)
            throw error
        }
        defer { Posix.close(answer.reading) }
        do {
            // Closes our copies of its ends: only then does reading end when the helper does.
            defer {
                Posix.close(question.reading)
                Posix.close(answer.writing)
            }
            child = try Posix.spawn(path, arguments, input: question.reading, output: answer.writing)
        }
        // Concurrently with reading: a helper with a long input may answer before it has read all of it. If it dies
        // early, this write fails; its status is more informative.
        let asking = DispatchGroup()
        DispatchQueue(label: "helper.question").async(group: asking) {
            try? Posix.write(question.writing, input[...])
        }
        defer { asking.wait() }
        var output: [UInt8] = []
        var wasKilled = false
        let end = DispatchTime.now() + .seconds(seconds)
        while true {
            let left = Int64(end.uptimeNanoseconds) - Int64(DispatchTime.now().uptimeNanoseconds)
            var waited = pollfd(fd: answer.reading, events: Int16(POLLIN), revents: 0)
            let ready = unsafe poll(&waited, 1, Int32(clamping: max(0, left / 1_000_000)))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                wasKilled = true
                kill(child, SIGKILL)
                break
            }
            guard let chunk = try? Posix.readSome(answer.reading, count: 1 << 16), !chunk.isEmpty else { break }
            output += chunk
        }
        // It may live on with its output closed.
        if !wasKilled, !hasEnded(child, by: end) {
            wasKilled = true
            kill(child, SIGKILL)
        }
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 {
            if errno != EINTR { throw Posix.Failure() }
        }
        return Outcome(output: output, status: status, wasKilled: wasKilled)
    }

    /// Waits for the end of a child process, which is not collected: until then its number means no other process.
    private static func hasEnded(_ child: pid_t, by end: DispatchTime) -> Bool {
        let ended = DispatchGroup()
        DispatchQueue(label: "helper.end").async(group: ended) {
            while waitid(P_PID, id_t(child), nil, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        }
        return ended.wait(timeout: end) == .success
    }

    /// Both ends are closed in child processes.
    private static func pipe() throws(Posix.Failure) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        try Posix.checked(unsafe innkeeper_pipe(&ends))
        return (ends[0], ends[1])
    }
}
