import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages

extension Session {
    /// `stage`: one step of a run that is spread over processes.
    func stage() async throws -> InnkeeperShell.ExitStatus {
        let path = Paths.join(process.currentFolder, options.exchange)
        if let fault = options.stageFault { throw Fault(.usage, fault) }
        switch options.step {
        case .plan: return try planStages(path)
        case .map: return try await map(path)
        case .ids: return try ids(path)
        case .stays: return try await stays(path)
        case .finish: return try await finish(try ExchangeFolder(path, toolVersion: toolVersion))
        case .clean: return try clean(path)
        }
    }

    private func planStages(_ path: String) throws -> InnkeeperShell.ExitStatus {
        let replacements = try options.replacements.reduce(into: [StagePlan.Replacement]()) { all, text in
            guard let mark = text.firstIndex(of: "="), mark != text.startIndex, text.last != "=" else {
                throw Fault(.usage, "--source needs a source and its files, as in desk=exports/*.csv; not '\(text)'")
            }
            let (name, files) = (String(text[..<mark]), String(text[text.index(after: mark)...]))
            if let index = all.firstIndex(where: { $0.source == name }) {
                all[index].files.append(files)
            } else {
                all.append(StagePlan.Replacement(source: name, files: [files]))
            }
        }
        var target = try target()
        try ExchangeFolder.replace(replacements, in: &target.configuration)
        let planner = StagePlanner(
            request(target, target.configuration), Composition.registry, process, Composition.unpacking)
        let plan = try planner.plan(
            tasks: options.tasks ?? process.cores, buckets: options.buckets ?? 0, replacements: replacements)
        try ExchangeFolder.make(path, plan)
        guard !options.log.quiet else { return .clean }
        let used = Set(plan.files.map(\.task)).count
        var lines = ["\(counted(plan.files.count, "file")) for \(counted(used, "task")) of \(plan.taskCount)"]
        lines += plan.unmapped.map { "\($0.source): read by finish, because \($0.reason)" }
        if plan.bucketCount > 0 {
            for source in Set(plan.files.map(\.source)).subtracting(plan.bucketed).sorted() {
                lines.append("\(source): compared by finish, because some of its exports are newer than others")
            }
        }
        try console.print(lines.map { printable($0) + "\n" }.joined())
        return .clean
    }

    private func map(_ path: String) async throws -> InnkeeperShell.ExitStatus {
        guard let task = options.task else { throw Fault(.usage, "stage map needs --task N") }
        let count = try await MapTask.run(
            task, in: path, root: options.root.map { Paths.join(process.currentFolder, $0) }, toolVersion: toolVersion,
            process: process, jobs: options.jobs, stream: options.streams ? Console.output : nil)
        if !options.log.quiet, !options.streams { try console.print("task \(task): \(counted(count, "record"))\n") }
        return .clean
    }

    private func ids(_ path: String) throws -> InnkeeperShell.ExitStatus {
        guard let bucket = options.bucket else { throw Fault(.usage, "stage ids needs --bucket N") }
        let outcome = try IdsTask.run(bucket, in: path, toolVersion: toolVersion)
        if !options.log.quiet { try console.print(outcome.text(bucket) + "\n") }
        return .clean
    }

    private func stays(_ path: String) async throws -> InnkeeperShell.ExitStatus {
        guard let bucket = options.bucket else { throw Fault(.usage, "stage stays needs --bucket N") }
        let outcome = try await StaysTask.run(
            bucket, in: path, toolVersion: toolVersion, process: process, jobs: options.jobs ?? process.cores)
        if !options.log.quiet { try console.print(outcome.text(bucket) + "\n") }
        return .clean
    }

    private func finish(_ exchange: ExchangeFolder) async throws -> InnkeeperShell.ExitStatus {
        try exchange.assertConfigurationUnchanged()
        let mapped = try MappedSlices(exchange)
        let session = at(exchange)
        var target = try session.runnableTarget()
        try ExchangeFolder.replace(exchange.plan.replacements, in: &target.configuration)
        return try await session.run(target, mapped: mapped)
    }

    private func clean(_ output: String) throws -> InnkeeperShell.ExitStatus {
        let (removed, left) = try Attempts(of: output).clean()
        guard !options.log.quiet else { return .clean }
        let working = left == 0 ? "" : "; \(counted(left, "run")) at work"
        try console.print("removed what \(counted(removed, "run")) left\(working)\n")
        return .clean
    }

    /// The session as it was when the plan was made: the same configuration, day and clock.
    private func at(_ exchange: ExchangeFolder) -> Session {
        var session = self
        session.options.target = exchange.plan.configuration
        session.options.root = exchange.root
        session.options.asOf = exchange.plan.asOf
        session.process.now = exchange.plan.now
        return session
    }
}
