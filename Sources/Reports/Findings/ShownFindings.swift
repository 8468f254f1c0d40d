package import Core

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

    package init(_ inputs: [RunData], limit: Int = ShownFindings.limit) {
        var entries: [Entry] = []
        var totals: [String: Int] = [:]
        var severities: [Severity: Int] = [:]
        var known = 0
        for (number, input) in inputs.enumerated() {
            let findings = input.findings
            // Of a million findings a hundred are shown: only those are made into texts.
            var room = findings.codes.map { limit - totals[$0, default: 0] }
            var counts = CodeCounts(input)
            var shown: [Int] = []
            for index in findings.rows.indices {
                if input.isKnown(index) {
                    known += 1
                    continue
                }
                let code = Int(findings.rows[index].code)
                counts.add(findings.rows[index])
                room[code] -= 1
                if room[code] >= 0 { shown.append(index) }
            }
            var rows = shown[...]
            if !shown.isEmpty {
                input.forEachFinding(in: shown) { finding, message in
                    entries.append(Entry(finding: finding, message: message, input: number, row: rows.removeFirst()))
                }
            }
            totals.merge(counts.byCode) { $0 + $1 }
            severities.merge(counts.bySeverity) { $0 + $1 }
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

/// Counts findings by code and file, which is all that a severity depends on.
private struct CodeCounts {
    private let input: RunData
    private var counts: [Int]
    private let width: Int

    init(_ input: RunData) {
        self.input = input
        width = input.dataset.files.count + 1
        counts = [Int](repeating: 0, count: input.findings.codes.count * width)
    }

    mutating func add(_ row: StoredFinding) { counts[Int(row.code) * width + Int(row.file) + 1] += 1 }

    var byCode: [String: Int] { sums { code, _ in code } }

    var bySeverity: [Severity: Int] { sums { code, source in input.severity(code, source) } }

    private func sums<Key: Hashable>(_ key: (_ code: String, _ source: String) -> Key) -> [Key: Int] {
        var sums: [Key: Int] = [:]
        for (index, count) in counts.enumerated() where count > 0 {
            let source = index % width == 0 ? "" : input.dataset.files[index % width - 1].source
            sums[key(input.findings.codes[index / width], source), default: 0] += count
        }
        return sums
    }
}
