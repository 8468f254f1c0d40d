package import InnkeeperCore

/// How often one code occurs, and what to do about it.
package struct CodeTotal: Sendable, Equatable {
    package var code: String
    /// The highest of its severities; they may differ by source.
    package var severity: Severity
    package var total: Int
    /// Exact totals by source, in the order of the dataset's files.
    package var sources: [Part]
    /// What is wrong, in one sentence; empty for a code without a rule.
    package var summary: String
    package var advice: String
    package var effect: Effect?

    package struct Part: Sendable, Equatable {
        package var source: String
        package var count: Int
    }

    /// Every code among the findings that aren't in the baseline: most severe first, then the most frequent, then by
    /// name. Counts only findings for whose index `isCounted` returns true; without it all of them.
    package static func all(_ input: RunData, where isCounted: ((Int) -> Bool)? = nil) -> [CodeTotal] {
        let findings = input.findings
        let files = input.dataset.files
        // One counter per code and file; the last one is for findings without a file.
        let width = files.count + 1
        var counts = [Int](repeating: 0, count: findings.codes.count * width)
        func place(_ kind: FindingTally.Kind) -> Int {
            Int(kind.code) * width + (kind.file < 0 ? files.count : Int(kind.file))
        }
        if let isCounted = isCounted ?? (input.known.isEmpty ? nil : { _ in true }) {
            for (index, row) in findings.rows.enumerated() where !input.isKnown(index) && isCounted(index) {
                counts[place(FindingTally.Kind(row))] += 1
            }
        } else {
            for (kind, count) in findings.tally.counts { counts[place(kind)] = count }
        }
        var totals: [CodeTotal] = []
        for (index, code) in findings.codes.enumerated() {
            var parts: [Part] = []
            for file in 0..<width where counts[index * width + file] > 0 {
                let source = file < files.count ? files[file].source : ""
                let count = counts[index * width + file]
                if let known = parts.firstIndex(where: { $0.source == source }) {
                    parts[known].count += count
                } else {
                    parts.append(Part(source: source, count: count))
                }
            }
            guard let severity = parts.map({ input.severity(code, $0.source) }).max() else { continue }
            let text = input.text(of: code)
            totals.append(
                CodeTotal(
                    code: code, severity: severity, total: parts.reduce(0) { $0 + $1.count }, sources: parts,
                    summary: text?.summary ?? input.checks[code]?.message ?? "", advice: text?.advice ?? "",
                    effect: input.effect(of: code)))
        }
        return totals.sorted {
            ($1.severity, $1.total, $0.code) < ($0.severity, $0.total, $1.code)
        }
    }

    /// The number of findings of each severity that occurs, most severe first.
    package static func bySeverity(_ totals: [CodeTotal]) -> [(severity: Severity, count: Int)] {
        Severity.allCases.reversed().compactMap { severity in
            let count = totals.reduce(0) { $0 + ($1.severity == severity ? $1.total : 0) }
            return count > 0 ? (severity, count) : nil
        }
    }
}
