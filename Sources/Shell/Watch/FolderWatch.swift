import Configuration

/// Runs again when exports have arrived and have stopped growing: one run at a time, and none while something arrives.
///
/// Events only say that it is time to look; what counts is whether the files are other ones than at the last run. So
/// events that nobody sent (on network file systems) cost patience, not runs, and events of our own output cost a look.
package struct FolderWatch: Sendable {
    /// A file as it was when somebody looked.
    package struct Sight: Sendable, Hashable {
        package var path: String
        package var size: Int64
        /// Nanoseconds since 1970.
        package var modified: Int64
        package var inode: UInt64

        package init(path: String, size: Int64, modified: Int64, inode: UInt64) {
            self.path = path
            self.size = size
            self.modified = modified
            self.inode = inode
        }
    }

    /// What the watch does to the world.
    package struct ProcessEnvironment {
        /// Waits at most so many milliseconds for something to happen in the folders.
        package var wait: (_ milliseconds: Int) -> Void
        package var pause: (_ milliseconds: Int) async -> Void
        package var look: () -> Set<Sight>
        /// false ends the watch.
        package var run: () async -> Bool

        package init(
            wait: @escaping (_ milliseconds: Int) -> Void, pause: @escaping (_ milliseconds: Int) async -> Void,
            look: @escaping () -> Set<Sight>, run: @escaping () async -> Bool
        ) {
            self.wait = wait
            self.pause = pause
            self.look = look
            self.run = run
        }
    }

    /// Milliseconds for which the files must have been the same before a run.
    private let settle: Int
    /// Milliseconds after which it looks even if nothing was told.
    private let patience: Int

    package init(settle: Int, patience: Int = 60_000) {
        self.settle = settle
        self.patience = patience
    }

    /// Runs at once, then whenever files have changed, until a run says that it is enough.
    package func follow(_ process: ProcessEnvironment) async {
        var seen = process.look()
        guard await process.run() else { return }
        while true {
            process.wait(patience)
            var now = process.look()
            // What came while the run was at work is seen here too: `seen` is from before it.
            guard now != seen else { continue }
            while true {
                await process.pause(settle)
                let next = process.look()
                if next == now { break }
                now = next
            }
            seen = now
            guard await process.run() else { return }
        }
    }
}
