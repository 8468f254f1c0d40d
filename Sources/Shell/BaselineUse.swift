import InnkeeperConfiguration
package import InnkeeperCore

/// A baseline as a run uses it.
package struct BaselineUse: Sendable {
    /// As the user named it, for messages.
    package var name: String
    /// Absolute.
    package var path: String
    package var baseline: Baseline

    /// Reads the file; a missing one is a fault unless it is to be created.
    package init(_ path: String, name: String, isToBeMade: Bool) throws {
        self.name = name
        self.path = path
        baseline = try Fault.naming(name, "can't be read", .usage) {
            guard try Posix.status(path) != nil else {
                guard isToBeMade else {
                    throw Fault(.usage, "\(name): there is no such baseline; --update-baseline creates it")
                }
                return Baseline()
            }
            let (read, faults) = BaselineFile.read(try SmallFile.read(path))
            guard let read else {
                throw Fault(.usage, faults.map { $0.text(in: name) }.joined(separator: "\n"))
            }
            return read
        }
    }

    /// Adds findings about the baseline itself to those of a run, and says for each of all findings whether it is
    /// known.
    func judge(_ findings: inout Findings, files: [SourceFile], today: CalendarDate) -> [Bool] {
        let verdict = baseline.verdict(on: Fingerprints.all(findings, files: files), today: today)
        guard !verdict.fixed.isEmpty || !verdict.expired.isEmpty else { return verdict.known }
        for (code, indices) in zip(BaselineUse.codes, [verdict.fixed, verdict.expired]) {
            for index in indices {
                let entry = baseline.entries[index]
                findings.add(
                    code, file: -1, record: entry.record, arguments: BaselineUse.facts(of: entry),
                    recordDigest: entry.fingerprint)
            }
        }
        findings.sort()
        return baseline.verdict(on: Fingerprints.all(findings, files: files), today: today).known
    }

    /// The findings about the baseline itself.
    private static let codes = [ReadingCode.baselineEntryFixed, .baselineEntryExpired]

    private static func facts(of entry: Baseline.Entry) -> FindingArguments {
        var facts: FindingArguments = [.code: .text(entry.code)]
        if !entry.source.isEmpty { facts[.entrySource] = .text(entry.source) }
        if let last = entry.expires { facts[.last] = .date(last) }
        return facts
    }

    /// Writes a baseline of all findings of the run, except those about the baseline itself. Returns what it did, in
    /// words.
    package func update(from input: RunData) throws -> String {
        var entries: [Baseline.Entry] = []
        input.forEachFinding { finding, _ in
            guard !BaselineUse.codes.contains(where: { $0.rawValue == finding.code }) else { return }
            entries.append(
                Baseline.Entry(
                    fingerprint: finding.fingerprint, code: finding.code, source: finding.source,
                    record: finding.record))
        }
        let updated = baseline.updated(with: entries, today: input.context.today)
        try Fault.naming(name, "can't be written") { try SmallFile.replace(path, with: BaselineFile.json(updated)) }
        let (before, after) = (Set(baseline.entries.map(\.fingerprint)), Set(updated.entries.map(\.fingerprint)))
        return "\(name): knows \(after.count) finding\(after.count == 1 ? "" : "s") now, "
            + "\(after.subtracting(before).count) of them new; \(before.subtracting(after).count) are gone"
    }
}
