import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports
import InnkeeperShell

extension Session {
    /// `check`: reads and validates, writes nothing.
    func check() async throws -> InnkeeperShell.ExitStatus {
        var spooled: StandardInput?
        if options.targets.contains("-") {
            spooled = try StandardInput(below: process.environment["TMPDIR"] ?? "/tmp")
        }
        defer { try? spooled?.remove() }
        let targets = try resolver.targets(
            options.targets, root: options.root, exclude: options.exclude, standardInput: spooled?.folder)
        if targets.count > 1, options.baseline != nil || options.updatesBaseline {
            throw Fault(.usage, "a baseline is of one configuration or folder; check the others by themselves")
        }
        var status = InnkeeperShell.ExitStatus.clean
        var inputs: [RunData] = []
        for target in targets {
            let result = try await check(localised(target))
            status = InnkeeperShell.ExitStatus.worse(status, result.status)
            let totals = result.input.findings.totals
            let unread = [ReadingCode.sourceUnrecognised, .sourceNotExport].contains { totals[$0.rawValue] != nil }
            if options.isStrict, unread { status = InnkeeperShell.ExitStatus.worse(status, .inputMissing) }
            // A wrong path, or a checkout that failed, would pass otherwise.
            if options.isStrict, target.isEmpty { status = InnkeeperShell.ExitStatus.worse(status, .inputMissing) }
            inputs.append(result.input)
        }
        if options.log.quiet, status == .clean { return .clean }
        for target in targets where target.isEmpty { console.complain(Target.nothing(in: process.shown(target.root))) }
        try show(inputs, targets)
        console.adviseOfUnread(inputs, targets)
        return status
    }

    private func check(_ target: Target) async throws -> RunResult {
        var configuration = target.configuration
        // The only stage that finds faults in the data.
        configuration.stages.removeAll { $0.name != "conflicts" }
        var request = request(target, configuration)
        if target.configurationPath != nil { request.lastOutput = target.output }
        request.baseline = try baseline(of: target)
        var result = try await runner.run(request)
        try updateBaseline(request, &result)
        return result
    }

    /// With paths that a person or a build server can open: relative to the current folder.
    private func placed(_ inputs: [RunData], _ targets: [Target], isTranslated: Bool = false) -> ShownFindings {
        let paths = zip(inputs, targets).map { input, target in
            DocumentPaths.paths(input, target, folder: process.currentFolder, prefix: options.pathPrefix)
        }
        var shown = ShownFindings(inputs, paths: paths, isTranslated: isTranslated)
        // What precedes the prefix is unknown here.
        if options.pathPrefix.isEmpty { shown.root = process.currentFolder }
        return shown
    }

    /// A single document for everything that was checked together.
    private func show(_ inputs: [RunData], _ targets: [Target]) throws {
        switch options.checkFormat {
        case .text:
            let shown = placed(inputs, targets, isTranslated: true)
            try TextFindings.write(shown, color: console.isColored) { try console.print($0 + "\n") }
            try console.print(CheckVerdict.lines(shown).map { printable($0) + "\n" }.joined())
        case .github:
            try GitHubAnnotations.write(placed(inputs, targets)) { try console.print($0 + "\n") }
        case .sarif: try console.print(SARIFLog.json(placed(inputs, targets)))
        case .junit: try console.print(JUnitDocument.xml(placed(inputs, targets)))
        case .gitlab: try console.print(GitLabCodeQuality.json(placed(inputs, targets)))
        case .json: try FindingsDocument.write(inputs) { try console.print($0) }
        case .jsonl:
            for input in inputs { try FindingsDocument.writeLines(input) { try console.print($0) } }
        }
    }
}
