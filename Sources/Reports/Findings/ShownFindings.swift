package import InnkeeperCore

/// The findings that a document for people or for a CI system shows: of each code the first hundred, over all that was
/// checked together, and how many there are. What a baseline knows is counted, not shown.
package struct ShownFindings {
    package struct Entry {
        package var finding: Finding
        package var message: String
        /// Index in `inputs`, and in its findings.
        package var input: Int
        package var row: Int
    }

    package let inputs: [RunData]
    /// In the order of the inputs, and there in the contract's.
    package let entries: [Entry]
    /// Exact, by code.
    package let totals: [String: Int]
    /// Exact, by severity.
    package let severities: [Severity: Int]
    /// Findings that a baseline knows.
    package let known: Int

    package static let limit = 100

    /// Absolute; the folder that paths are relative to, where the document may say so.
    package var root: String?

    /// `paths` says for each input where its files lie; without it paths are those of the findings. Messages are in the
    /// language of the run if `isTranslated`, else in English.
    package init(
        _ inputs: [RunData], limit: Int = ShownFindings.limit, paths: [ShownPaths] = [], isTranslated: Bool = false
    ) {
        var entries: [Entry] = []
        var totals: [String: Int] = [:]
        var severities: [Severity: Int] = [:]
        var known = 0
        for (number, input) in inputs.enumerated() {
            let findings = input.findings
            // Of a million findings a hundred are shown: only those are made into texts.
            var room = findings.codes.map { limit - totals[$0, default: 0] }
            var shown: [Int] = []
            for index in findings.rows.indices {
                if input.isKnown(index) {
                    known += 1
                    continue
                }
                let code = Int(findings.rows[index].code)
                room[code] -= 1
                if room[code] >= 0 { shown.append(index) }
            }
            var rows = shown[...]
            if !shown.isEmpty {
                input.forEachFinding(in: shown, isTranslated: isTranslated) { finding, message in
                    let row = rows.removeFirst()
                    let shown =
                        paths.isEmpty
                        ? finding : paths[number].shown(finding, isOfFile: input.findings.rows[row].file >= 0)
                    entries.append(Entry(finding: shown, message: message, input: number, row: row))
                }
            }
            for code in CodeTotal.all(input) {
                totals[code.code, default: 0] += code.total
                for part in code.sources {
                    severities[input.severity(code.code, part.source), default: 0] += part.count
                }
            }
        }
        self.inputs = inputs
        self.entries = entries
        self.totals = totals
        self.severities = severities
        self.known = known
    }

    /// Codes of which more exist than are shown, in order.
    package var cut: [(code: String, total: Int, shown: Int)] {
        var shown: [String: Int] = [:]
        for entry in entries { shown[entry.finding.code, default: 0] += 1 }
        return totals.sorted { $0.key < $1.key }.compactMap { code, total in
            total > shown[code, default: 0] ? (code, total, shown[code, default: 0]) : nil
        }
    }
}
