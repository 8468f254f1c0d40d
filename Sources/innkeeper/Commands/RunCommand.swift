import Arguments
import Configuration
import Reports
import Shell

/// `run`: the whole pipeline.
enum RunCommand {
    static func perform(
        _ options: RunOptions, _ console: Console, _ surroundings: Surroundings
    ) async throws -> Shell.ExitStatus {
        let target: Target
        do {
            target = try Composition.resolver(surroundings).target(
                options.target, root: options.root, output: options.output)
        } catch {
            for message in error.messages { console.report(message) }
            return .usage
        }
        var request = RunRequest(
            configuration: target.configuration, configurationJSON: ConfigurationWriter.json(target.configuration),
            configurationPath: target.configurationPath, root: target.root, output: target.output, asOf: options.asOf,
            jobs: options.jobs ?? surroundings.cores, failOn: options.failOn ?? target.configuration.failOn,
            toolVersion: toolVersion)
        request.showValues = options.showValues
        try Interruption.install()
        let runner = Runner(
            units: Composition.units, surroundings: surroundings, progress: console.progress(surroundings.ticks))
        let result = try await runner.run(request)
        if options.log.quiet, result.status == .clean { return .clean }
        let hasPage = result.outputs.contains { $0.path == "index.html" }
        let page = Paths.join(target.output, hasPage ? "index.html" : "run.json")
        let lines = consoleSummary(result.input, indexPath: surroundings.shown(page))
        try console.print(lines.map { $0 + "\n" }.joined())
        console.adviseOfUnread(target.unrecognised, target.refused)
        return result.status
    }
}

/// `1 file`, `3 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Surroundings {
    /// A path as a person here would type it.
    func shown(_ path: String) -> String {
        Paths.isInside(path, currentFolder) && path != currentFolder && currentFolder != "/"
            ? String(path.dropFirst(currentFolder.count + 1)) : path
    }
}
