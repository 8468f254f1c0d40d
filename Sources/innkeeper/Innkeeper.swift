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
        case .run(let options): return try await RunCommand.perform(options, console, process)
        case .diff(let options): return try await DiffCommand.perform(options, console, process)
        case .check(let options): return try await CheckCommand.perform(options, console, process)
        case .near(let position, let limit, let options):
            return try await QueryCommands.near(position, limit: limit, options, console, process)
        case .birthdays(let days, let options):
            return try await QueryCommands.birthdays(days: days, options, console, process)
        case .conflicts(let options): return try await QueryCommands.conflicts(options, console, process)
        case .occupancy(let days, let options):
            return try await QueryCommands.occupancy(days: days, options, console, process)
        case .free(let wish, let options): return try await QueryCommands.free(wish, options, console, process)
        case .initialise(let options): try InitCommand.perform(options, console, process)
        case .test(let options): return try await TestCommand.perform(options, console, process)
        case .plan(let options): return try await PlanCommand.perform(options, console, process)
        case .watch(let options): return try await WatchCommand.perform(options, console, process)
        case .explain(let options): try ExplainCommand.perform(options, console)
        case .rules(let options): try RulesCommand.perform(options, console)
        case .schema(let table): try SchemaCommand.perform(table, console)
        case .completions(let shell): try CompletionsCommand.perform(shell, console)
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
    /// How to tell of problems; the commands that only print have the defaults.
    fileprivate var log: LogOptions {
        switch self {
        case .run(let options): options.log
        case .check(let options): options.log
        case .near(_, _, let options), .birthdays(_, let options), .conflicts(let options), .occupancy(_, let options),
            .free(_, let options):
            options.log
        case .diff(let options): options.log
        case .initialise(let options): options.log
        case .test(let options): options.log
        case .plan(let options): options.log
        case .watch(let options): options.run.log
        case .explain(let options): LogOptions(noColor: options.noColor)
        case .rules(let options): LogOptions(noColor: options.noColor)
        case .help, .version, .schema, .completions, .man: LogOptions()
        }
    }
}
