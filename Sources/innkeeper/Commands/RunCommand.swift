import Arguments
import Configuration
import Core
import Reports
import Shell

/// `run`: the whole pipeline.
enum RunCommand {
    static func perform(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        let target: Target
        do {
            target = try Composition.resolver(process).target(
                options.target, root: options.root, output: options.output)
        } catch {
            for message in error.messages { console.report(message) }
            return .usage
        }
        var request = RunRequest(
            configuration: target.configuration, configurationJSON: ConfigurationWriter.json(target.configuration),
            configurationPath: target.configurationPath, root: target.root, output: target.output, asOf: options.asOf,
            jobs: options.jobs ?? process.cores, failOn: options.failOn ?? target.configuration.failOn,
            toolVersion: toolVersion)
        request.showValues = options.showValues
        request.wait = options.wait
        request.redacts = options.redacts
        request.offline = options.offline.map { Paths.join(process.currentFolder, $0) }
        request.baseline = try target.baseline(
            options.baseline, isToBeMade: options.updatesBaseline, process)
        try SignalHandler.install()
        let runner = Runner(
            registry: Composition.registry, process: process, progress: console.progress(process.ticks))
        let folder = target.configurationPath.map { Paths.parent($0) } ?? process.currentFolder
        let aftermath = RunAftermath(target.configuration, folder: folder, output: target.output, process)
        var result: RunResult
        do {
            result = try await runner.run(request)
        } catch {
            let fault = error as? Fault ?? Fault(.outputFailed, "internal fault: \(error)")
            for trouble in aftermath.failed(fault) { console.complain(trouble) }
            throw fault
        }
        // Who should be told and was not must be seen, however quiet.
        for trouble in aftermath.published(result) { console.complain(trouble) }
        if options.updatesBaseline {
            try request.baseline?.update(from: result.input)
            // What is known from now on fails no more.
            if result.status == .findings { result.status = .clean }
        }
        if options.log.quiet, result.status == .clean { return .clean }
        let hasPage = result.outputs.contains { $0.path == "index.html" }
        let page = Paths.join(target.output, hasPage ? "index.html" : "run.json")
        let lines = consoleSummary(result.input, indexPath: process.shown(page))
        try console.print(lines.map { $0 + "\n" }.joined())
        for remark in result.remarks { console.complain(remark) }
        console.adviseOfUnread(target.unrecognised, target.refused)
        return result.status
    }
}

/// `1 file`, `3 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Target {
    /// The baseline that the option names, else the configuration's; nil without either.
    func baseline(_ option: String?, isToBeMade: Bool, _ process: ProcessEnvironment) throws -> BaselineUse? {
        let path: String
        if let option {
            path = Paths.join(process.currentFolder, option)
        } else if let name = configuration.baseline, let configurationPath {
            path = Paths.join(Paths.parent(configurationPath), name)
        } else {
            guard !isToBeMade else {
                throw Fault(.usage, "--update-baseline needs --baseline FILE, or baseline in the configuration")
            }
            return nil
        }
        return try BaselineUse(path, name: process.shown(path), isToBeMade: isToBeMade)
    }
}

extension ProcessEnvironment {
    /// A path as a person here would type it.
    func shown(_ path: String) -> String {
        Paths.isInside(path, currentFolder) && path != currentFolder && currentFolder != "/"
            ? String(path.dropFirst(currentFolder.count + 1)) : path
    }
}
