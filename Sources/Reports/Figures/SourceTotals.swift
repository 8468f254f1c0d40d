package import InnkeeperCore

/// Record counts of one source.
package struct SourceTotal: Sendable, Equatable {
    package var source: String
    package var kind: RecordKind
    package var files: Int
    package var counts: RecordCounts
    /// When its newest file was last modified, in seconds since 1970.
    package var newest: Int64?
    /// Whether any of its files was read.
    package var isRead = false

    /// One for each source, in the order of the dataset's files.
    package static func all(_ dataset: Dataset) -> [SourceTotal] {
        var totals: [SourceTotal] = []
        for file in dataset.files {
            guard let kind = file.kind else { continue }
            let index =
                totals.firstIndex { $0.source == file.source }
                ?? {
                    totals.append(SourceTotal(source: file.source, kind: kind, files: 0, counts: RecordCounts()))
                    return totals.count - 1
                }()
            totals[index].files += 1
            totals[index].counts += file.counts
            totals[index].isRead = totals[index].isRead || file.counts.read > 0 || !file.digest.isEmpty
            totals[index].newest = [totals[index].newest, file.modified].compactMap { $0 }.max()
        }
        return totals
    }

    package static func sum(_ totals: [SourceTotal]) -> RecordCounts {
        totals.reduce(into: RecordCounts()) { $0 += $1.counts }
    }
}
