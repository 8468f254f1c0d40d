import Glibc
import InnkeeperArguments
import InnkeeperShell
import InnkeeperStages

@main
struct Innkeeper {
    static func main() async {
        ProgramStart.prepare()
        exit(await status().rawValue)
    }

    private static func status() async -> InnkeeperShell.ExitStatus {
        do {
            try ProgramStart.raiseFileLimit()
            let arguments = Posix.arguments
            prepare(for: arguments)
            var process = try ProcessEnvironment.ofThisProcess()
            process.allocator = FileAllocator()
            if let size = CheckProcess.questionSize(arguments) {
                try CheckProcess.reply(toQuestionOf: size, ticks: process.ticks)
                return .clean
            }
            return await status(of: arguments, process)
        } catch {
            return Console(environment: [:]).tell(error)
        }
    }

    /// Every table needs the index of headings. It takes longest of all that comes before the first one, so it begins before
    /// anything else, even before it is clear that the arguments are right.
    private static func prepare(for arguments: [String]) {
        let reading = [CommandName.run, .check].map(\.rawValue)
        if arguments.contains(where: reading.contains) { Task.detached { TableHead.prepare() } }
    }

    private static func status(of arguments: [String], _ process: ProcessEnvironment) async -> InnkeeperShell.ExitStatus
    {
        let console: Console
        let invocation: Invocation
        do {
            invocation = try Invocation(arguments)
            console = Console(invocation.log, environment: process.environment)
        } catch {
            let console = Console(environment: process.environment)
            for message in error.messages { console.complain(message) }
            console.advise(error.advice)
            return .usage
        }
        do {
            return try await perform(invocation, console, process)
        } catch {
            return console.tell(error)
        }
    }

    private static func perform(
        _ invocation: Invocation, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> InnkeeperShell.ExitStatus {
        switch invocation {
        case .help(let name): try console.print(name.flatMap(CommandTable.command).map(HelpText.of) ?? HelpText.general)
        case .version: try console.print("\(CommandTable.program) \(toolVersion)\n")
        case .command(let name, let options):
            // Reported before anything is done: otherwise the result couldn't be read.
            guard Posix.isWritable(STDOUT_FILENO) else {
                throw Fault(.outputFailed, "standard output is closed, or can only be read")
            }
            return try await perform(name, Session(options: options, console: console, process: process))
        }
        return .clean
    }

    private static func perform(_ command: CommandName, _ session: Session) async throws -> InnkeeperShell.ExitStatus {
        switch command {
        case .run: return try await session.run()
        case .diff: return try await session.diff()
        case .check: return try await session.check()
        case .near: return try await session.near()
        case .birthdays: return try await session.birthdays()
        case .conflicts: return try await session.conflicts()
        case .occupancy: return try await session.occupancy()
        case .free: return try await session.free()
        case .initialise: try session.initialise()
        case .test: return try await session.test()
        case .plan: return try session.plan()
        case .watch: return try await session.watch()
        case .cells: return try session.cells()
        case .explain: try session.explain()
        case .stage: return try await session.stage()
        case .rules: try session.rules()
        case .schema: try session.schema()
        case .completions: try session.completions()
        case .man: try session.man()
        }
        return .clean
    }
}

extension Invocation {
    /// How to report problems.
    fileprivate var log: LogOptions {
        if case .command(_, let options) = self { options.log } else { LogOptions() }
    }
}
