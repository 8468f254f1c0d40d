import InnkeeperArguments
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell

extension Session {
    /// `watch`: `run`, again and again, whenever exports have arrived.
    func watch() async throws -> InnkeeperShell.ExitStatus {
        try SignalHandler.install()
        // Later the next export may fix what is wrong; a name of nothing is only mistyped.
        if watchedFolder == nil { _ = try runnableTarget() }
        let events = try FolderEvents()
        await FolderWatch(settle: options.settle * 1_000).follow(
            wait: { events.wait(milliseconds: $0) }, pause: process.pause, look: { look(events) },
            run: {
                // Each run has its own time, and rereads the configuration.
                var next = self
                if process.environment["SOURCE_DATE_EPOCH"] == nil { next.process.now = ProcessEnvironment.clock() }
                do {
                    _ = try await next.run()
                } catch {
                    // The next export may fix what is wrong with this one.
                    _ = console.tell(error)
                }
                return true
            })
        return .clean
    }

    /// A folder without a configuration, into which the first export may be yet to come.
    private var watchedFolder: String? {
        guard resolver.configurationPath(options.target) == nil, let name = options.target else { return nil }
        let path = Paths.join(process.currentFolder, name)
        return (try? Posix.status(path))?.type == .folder ? path : nil
    }

    /// The files of the sources as they are now, by path. Starts watching their folders.
    private func look(_ events: FolderEvents) -> [String: Posix.Status] {
        guard let target = try? target() else {
            if let watchedFolder { events.watch(watchedFolder) }
            return [:]
        }
        let sources = target.configuration.sources
        for folder in SourceFinder.folders(sources, root: target.root) { events.watch(folder) }
        let paths = SourceFinder.find(sources, root: target.root).paths + [target.configurationPath]
        var statuses: [String: Posix.Status] = [:]
        for path in paths.compactMap(\.self) { statuses[path] = try? Posix.status(path) }
        return statuses
    }
}
