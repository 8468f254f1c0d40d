internal import InnkeeperCore

/// How the exports of one booking system are read: a data file in `Presets`, embedded at build time.
///
/// Before: Airbnb's transaction history, with a row for each payout among the rows of the stays that it pays for.
/// After: the stays with their amounts; the payouts are skipped, so that no money counts twice.
struct Preset: Sendable, Equatable {
    var name: String
    var kind: RecordKind
    /// Which export of which system it reads.
    var summary: String
    /// Headers that identify such a file, folded: one from each set must be present.
    var marks: [Set<String>]
    /// The sources of fields, in order of preference. What a file lacks is left to the usual headers.
    var columns: [String: [ColumnMapping]]
    /// Which rows are records; nil for all of them.
    var rows: Rows?
    var repeatedID = RepeatedID.duplicate
    var statuses: [String: BookingStatus] = [:]
    var missing: [String] = []
    /// Headers with a misleading wording, such as the country of the hotel.
    var ignored: [String] = []

    /// Rows identified by a word in a column.
    struct Rows: Sendable, Equatable {
        /// The column's header, in all its spellings.
        var column: [String]
        /// Folded.
        var words: Set<String>
    }

    /// Every header that the preset names, folded, some more than once: the ones to look for when determining the
    /// delimiter.
    func forEachHeader(_ take: (String) -> Void) {
        for mark in marks { mark.forEach(take) }
        for mappings in columns.values {
            for mapping in mappings { mapping.headers.forEach { take(foldedWord($0)) } }
        }
    }

    /// The headers of a field that no other field uses.
    func columnsOnly(for field: String) -> [String] {
        let others = Set(columns.filter { $0.key != field }.values.flatMap { $0 }.flatMap(\.headers).map(foldedWord))
        let own = (columns[field] ?? []).flatMap { mapping -> [String] in
            if case .header(let name) = mapping { [name] } else { [] }
        }
        return own.filter { !others.contains(foldedWord($0)) }
    }

    /// The columns whose headers, folded, indicate the preset; nil if one of them is missing.
    func evidence(in folded: [String]) -> [Int]? {
        var found: [Int] = []
        for mark in marks {
            guard let column = folded.firstIndex(where: mark.contains) else { return nil }
            found.append(column)
        }
        return found
    }
}
