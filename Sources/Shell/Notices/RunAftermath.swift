package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports

/// What a finished run leaves for others: metrics for a monitor, notices for people. None of it can make the run fail:
/// problems are returned, ready to be printed.
package struct RunAftermath {
    private let configuration: Configuration
    /// The base of relative paths in the configuration; absolute.
    private let folder: String
    private let output: String
    private let process: ProcessEnvironment
    private let begun: UInt64
    private let sender: NoticeSender

    /// Created when the run begins.
    package init(_ configuration: Configuration, folder: String, output: String, _ process: ProcessEnvironment) {
        self.configuration = configuration
        self.folder = folder
        self.output = output
        self.process = process
        begun = process.ticks()
        sender = NoticeSender(folder: folder, now: process.now)
    }

    package func published(_ result: RunResult) -> [String] {
        let unsent = UnsentNotices(output: output)
        var troubles: [String] = []
        var waiting: [UnsentNotices.Entry] = []
        // A notice that can't be taken off the list isn't sent: it might be sent again and again.
        attempt(&troubles) {
            waiting = try unsent.take(now: process.now, configuration.notices) { RunNotices.causes(result.input) }
        }
        let outcome = sender.tell(configuration.notices, waiting: waiting) {
            RunNotices.of(result.input, output: output, for: $0)
        }
        attempt(&troubles) { try unsent.keep(outcome.unsent) }
        troubles += outcome.troubles
        return measure(result.status, result, unsent: outcome.troubles.count) + troubles
    }

    package func failed(_ fault: Fault) -> [String] {
        let notice = RunNotices.failure(fault, of: configuration.property, output: output)
        let troubles = sender.tell(configuration.notices.filter { $0.occasions.contains(.failure) }) { _ in [notice] }
            .troubles
        let waiting = UnsentNotices(output: output).count
        return measure(fault.status, nil, unsent: waiting + troubles.count) + troubles
    }

    /// Metrics for a run whose configuration is faulty, if it can be read far enough.
    package static func misconfigured(_ path: String, _ process: ProcessEnvironment) -> [String] {
        guard let bytes = try? SmallFile.read(path), let document = try? JSONNode(bytes) else { return [] }
        var configuration = Configuration()
        configuration.metrics = document["metrics"]?.string
        configuration.property.name = document["property"]?["name"]?.string ?? configuration.property.name
        let aftermath = RunAftermath(configuration, folder: Paths.parent(path), output: "", process)
        return aftermath.measure(.usage, nil, unsent: 0)
    }

    private func attempt(_ troubles: inout [String], _ work: () throws -> Void) {
        do { try work() } catch {
            troubles.append((error as? Posix.Failure)?.text ?? (error as? Fault)?.message ?? "\(error)")
        }
    }

    private func measure(_ status: ExitStatus, _ result: RunResult?, unsent: Int) -> [String] {
        guard let name = configuration.metrics else { return [] }
        let path = Paths.join(folder, name)
        let elapsed = process.ticks() - begun
        let now = process.now + Int64(elapsed / 1_000_000_000)
        // A failed run must not make a monitor forget when the last successful one was.
        let earlier = (try? SmallFile.read(path)).flatMap { Metrics.publishedAt(String(decoding: $0, as: UTF8.self)) }
        let text = Metrics.text(
            property: configuration.property.name, status: Int(status.rawValue), endedAt: now,
            publishedAt: result == nil ? earlier : now, seconds: Double(elapsed / 1_000_000) / 1_000, unsent: unsent,
            result?.input)
        do {
            // The collector runs as another user.
            try SmallFile.replace(path, with: Array(text.utf8), mode: 0o644)
            return []
        } catch {
            let reason = (error as? Posix.Failure)?.text ?? (error as? Fault)?.message ?? "\(error)"
            return ["\(path): the metrics can't be written: \(reason)"]
        }
    }
}
