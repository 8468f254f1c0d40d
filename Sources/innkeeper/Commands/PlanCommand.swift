import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

extension Session {
    /// `plan`: what would be read, run and written; nothing is touched.
    func plan() throws -> InnkeeperShell.ExitStatus {
        let target = try target()
        var found = SourceFinder.find(target.configuration.sources, root: target.root)
        let unreadFiles = UnreadFiles(
            Composition.registry, Composition.unpacking, root: target.root, target.configuration,
            configurationPath: target.configurationPath)
        unreadFiles.add(target.others, to: &found)
        let context = try process.context(target.configuration.property, asOf: options.asOf)
        try OutputGuard.check(
            target.output, inputs: found.paths.compactMap { $0 } + [target.configurationPath].compactMap { $0 },
            home: process.environment["HOME"])

        var lines = [console.bold("Read"), "  as of \(context.today), below \(process.shown(target.root))"]
        for (index, file) in found.files.enumerated() {
            guard let kind = file.kind else { continue }
            let state = found.paths[index].map { size($0) } ?? "MISSING"
            lines.append("  \(file.source) (\(kind.rawValue)): \(file.path), \(state)")
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
        let unread = unreadFiles.lines(found) + target.nestedAdvice(process.shown(target.root))
        if !unread.isEmpty { lines += [console.bold("Not read")] + unread.map { "  \($0)" } }
        lines.append(console.bold("Run"))
        var provided = Set(
            target.configuration.sources.compactMap { DatasetPart(rawValue: $0.settings.kind.rawValue) })
        for unit in target.configuration.stages {
            guard let stage = Composition.registry.stages.first(where: { $0.name == unit.name }) else { continue }
            let absent = stage.requires.filter { !provided.contains($0) }.map(\.rawValue)
            let left = absent.isEmpty ? "" : " (left out: there are no \(absent.joined(separator: ", ")))"
            if absent.isEmpty { provided.formUnion(stage.provides) }
            lines.append("  \(unit.name): \(stage.summary)\(left)")
        }
        lines.append(console.bold("Write to \(process.shown(target.output))"))
        for unit in target.configuration.reports {
            guard let report = Composition.registry.reports.first(where: { $0.name == unit.name }) else { continue }
            let files = report.init(options: unit.options).paths(given: provided)
            lines.append("  \(unit.name): \(files.isEmpty ? "nothing" : files.joined(separator: ", "))")
        }
        lines.append("  always: run.json, snapshot.bin")
        let hasRemote = target.configuration.sources.contains { $0.remote != nil }
        lines.append("  if there are any: accepted/, rejected/\(hasRemote ? ", fetched/" : "")")
        lines.append(console.bold("Effective configuration"))
        // File names are untrusted; the headings contain our own bold.
        try console.print(lines.map { ($0.hasPrefix("  ") ? printable($0) : $0) + "\n" }.joined())
        try console.print(ConfigurationWriter.json(target.configuration) + [0x0A])
        return found.isAnyMissing ? .inputMissing : .clean
    }

    private func size(_ path: String) -> String {
        guard let status = try? Posix.status(path) else { return "can't be looked at" }
        return status.type == .folder ? "a folder, not a file" : counted(Int(status.size), "byte")
    }
}
