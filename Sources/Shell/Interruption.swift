import Dispatch
import Glibc
import Synchronization

/// SIGTERM and SIGINT while a run fills its new folder: the folder is removed, the note beside the output says how
/// far the run came, and the process ends with 128 + the signal's number, as shells count it.
package enum Interruption {
    private struct Work {
        var output: String
        var newFolder: String
        var toolVersion: String
        var now: Int64
        var position: String
    }

    private static let work = Mutex<Work?>(nil)
    private static let handlers = Mutex<[any DispatchSourceSignal]>([])

    /// Begins to listen; once, at the start of the program.
    package static func install() {
        for number in [SIGTERM, SIGINT] {
            // The default action would end the process before the source is asked.
            _ = signal(number, SIG_IGN)
            handlers.withLock { handlers in
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { stop(number) }
                source.resume()
                handlers.append(source)
            }
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

    package static func ended() { work.withLock { $0 = nil } }

    private static func stop(_ number: Int32) {
        work.withLock { work in
            if let work {
                let name = number == SIGTERM ? "SIGTERM" : "SIGINT"
                let fault = Fault(.outputFailed, "stopped by \(name), \(work.position)")
                FailureNote(fault: fault, now: work.now, toolVersion: work.toolVersion).write(for: work.output)
                // The run still writes; what it makes after this is swept up by the next run.
                try? Publisher.removeTree(work.newFolder)
            }
            _exit(128 + number)
        }
    }
}
