import Configuration
package import Core

/// How a run meets a baseline.
package struct BaselineUse: Sendable {
    /// As the person named it, for messages.
    package var name: String
    /// Absolute.
    package var path: String
    package var baseline: Baseline

    /// Reads the file; one that is not there is a fault unless it is to be made.
    package init(_ path: String, name: String, isToBeMade: Bool) throws {
        self.name = name
        self.path = path
        do {
            guard try Posix.status(path) != nil else {
                guard isToBeMade else {
                    throw Fault(.usage, "\(name): there is no such baseline; --update-baseline makes it")
                }
                baseline = Baseline()
                return
            }
            let (read, faults) = BaselineFile.read(try SmallFile.read(path))
            guard let read else {
                let messages = faults.map { "\(name):\($0.line):\($0.column): \($0.message)" }
                throw Fault(.usage, messages.joined(separator: "\n"))
            }
            baseline = read
        } catch let failure as Posix.Failure {
            throw Fault(.usage, "\(name): can't be read: \(failure.text)")
        }
    }

    /// Adds what is to be said of the baseline itself to the findings of a run, and tells which of all are known.
    func judge(_ findings: inout Findings, files: [SourceFile], today: CalendarDate) -> [Bool] {
        let verdict = baseline.verdict(on: Fingerprints.all(findings, files: files), today: today)
        guard !verdict.fixed.isEmpty || !verdict.expired.isEmpty else { return verdict.known }
        for (code, indices) in [("baseline-entry-fixed", verdict.fixed), ("baseline-entry-expired", verdict.expired)] {
            for index in indices {
                let entry = baseline.entries[index]
                let last = entry.expires.map { ", expired on \($0)" } ?? ""
                findings.add(
                    code: code, file: -1, record: entry.record,
                    detail: "\(entry.code) in \(entry.source.isEmpty ? "no source" : entry.source)\(last)",
                    recordDigest: entry.fingerprint)
            }
        }
        findings.sort()
        return baseline.verdict(on: Fingerprints.all(findings, files: files), today: today).known
    }

    /// Writes the baseline that knows every finding of the run, but what is said of the baseline itself.
    package func update(from input: RunData) throws {
        var entries: [Baseline.Entry] = []
        input.forEachFinding { finding, _ in
            guard !finding.code.hasPrefix("baseline-") else { return }
            entries.append(
                Baseline.Entry(
                    fingerprint: finding.fingerprint, code: finding.code, source: finding.source,
                    record: finding.record))
        }
        let updated = baseline.updated(with: entries, today: input.context.today)
        do {
            try SmallFile.replace(path, with: BaselineFile.json(updated))
        } catch let failure as Posix.Failure {
            throw Fault(.outputFailed, "\(name): can't be written: \(failure.text)")
        }
    }
}
