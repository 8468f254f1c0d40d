package import Core

/// What became of the records of one source.
package struct SourceTotal: Sendable, Equatable {
    package var source: String
    package var kind: RecordKind
    package var files: Int
    package var counts: RecordCounts

    /// One for each source, in the order of the dataset's files.
    package static func all(_ dataset: Dataset) -> [SourceTotal] {
        var totals: [SourceTotal] = []
        for file in dataset.files {
            let index =
                totals.firstIndex { $0.source == file.source }
                ?? {
                    totals.append(SourceTotal(source: file.source, kind: file.kind, files: 0, counts: RecordCounts()))
                    return totals.count - 1
                }()
            totals[index].files += 1
            totals[index].counts += file.counts
        }
        return totals
    }

    package static func sum(_ totals: [SourceTotal]) -> RecordCounts {
        totals.reduce(into: RecordCounts()) { $0 += $1.counts }
    }
}
