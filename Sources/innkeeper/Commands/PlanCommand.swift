import Arguments
import Configuration
import Core
import Shell

/// `plan`: what would be read, run and written; nothing is touched.
enum PlanCommand {
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
        let found = SourceFinder.find(target.configuration.sources, root: target.root)
        let request = RunRequest(
            configuration: target.configuration, configurationJSON: [], configurationPath: target.configurationPath,
            root: target.root, output: target.output, asOf: options.asOf, jobs: options.jobs ?? process.cores,
            failOn: target.configuration.failOn, toolVersion: toolVersion)
        let context = try Runner(registry: Composition.registry, process: process).context(of: request)
        try OutputGuard.check(
            target.output, inputs: found.paths.compactMap { $0 } + [target.configurationPath].compactMap { $0 },
            home: process.environment["HOME"])

        var lines = [console.bold("Read"), "  as of \(context.today), below \(process.shown(target.root))"]
        for (index, file) in found.files.enumerated() {
            let state = found.paths[index].map { size($0) } ?? "MISSING"
            lines.append("  \(file.source) (\(file.kind.rawValue)): \(file.path), \(state)")
        }
        for source in target.configuration.sources {
            guard let remote = source.remote else { continue }
            let kind = source.settings.kind.rawValue
            lines.append("  \(source.settings.name) (\(kind)): to be fetched from \(remote.shownURL)")
            if let token = remote.token, (process.environment[token] ?? "").isEmpty {
                lines.append("    its token is MISSING: there is no \(token) in the environment")
            }
            if let journal = remote.journal { lines.append("    new people are posted there; \(journal) says who") }
        }
        lines.append(console.bold("Run"))
        let provided = Set(target.configuration.sources.map { $0.settings.kind.rawValue })
        for unit in target.configuration.stages {
            guard let stage = Composition.registry.stages.first(where: { $0.name == unit.name }) else { continue }
            let absent = stage.requires.map(\.rawValue).filter { !provided.contains($0) }
            let left = absent.isEmpty ? "" : " (left out: there are no \(absent.joined(separator: ", ")))"
            lines.append("  \(unit.name): \(stage.summary)\(left)")
        }
        lines.append(console.bold("Write to \(process.shown(target.output))"))
        for unit in target.configuration.reports {
            guard let report = Composition.registry.reports.first(where: { $0.name == unit.name }) else { continue }
            lines.append("  \(unit.name): \(report.files.joined(separator: ", "))")
        }
        lines.append("  always: run.json, accepted/, rejected/, fetched/")
        lines.append(console.bold("Effective configuration"))
        try console.print(lines.map { printableLine($0, console) + "\n" }.joined())
        try console.print(ConfigurationWriter.json(target.configuration) + [0x0A])
        return found.paths.contains { $0 == nil } ? .inputMissing : .clean
    }

    private static func size(_ path: String) -> String {
        guard let status = (try? Posix.status(path)) ?? nil else { return "can't be looked at" }
        return status.type == .folder ? "a folder, not a file" : counted(Int(status.size), "byte")
    }

    /// File names come from outside; the headings carry our own bold.
    private static func printableLine(_ line: String, _ console: Console) -> String {
        line.hasPrefix("  ") ? printable(line) : line
    }
}
