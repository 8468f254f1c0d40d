import Glibc
import InnkeeperCore
import InnkeeperShell
import Synchronization

/// A line on standard error that shows the progress of reading; used only on a terminal.
final class TerminalProgress: Progress {
    private struct State {
        var file = ""
        var total: Int64 = 0
        var start: UInt64 = 0
        var shown: UInt64 = 0
        var isVisible = false
    }

    private let state = Mutex(State())
    private let ticks: @Sendable () -> UInt64
    /// Nanoseconds between two lines, and before the first: short runs show nothing.
    private static let pause: UInt64 = 200_000_000

    init(ticks: @escaping @Sendable () -> UInt64) { self.ticks = ticks }

    func began(_ file: String, bytes: Int64) {
        let now = ticks()
        state.withLock { state in
            state.file = file
            state.total = bytes
            state.start = now
            if state.shown == 0 { state.shown = now }
        }
    }

    func advanced(bytes: Int64, records: Int) {
        let now = ticks()
        state.withLock { state in
            guard now - state.shown >= Self.pause, state.total > 0 else { return }
            state.shown = now
            state.isVisible = true
            let share = min(100, Int(bytes * 100 / state.total))
            let seconds = max(1, (now - state.start) / 1_000_000)
            let rate = Int(bytes) / Int(seconds) / 1_000
            let left = rate > 0 ? Int(max(0, state.total - bytes)) / rate / 1_000_000 : 0
            write("\r\u{1B}[K\(printable(state.file)): \(share) %, \(records) records, \(rate) MB/s, \(left) s left")
        }
    }

    func ended() {
        state.withLock { state in
            if state.isVisible { write("\r\u{1B}[K") }
            state.isVisible = false
        }
    }

    /// Nothing depends on it: a closed terminal must not stop a run.
    private func write(_ text: String) { try? Posix.write(Posix.messages, Array(text.utf8)[...]) }
}
