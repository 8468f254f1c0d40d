import InnkeeperCore

/// The last lines of a check: how much was read, the verdict, and what couldn't be checked and why.
package enum CheckVerdict {
    package static func lines(_ shown: ShownFindings) -> [String] {
        // Everything checked together is in the language of the first.
        let words = shown.inputs.first?.words ?? .english
        return [verdict(shown, words)] + unchecked(shown.inputs, words) + alone(shown.inputs, words)
    }

    private static func verdict(_ shown: ShownFindings, _ words: Messages) -> String {
        var counts = RecordCounts()
        var fileCount = 0
        for file in shown.inputs.flatMap(\.dataset.files) where file.hasSource {
            counts += file.counts
            fileCount += 1
        }
        let read = words.say(.recordsInFiles, ["records": .count(counts.read), "files": .count(fileCount)])
        let known = shown.known > 0 ? " (\(words.say(.knownNotShown, shown.known)))" : ""
        guard !shown.severities.isEmpty else { return "\(words.titled(read, words[.nothingToReport]))\(known)." }
        let parts = Severity.allCases.reversed().compactMap { severity in
            shown.severities[severity].map { words.count($0, of: severity) }
        }
        let refused = counts.rejected > 0 ? "\(words[.semicolon]) \(words.say(.countRejected, counts.rejected))" : ""
        return "\(words.titled(read, parts.joined(separator: ", ")))\(refused)\(known)."
    }

    /// One line per reason and source, so that it is clear what else needs to be provided.
    private static func unchecked(_ inputs: [RunData], _ words: Messages) -> [String] {
        Formatting.unchecked(Set(inputs.flatMap(\.dataset.unchecked))).map { source, reason, rules in
            words.say(
                .notCheckedIn,
                [
                    "source": .text(source), "reason": .text(words.reason(reason)),
                    "rules": .text(rules.joined(separator: ", ")),
                ])
        }
    }

    /// Files checked without a configuration are compared only with each other.
    private static func alone(_ inputs: [RunData], _ words: Messages) -> [String] {
        let kinds = Set(inputs.filter { !$0.isConfigured }.flatMap(\.dataset.files).compactMap(\.kind))
        guard !kinds.isDisjoint(with: [.bookings, .contacts, .places]) else { return [] }
        return [words[kinds.contains(.bookings) ? .comparedWithStays : .comparedAlone]]
    }
}
