import Core

/// The last lines of a check: how much was read and how it stands, and what could not be checked and why.
package enum CheckVerdict {
    package static func lines(_ shown: ShownFindings) -> [String] {
        [verdict(shown)] + unchecked(shown.inputs) + alone(shown.inputs)
    }

    private static func verdict(_ shown: ShownFindings) -> String {
        var counts = RecordCounts()
        var fileCount = 0
        for file in shown.inputs.flatMap(\.dataset.files) {
            counts += file.counts
            fileCount += 1
        }
        let read = Messages.records(counts.read, inFiles: fileCount)
        let known = shown.known > 0 ? " (\(Messages.knownNotShown(shown.known)))" : ""
        guard !shown.severities.isEmpty else { return "\(read): \(Messages.nothingToReport)\(known)." }
        let parts = Severity.allCases.reversed().compactMap { severity in
            shown.severities[severity].map { Messages.count($0, of: severity) }
        }
        let refused = counts.rejected > 0 ? "; \(Messages.countRefused(counts.rejected))" : ""
        return "\(read): \(parts.joined(separator: ", "))\(refused)\(known)."
    }

    /// One line a reason and source, so that it is plain what else would have to be given.
    private static func unchecked(_ inputs: [RunData]) -> [String] {
        var codes: [String: [String]] = [:]
        for entry in inputs.flatMap(\.dataset.unchecked) {
            codes["\(entry.source): \(entry.reason)", default: []].append(entry.rule)
        }
        return codes.sorted { $0.key < $1.key }.map { reason, rules in
            Messages.notChecked(in: reason, rules.sorted().joined(separator: ", "))
        }
    }

    /// Files given by themselves are compared with each other only.
    private static func alone(_ inputs: [RunData]) -> [String] {
        let kinds = Set(inputs.filter { !$0.isConfigured }.flatMap(\.dataset.files).map(\.kind))
        guard !kinds.isDisjoint(with: [.bookings, .contacts, .places]) else { return [] }
        return [Messages.comparedAlone(withStays: kinds.contains(.bookings))]
    }
}
