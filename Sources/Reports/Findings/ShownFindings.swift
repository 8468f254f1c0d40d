package import InnkeeperCore

/// The findings shown in a document for people or for a CI system: the first hundred of each code, across everything
/// checked together, with the total numbers. Findings in the baseline are counted, not shown.
package struct ShownFindings {
    package struct Entry {
        package var finding: Finding
        package var message: String
        /// Index in `inputs`, and in its findings.
        package var input: Int
        package var row: Int
        /// The artifact that the document points at.
        package var artifact: Artifact
        /// The same for the other record.
        package var related: Artifact?

        /// The prefix of the message if the position isn't a line of the artifact: `Bookings!B12`, `desk.csv:2:14`.
        package var placeWithin: String {
            if !finding.cell.isEmpty { return (artifact.part.isEmpty ? "" : artifact.part + "!") + finding.cell }
            return artifact.part.isEmpty ? "" : finding.place(in: artifact.part)
        }

        /// The message with that prefix.
        package var placedMessage: String { placeWithin.isEmpty ? message : "\(placeWithin): \(message)" }

        /// The line and column in the artifact; 0 if they refer to something else.
        package var line: Int { placeWithin.isEmpty ? finding.line : 0 }
        package var column: Int { line > 0 ? finding.column : 0 }
    }

    /// An existing file, and the part of it that is meant.
    package struct Artifact: Equatable {
        /// Empty if no file is involved.
        package var file = ""
        /// A member of an archive, a sheet, or a missing file; empty for the whole file.
        package var part = ""

        package init(file: String = "", part: String = "") {
            self.file = file
            self.part = part
        }
    }

    package let inputs: [RunData]
    /// In the order of the inputs, and within each in the documented order.
    package let entries: [Entry]
    /// Exact, by code.
    package let totals: [String: Int]
    /// Exact, by severity.
    package let severities: [Severity: Int]
    /// The number of findings in the baseline.
    package let known: Int

    package static let limit = 100

    /// Absolute; the base of the paths, if the document may reveal it.
    package var root: String?

    private let paths: [ShownPaths]

    /// `paths` says for each input where its files are; without it the findings' own paths are used. Messages are in
    /// the property's language if `isTranslated`; their dates stay as in the files, to be searched for.
    package init(
        _ inputs: [RunData], limit: Int = ShownFindings.limit, paths: [ShownPaths] = [], isTranslated: Bool = false
    ) {
        var entries: [Entry] = []
        var totals: [String: Int] = [:]
        var severities: [Severity: Int] = [:]
        var known = 0
        for (number, input) in inputs.enumerated() {
            let findings = input.findings
            // Of a million findings a hundred are shown: only those are formatted.
            let shown = findings.first(
                findings.codes.map { limit - totals[$0, default: 0] }, isLeftOut: input.isKnown)
            known += input.knownCount
            var rows = shown[...]
            if !shown.isEmpty {
                let paths = paths.isEmpty ? nil : paths[number]
                // Determined from the paths in the input, before these are replaced.
                let format = isTranslated ? FactFormat(input.context.property.language) : nil
                var artifacts: (own: Artifact, related: Artifact?) = (Artifact(), nil)
                input.forEachFinding(in: shown, as: format) { finding, isOfFile in
                    artifacts = ShownFindings.artifacts(of: finding, isOfFile ? paths : nil)
                    paths?.place(&finding, isOfFile: isOfFile)
                    if !isOfFile { artifacts.own.file = finding.file }
                } body: { finding, message in
                    entries.append(
                        Entry(
                            finding: finding, message: message, input: number, row: rows.removeFirst(),
                            artifact: artifacts.own, related: artifacts.related))
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
        self.paths = paths
        self.entries = entries
        self.totals = totals
        self.severities = severities
        self.known = known
    }

    /// The artifact for the file at `path` of an input.
    package func artifact(_ path: String, ofInput number: Int) -> Artifact {
        paths.isEmpty ? Artifact(file: path) : paths[number].artifact(path)
    }

    private static func artifacts(of finding: Finding, _ paths: ShownPaths?) -> (own: Artifact, related: Artifact?) {
        guard let paths else {
            // Without access to the disk only a cell reveals that its file is a workbook.
            let parts = finding.cell.isEmpty ? [] : finding.file.split(separator: "!", maxSplits: 1)
            let own =
                parts.count == 2
                ? Artifact(file: String(parts[0]), part: String(parts[1])) : Artifact(file: finding.file)
            return (own, finding.related.map { Artifact(file: $0.file) })
        }
        return (paths.artifact(finding.file), finding.related.map { paths.artifact($0.file) })
    }

    /// Codes with more findings than are shown, in order.
    package var cut: [(code: String, total: Int, shown: Int)] {
        var shown: [String: Int] = [:]
        for entry in entries { shown[entry.finding.code, default: 0] += 1 }
        return totals.sorted { $0.key < $1.key }.compactMap { code, total in
            total > shown[code, default: 0] ? (code, total, shown[code, default: 0]) : nil
        }
    }
}
