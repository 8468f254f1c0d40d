import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

/// A command in progress: its options, where it prints, and its environment. The commands themselves are in the folder
/// `Commands`, one command or family per file.
struct Session {
    var options: CommandOptions
    let console: Console
    var process: ProcessEnvironment

    var resolver: TargetResolver {
        TargetResolver(
            facts: Composition.registry, unpacking: Composition.unpacking, currentFolder: process.currentFolder)
    }

    /// What the command works on.
    func target() throws(TargetFault) -> Target {
        try localised(
            resolver.target(options.target, root: options.root, output: options.output, exclude: options.exclude))
    }

    /// In the requested language.
    func localised(_ target: Target) -> Target {
        var target = target
        guard let language = options.language else { return target }
        target.configuration.property.language = language
        // A folder without a configuration can't say how to write its tables: write them for the country's
        // spreadsheets.
        if target.configurationPath == nil, language != .en {
            target.configuration.setForSpreadsheets()
        }
        return target
    }

    /// A run with the given options. Without an output it writes nothing.
    func request(_ target: Target, _ configuration: Configuration, output: String? = nil) -> RunRequest {
        var request = RunRequest(configuration, root: target.root, toolVersion: toolVersion)
        request.configurationPath = target.configurationPath
        request.others = target.others
        request.output = output
        request.asOf = options.asOf
        let memory = (options.memory ?? configuration.limits.memory).map { bytes in
            MemoryLimit(bytes: bytes, folder: options.spill.map { Paths.join(process.currentFolder, $0) })
        }
        request.jobs = memory?.jobs(options.jobs ?? process.cores) ?? options.jobs ?? process.cores
        if output != nil { request.memory = memory }
        request.failOn = options.failOn ?? (options.isStrict ? .warning : configuration.failOn)
        request.showValues = options.showValues
        return request
    }

    /// A runner that shows its progress to a person watching.
    var runner: Runner {
        Runner(
            registry: Composition.registry, process: process, unpacking: Composition.unpacking,
            progress: console.progress(process.ticks))
    }
}
