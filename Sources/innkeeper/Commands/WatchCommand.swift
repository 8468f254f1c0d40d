import Arguments
import Configuration
import Core
import Shell

/// `watch`: `run`, again and again, whenever exports have arrived.
enum WatchCommand {
    static func perform(
        _ options: CommandOptions, _ console: Console, _ process: ProcessEnvironment
    ) async throws -> Shell.ExitStatus {
        try SignalHandler.install()
        let events = try FolderEvents()
        let watch = FolderWatch(settle: options.settle * 1_000)
        await watch.follow(
            FolderWatch.ProcessEnvironment(
                wait: { events.wait(milliseconds: $0) },
                pause: { await process.pause($0) },
                look: { look(options, process, events) },
                run: {
                    // Each run has a clock of its own, and reads the configuration anew.
                    var now = process
                    now.now = process.environment["SOURCE_DATE_EPOCH"] == nil ? ProcessEnvironment.clock() : now.now
                    do {
                        _ = try await RunCommand.perform(options, console, now)
                    } catch {
                        // The next export may put right what is wrong with this one.
                        console.complain((error as? Fault)?.message ?? "\(error)")
                    }
                    return true
                }))
        return .clean
    }

    /// The files of the sources as they are now. Their folders are watched from now on.
    private static func look(_ options: CommandOptions, _ process: ProcessEnvironment, _ events: FolderEvents)
        -> Set<FolderWatch.Sight>
    {
        guard
            let target = try? Composition.resolver(process).target(
                options.target, root: options.root, output: options.output)
        else { return [] }
        let sources = target.configuration.sources
        for folder in SourceFinder.folders(sources, root: target.root) { events.watch(folder) }
        var sights: Set<FolderWatch.Sight> = []
        for path in SourceFinder.find(sources, root: target.root).paths.compactMap({ $0 })
            + [target.configurationPath].compactMap({ $0 })
        {
            guard let status = (try? Posix.status(path)) ?? nil else { continue }
            sights.insert(
                FolderWatch.Sight(
                    path: path, size: status.size, modified: status.modified, inode: status.inode))
        }
        return sights
    }
}
