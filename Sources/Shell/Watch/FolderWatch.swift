/// Runs again when exports have arrived and have stopped growing: one run at a time, and none while something arrives.
///
/// Events only say that it is time to look; what counts is whether the files are other ones than at the last run. So
/// events that nobody sent (on network file systems) cost patience, not runs, and events of our own output cost a look.
package struct FolderWatch: Sendable {
    /// Milliseconds for which the files must have been the same before a run.
    private let settle: Int
    /// Milliseconds after which it looks even if nothing was told.
    private let patience: Int

    package init(settle: Int, patience: Int = 60_000) {
        self.settle = settle
        self.patience = patience
    }

    /// Runs at once, then whenever what `look` sees is another than before, until a run says that it is enough. `wait`
    /// takes at most so many milliseconds and ends when something happens in the folders.
    package func follow<Sight: Equatable>(
        wait: (_ milliseconds: Int) -> Void, pause: (_ milliseconds: Int) async -> Void, look: () -> Sight,
        run: () async -> Bool
    ) async {
        var seen = look()
        guard await run() else { return }
        while true {
            wait(patience)
            var now = look()
            // What came while the run was at work is seen here too: `seen` is from before it.
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
