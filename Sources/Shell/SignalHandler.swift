import Dispatch
import Glibc
import Synchronization

/// Handles SIGTERM, SIGINT and SIGHUP while a run fills its new folder: the folder is removed, the note beside the
/// output says how far the run came, and the process exits with 128 + the signal's number, as shells count it.
package enum SignalHandler {
    private struct Work {
        var output: String
        var newFolder: String
        var toolVersion: String
        var now: Int64
        var position: String
    }

    private static let isInstalled = Mutex(false)
    private static let work = Mutex<Work?>(nil)
    private static let temporary = Mutex<Set<String>>([])

    /// Starts listening, once, at the start of the program; handles every signal that arrives after it returns. Further
    /// calls do nothing.
    package static func install() throws {
        let isFirst = isInstalled.withLock { isInstalled in
            defer { isInstalled = true }
            return !isInstalled
        }
        guard isFirst else { return }
        let signals: Int32
        do {
            _ = try Posix.pipe(ofSignal: SIGTERM)
            _ = try Posix.pipe(ofSignal: SIGHUP)
            signals = try Posix.pipe(ofSignal: SIGINT)
        } catch {
            throw Fault(.outputFailed, "signals can't be listened for: \(error.text)")
        }
        // A serial queue has its own thread, which may block.
        DispatchQueue(label: "signals").async {
            if let number = try? Posix.read(signals, count: 1).first { stop(Int32(number)) }
        }
    }

    package static func began(output: String, newFolder: String, toolVersion: String, now: Int64) {
        work.withLock {
            $0 = Work(
                output: output, newFolder: newFolder, toolVersion: toolVersion, now: now,
                position: "before the first file")
        }
    }

    package static func reached(_ position: String) { work.withLock { $0?.position = position } }

    /// Registers a folder that must not outlive the program.
    package static func holds(_ folder: String) { temporary.withLock { _ = $0.insert(folder) } }

    package static func released(_ folder: String) { temporary.withLock { _ = $0.remove(folder) } }

    /// How far the run has come; empty if none is in progress.
    package static var position: String { work.withLock { $0?.position ?? "" } }

    /// Runs the step that can't be undone: a signal waits until it is over, and then finds no run in progress. If the
    /// step fails, the run is in progress as before.
    package static func undisturbed<Outcome>(_ step: () throws -> sending Outcome) throws -> sending Outcome {
        try work.withLock { work in
            let outcome = try step()
            work = nil
            return outcome
        }
    }

    package static func ended() { work.withLock { $0 = nil } }

    private static func stop(_ number: Int32) {
        work.withLock { work in
            if let work {
                let name = [SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][number] ?? "SIGINT"
                let fault = Fault(.outputFailed, "stopped by \(name), \(work.position)")
                FailureNote.write(
                    fault, reached: work.position, now: work.now, toolVersion: work.toolVersion, for: work.output)
                // The run still writes; the next run removes what it creates after this.
                try? Publisher.removeTree(work.newFolder)
            }
            temporary.withLock { folders in
                for folder in folders { try? Publisher.removeTree(folder) }
            }
            _exit(128 + number)
        }
    }
}
