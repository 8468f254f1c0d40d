import Glibc
import InnkeeperShell
import InnkeeperStore

/// Runs custom checks in a separate process, which is this program with a private argument.
enum CheckProcess {
    private static let argument = "--reply-to-checks"

    @Sendable static func ask(_ question: [UInt8], seconds: Int) -> SQLChecks.Reply {
        do throws(Posix.Failure) {
            let outcome = try HelperProcess.runAndWait(
                Posix.realPath("/proc/self/exe") ?? "", [argument, "\(question.count)"], input: question,
                seconds: seconds)
            if outcome.status == 0 { return .given(outcome.output) }
            let isStopped = outcome.wasKilled || outcome.status & 0x7F == SIGALRM
            return isStopped ? .stopped : .failed("its process ended with status \(outcome.status)")
        } catch {
            return .failed("no process could be started for it: \(error.text)")
        }
    }

    /// The size of the question in bytes, if the arguments are those of such a process.
    static func questionSize(_ arguments: [String]) -> Int? {
        arguments.count == 2 && arguments[0] == argument ? Int(arguments[1]) : nil
    }

    /// Reads a question from standard input and replies to it on standard output.
    static func reply(toQuestionOf size: Int, ticks: @escaping @Sendable () -> UInt64) throws {
        let question = try Posix.read(STDIN_FILENO, count: size)
        let reply = try SQLChecks.reply(to: question, ticks: ticks) { Posix.endProcess(after: $0) }
        try Posix.write(STDOUT_FILENO, reply[...])
    }
}
