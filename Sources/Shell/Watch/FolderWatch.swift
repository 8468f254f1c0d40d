/// Runs again when exports have arrived and stopped growing: one run at a time, and none while something is arriving.
///
/// Events only say that it is time to look; what counts is whether the files differ from those at the last run. So
/// missing events (on network file systems) cost patience, not runs, and events from our own output cost a look.
package struct FolderWatch: Sendable {
    /// How many milliseconds the files must have been unchanged before a run.
    private let settle: Int
    /// The number of milliseconds after which it looks even without an event.
    private let patience: Int

    package init(settle: Int, patience: Int = 60_000) {
        self.settle = settle
        self.patience = patience
    }

    /// Runs at once, then whenever the result of `look` has changed, until `run` says to stop. `wait` takes at most the
    /// given time and ends when something happens in the folders.
    package func follow<Sight: Equatable>(
        wait: (_ milliseconds: Int) -> Void, pause: (_ milliseconds: Int) async -> Void, look: () -> Sight,
        run: () async -> Bool
    ) async {
        var seen = look()
        guard await run() else { return }
        while true {
            wait(patience)
            var now = look()
            // Changes that arrived during the run are noticed too: `seen` is from before it.
            guard now != seen else { continue }
            while true {
                await pause(settle)
                let next = look()
                if next == now { break }
                now = next
            }
            seen = now
            guard await run() else { return }
        }
    }
}
