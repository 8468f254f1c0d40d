import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages

extension Session {
    /// `stage`: one step of a run that is spread over processes.
    func stage() async throws -> InnkeeperShell.ExitStatus {
        let path = Paths.join(process.currentFolder, options.exchange)
        if options.step == .plan { return try planStages(path) }
        for (option, isGiven) in [
            ("CONFIG", options.target != nil), ("--as-of", options.asOf != nil), ("--root", options.root != nil),
            ("--tasks", options.tasks != nil),
        ] where isGiven {
            throw Fault(.usage, "\(option) is for stage plan; the other steps take it from the plan")
        }
        let exchange = try ExchangeFolder(path, toolVersion: toolVersion)
        return try await options.step == .map ? map(exchange) : finish(exchange)
    }

    private func planStages(_ path: String) throws -> InnkeeperShell.ExitStatus {
        guard options.task == nil else { throw Fault(.usage, "--task is for stage map") }
        let target = try target()
        let planner = StagePlanner(request(target, target.configuration), Composition.registry, process)
        let plan = try planner.plan(tasks: options.tasks ?? process.cores)
        try ExchangeFolder.make(path, plan)
        guard !options.log.quiet else { return .clean }
        let used = Set(plan.files.map(\.task)).count
        var lines = ["\(counted(plan.files.count, "file")) for \(counted(used, "task")) of \(plan.taskCount)"]
        lines += plan.unmapped.map { "\($0.source): read by finish, because \($0.reason)" }
        try console.print(lines.map { printable($0) + "\n" }.joined())
        return .clean
    }

    private func map(_ exchange: ExchangeFolder) async throws -> InnkeeperShell.ExitStatus {
        guard let task = options.task else { throw Fault(.usage, "stage map needs --task N") }
        let session = at(exchange)
        let work = MapTask(
            exchange, try session.target().configuration, Composition.registry, session.process,
            jobs: options.jobs ?? process.cores)
        let count = try await work.run(task)
        if !options.log.quiet { try console.print("task \(task): \(counted(count, "record"))\n") }
        return .clean
    }

    private func finish(_ exchange: ExchangeFolder) async throws -> InnkeeperShell.ExitStatus {
        guard options.task == nil else { throw Fault(.usage, "--task is for stage map") }
        let mapped = try MappedSlices(exchange)
        let session = at(exchange)
        return try await session.run(try session.runnableTarget(), mapped: mapped)
    }

    /// The session as it was when the plan was made: the same configuration, day and clock.
    private func at(_ exchange: ExchangeFolder) -> Session {
        var session = self
        session.options.target = exchange.plan.configuration
        session.options.root = exchange.plan.root
        session.options.asOf = exchange.plan.asOf
        session.process.now = exchange.plan.now
        return session
    }
}
