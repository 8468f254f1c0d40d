import Glibc
import InnkeeperArguments
import InnkeeperCore
import InnkeeperShell

/// The program that does a task or a bucket of a spread run where nothing but this program is installed. `innkeeper stage map`,
/// `ids` and `stays` do the same with the same functions, but bring the libraries of all other commands along.
@main
struct InnkeeperStage {
    private static let name = "innkeeper-stage"

    private static let help = """
        Do one task or bucket of a run that is spread over machines.

        Usage: innkeeper-stage map EXCHANGE --task N [--root DIR] [--stream] [--jobs N] [--quiet]
               innkeeper-stage ids EXCHANGE --bucket N [--quiet]
               innkeeper-stage stays EXCHANGE --bucket N [--jobs N] [--quiet]

        It is `innkeeper stage map`, `ids` and `stays` as a program of its own, which needs no other library than those of C
        and C++. Plans are made, and results merged, by `innkeeper stage plan` and `innkeeper stage finish` of the same
        version.

        """

    static func main() async {
        ProgramStart.prepare()
        exit(await status().rawValue)
    }

    private static func status() async -> ExitStatus {
        do {
            try ProgramStart.raiseFileLimit()
            return try await perform(Posix.arguments)
        } catch let fault as UsageFault {
            fault.messages.forEach(complain)
            write("Try '\(name) --help'.\n", to: Posix.messages)
            return .usage
        } catch let fault as TargetFault {
            for message in fault.messages { write(printable(message) + "\n", to: Posix.messages) }
            return .usage
        } catch let fault as Fault {
            complain(fault.message)
            return fault.status
        } catch {
            complain("internal fault: \(error)")
            return .outputFailed
        }
    }

    private static func perform(_ arguments: [String]) async throws -> ExitStatus {
        switch try Invocation(["stage"] + arguments) {
        case .help: try print(help)
        case .version: try print("\(name) \(toolVersion)\n")
        case .command(_, let options):
            if ![.map, .ids, .stays].contains(options.step) {
                let step = options.step.rawValue
                throw Fault(.usage, "\(step) is a step of innkeeper: innkeeper stage \(step)")
            }
            if options.log.format != .text { throw Fault(.usage, "--log-format is for innkeeper") }
            if let fault = options.stageFault { throw Fault(.usage, fault) }
            // Reported before anything is done: otherwise the result couldn't be read.
            guard Posix.isWritable(STDOUT_FILENO) else {
                throw Fault(.outputFailed, "standard output is closed, or can only be read")
            }
            let process = try ProcessEnvironment.ofThisProcess()
            let text =
                switch options.step {
                case .ids: try ids(options, process)
                case .stays: try await stays(options, process)
                default: try await map(options, process)
                }
            if !options.log.quiet, !options.streams { try print(text + "\n") }
        }
        return .clean
    }

    private static func ids(_ options: CommandOptions, _ process: ProcessEnvironment) throws -> String {
        guard let bucket = options.bucket else { throw Fault(.usage, "stage ids needs --bucket N") }
        let path = Paths.join(process.currentFolder, options.exchange)
        return try IdsTask.run(bucket, in: path, toolVersion: toolVersion).text(bucket)
    }

    private static func stays(_ options: CommandOptions, _ process: ProcessEnvironment) async throws -> String {
        guard let bucket = options.bucket else { throw Fault(.usage, "stage stays needs --bucket N") }
        return try await StaysTask.run(
            bucket, in: Paths.join(process.currentFolder, options.exchange), toolVersion: toolVersion,
            process: process, jobs: options.jobs ?? process.cores
        ).text(bucket)
    }

    private static func map(_ options: CommandOptions, _ process: ProcessEnvironment) async throws -> String {
        guard let task = options.task else { throw Fault(.usage, "stage map needs --task N") }
        let count = try await MapTask.run(
            task, in: Paths.join(process.currentFolder, options.exchange),
            root: options.root.map { Paths.join(process.currentFolder, $0) }, toolVersion: toolVersion,
            process: process, jobs: options.jobs, stream: options.streams ? STDOUT_FILENO : nil)
        return "task \(task): \(count) record\(count == 1 ? "" : "s")"
    }

    private static func print(_ text: String) throws(Fault) {
        do {
            try Posix.write(STDOUT_FILENO, Array(text.utf8)[...])
        } catch {
            if !error.hasNoReader { throw Fault(.outputFailed, "standard output: \(error.text)") }
        }
    }

    private static func complain(_ message: String) {
        write("\(name): \(printable(message))\n", to: Posix.messages)
    }

    /// If standard error itself fails, there is nowhere to report it.
    private static func write(_ text: String, to descriptor: Int32) {
        try? Posix.write(descriptor, Array(text.utf8)[...])
    }
}
