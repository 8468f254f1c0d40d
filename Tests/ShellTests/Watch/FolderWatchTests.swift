import InnkeeperShell
import Synchronization
import Testing

struct FolderWatchTests {
    /// A world with a clock of its own, in which files change at certain moments.
    private final class RunContext {
        var now = 0
        var changes: [(at: Int, size: Int64)]
        var runs: [(at: Int, size: Int64)] = []
        let runLength: Int
        let limit: Int

        init(_ changes: [(at: Int, size: Int64)], runs limit: Int, runLength: Int = 0) {
            self.changes = changes
            self.limit = limit
            self.runLength = runLength
        }

        private var size: Int64 { changes.last { $0.at <= now }?.size ?? 0 }

        func follow(settle: Int) async {
            await FolderWatch(settle: settle).follow(
                wait: { [self] milliseconds in
                    let next = changes.first { $0.at > now }?.at ?? .max
                    now = min(now + milliseconds, next)
                },
                pause: { [self] milliseconds in now += milliseconds },
                look: { [self] in size },
                run: { [self] in
                    runs.append((now, size))
                    now += runLength
                    return runs.count < limit
                })
        }
    }

    @Test func `it runs at once, and again when an export has stopped growing`() async {
        // Given an upload in five pieces, three seconds apart
        let context = RunContext((0..<5).map { (at: 100_000 + $0 * 3_000, size: Int64($0 + 1)) }, runs: 2)
        // When
        await context.follow(settle: 10_000)
        // Then there is one run for it, ten seconds after its end at the earliest
        #expect(context.runs.map(\.size) == [0, 5])
        #expect(context.runs[1].at >= 122_000 && context.runs[1].at <= 140_000)
    }

    @Test func `what comes while a run is at work is read by the next`() async {
        let context = RunContext([(at: 5_000, size: 7)], runs: 2, runLength: 60_000)
        await context.follow(settle: 1_000)
        #expect(context.runs.map(\.size) == [0, 7])
        #expect(context.runs[1].at >= 60_000)
    }

    @Test func `without news there is no run, however often it looks`() async {
        let context = RunContext([(at: 3_600_000, size: 1)], runs: 2)
        await context.follow(settle: 1_000)
        #expect(context.runs.count == 2)
        #expect(context.runs[1].at >= 3_600_000)
    }
}
