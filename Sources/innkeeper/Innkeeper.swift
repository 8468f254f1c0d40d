import Arguments
import Glibc
import Shell

@main
struct Innkeeper {
    static func main() async {
        // A reader that goes away (`innkeeper rules | head`) is an error of the write, not the end of the process.
        _ = signal(SIGPIPE, SIG_IGN)
        occupyStandardDescriptors()
        let process = ProcessEnvironment.ofThisProcess()
        let status = await status(of: Array(CommandLine.arguments.dropFirst()), process)
        exit(status.rawValue)
    }

    private static func status(of arguments: [String], _ process: ProcessEnvironment) async -> Shell.ExitStatus {
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
        } catch let fault as Fault {
            console.complain(fault.message)
            return fault.status
        } catch {
            console.complain("internal fault: \(error)")
            return .outputFailed
        }
    }

    private static func perform(
        _ invocation: Invocation, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        switch invocation {
        case .help(let name): try console.print(name.flatMap(CommandTable.command).map(HelpText.of) ?? HelpText.general)
        case .version: try console.print("\(CommandTable.program) \(toolVersion)\n")
        case .command(let name, let options): return try await perform(name, options, console, process)
        }
        return .clean
    }

    private static func perform(
        _ command: CommandName, _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        switch command {
        case .run: return try await RunCommand.perform(options, console, process)
        case .diff: return try await DiffCommand.perform(options, console, process)
        case .check: return try await CheckCommand.perform(options, console, process)
        case .near: return try await QueryCommands.near(options, console, process)
        case .birthdays: return try await QueryCommands.birthdays(options, console, process)
        case .conflicts: return try await QueryCommands.conflicts(options, console, process)
        case .occupancy: return try await QueryCommands.occupancy(options, console, process)
        case .free: return try await QueryCommands.free(options, console, process)
        case .initialise: try InitCommand.perform(options, console, process)
        case .test: return try await TestCommand.perform(options, console, process)
        case .plan: return try await PlanCommand.perform(options, console, process)
        case .watch: return try await WatchCommand.perform(options, console, process)
        case .explain: try ExplainCommand.perform(options, console)
        case .rules: try RulesCommand.perform(options, console)
        case .schema: try SchemaCommand.perform(options.table, console)
        case .completions: try CompletionsCommand.perform(options.shell, console)
        case .man: try console.print(ManualPage.text(version: toolVersion))
        }
        return .clean
    }

    /// Makes sure that descriptors 0, 1 and 2 are taken. Otherwise, started with a closed standard output, the first
    /// output file would become it. What takes their place is open for reading only, so that writing still fails.
    private static func occupyStandardDescriptors() {
        while let descriptor = try? Posix.open("/dev/null") {
            if descriptor > STDERR_FILENO { return Posix.close(descriptor) }
        }
    }
}

extension Invocation {
    /// How to tell of problems.
    fileprivate var log: LogOptions {
        if case .command(_, let options) = self { options.log } else { LogOptions() }
    }
}
