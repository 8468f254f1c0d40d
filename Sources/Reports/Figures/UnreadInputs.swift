package import InnkeeperCore

/// The files that a run did not read: those it should have read, and those no report needs.
package struct UnreadInputs {
    /// In the order of the dataset's files, each with a sentence on what is wrong and, for bookings, what follows from it.
    package private(set) var missed: [(path: String, message: String)] = []
    package private(set) var notNeeded: [(path: String, message: String)] = []

    private static let codes = Set(
        [
            ReadingCode.sourceMissing, .sourceUnreadable, .sourceUnrecognised, .sourceRecent, .archiveRefused,
            .sourceNotExport, .sourceAmbiguous,
        ].map(\.rawValue))

    /// Leaves out those in the baseline.
    package init(_ input: RunData) {
        let findings = input.findings
        let isMeant = findings.codes.map { UnreadInputs.codes.contains($0) }
        guard isMeant.contains(true) else { return }
        let rows = findings.first(isMeant.map { $0 ? .max : 0 }, isLeftOut: input.isKnown)
            .filter { findings.rows[$0].file >= 0 }
        var next = rows[...]
        input.forEachFinding(in: rows, as: input.displayFormat) { finding, message in
            let file = input.dataset.files[Int(findings.rows[next.removeFirst()].file)]
            if finding.code == ReadingCode.sourceNotExport.rawValue {
                notNeeded.append((finding.file, message))
            } else {
                missed.append(
                    (finding.file, file.kind == .bookings ? "\(message) \(input.words[.sitesSeemFree])" : message))
            }
        }
    }
}
