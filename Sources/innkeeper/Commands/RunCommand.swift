import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperShell

extension Session {
    /// `run`: the whole pipeline.
    func run() async throws -> InnkeeperShell.ExitStatus { try await run(try runnableTarget()) }

    /// Runs a target; `mapped` has the slices of files that the tasks of a plan have read.
    func run(_ target: Target, mapped: MappedSlices? = nil) async throws -> InnkeeperShell.ExitStatus {
        var request = request(target, target.configuration, output: target.output)
        request.configurationJSON = ConfigurationWriter.json(target.configuration)
        request.mapped = mapped
        request.wait = options.wait
        request.redacts = options.redacts
        request.offline = options.offline.map { Paths.join(process.currentFolder, $0) }
        request.baseline = try baseline(of: target)
        try SignalHandler.install()
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
        // Undelivered notices must be reported, even with --quiet.
        for trouble in aftermath.published(result) { console.complain(trouble) }
        try updateBaseline(request, &result)
        if options.log.quiet, result.status == .clean { return .clean }
        let hasPage = result.outputs.contains { $0.path == "index.html" }
        let page = Paths.join(target.output, hasPage ? "index.html" : "run.json")
        let lines = consoleSummary(
            result.input, indexPath: process.shown(page), columns: console.isTerminal ? PlainText.columns : nil)
        try console.summarise(lines)
        for remark in result.remarks { console.complain(remark) }
        console.adviseOfUnread([result.input], [target])
        for line in target.nestedAdvice(process.shown(target.root)) { console.advise(line) }
        return result.status
    }
}

/// `1 file`, `3 files`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Session {
    /// The target; if the configuration is faulty, a monitor that it names learns of the failure.
    func runnableTarget() throws -> Target {
        do {
            return try target()
        } catch {
            if let path = resolver.configurationPath(options.target) {
                for trouble in RunAftermath.misconfigured(path, process) { console.complain(trouble) }
            }
            throw error
        }
    }

    /// The baseline named by the option, else by the configuration; nil if neither names one.
    func baseline(of target: Target) throws -> BaselineUse? {
        let path: String
        if let option = options.baseline {
            path = Paths.join(process.currentFolder, option)
        } else if let name = target.configuration.baseline, let configurationPath = target.configurationPath {
            path = Paths.join(Paths.parent(configurationPath), name)
        } else {
            guard !options.updatesBaseline else {
                throw Fault(.usage, "--update-baseline needs --baseline FILE, or baseline in the configuration")
            }
            return nil
        }
        return try BaselineUse(path, name: process.shown(path), isToBeMade: options.updatesBaseline)
    }

    /// Adds the findings to the baseline, if requested. Findings in it no longer cause a failure.
    func updateBaseline(_ request: RunRequest, _ result: inout RunResult) throws {
        guard options.updatesBaseline else { return }
        if let said = try request.baseline?.update(from: result.input) { console.note(said) }
        if result.status == .findings { result.status = .clean }
    }
}

extension ProcessEnvironment {
    /// A path as the user would type it here.
    func shown(_ path: String) -> String {
        Paths.isInside(path, currentFolder) && path != currentFolder && currentFolder != "/"
            ? String(path.dropFirst(currentFolder.count + 1)) : path
    }
}
