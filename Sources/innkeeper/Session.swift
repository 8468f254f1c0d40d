import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

/// A command while it is carried out: what was asked for, where it prints, and what it knows of its surroundings. The
/// commands themselves are in the folder `Commands`, one a file or one family a file.
struct Session {
    let options: CommandOptions
    let console: Console
    var process: ProcessEnvironment

    var resolver: TargetResolver {
        TargetResolver(facts: Composition.registry, currentFolder: process.currentFolder)
    }

    /// What the command works on.
    func target() throws(TargetFault) -> Target {
        try localised(
            resolver.target(options.target, root: options.root, output: options.output, exclude: options.exclude))
    }

    /// In the language that was asked for.
    func localised(_ target: Target) -> Target {
        var target = target
        guard let language = options.language else { return target }
        target.configuration.property.language = language
        // A folder without a configuration can't say how its tables are to be written: they are for its country's people.
        if target.configurationPath == nil, language != .en {
            target.configuration.setForSpreadsheets()
        }
        return target
    }

    /// A run as the options ask for it. Without an output it writes nothing.
    func request(_ target: Target, _ configuration: Configuration, output: String? = nil) -> RunRequest {
        var request = RunRequest(configuration, root: target.root, toolVersion: toolVersion)
        request.configurationPath = target.configurationPath
        request.others = target.others
        request.output = output
        request.asOf = options.asOf
        request.jobs = options.jobs ?? process.cores
        request.failOn = options.failOn ?? (options.isStrict ? .warning : configuration.failOn)
        request.showValues = options.showValues
        return request
    }

    /// One that tells a person who watches how far it is.
    var runner: Runner {
        Runner(registry: Composition.registry, process: process, progress: console.progress(process.ticks))
    }
}
