internal import InnkeeperCore

/// How the exports of one booking system are read: a data file in `Presets`, embedded when the program is built.
///
/// Before: Airbnb's transaction history, with a line for each payout beside the lines of the stays it pays.
/// After: the stays with their amounts; the payouts are left out, so that no money counts twice.
struct Preset: Sendable, Equatable {
    var name: String
    var kind: RecordKind
    /// Which export of which system.
    var summary: String
    /// Headers by which such a file is known, folded: of each list one must be there.
    var marks: [Set<String>]
    /// Where fields come from, best first. What a file does not have is left to the usual headers.
    var columns: [String: [ColumnMapping]]
    /// Which rows are records at all; nil: all of them.
    var rows: Rows?
    var repeatedID = RepeatedID.duplicate
    var statuses: [String: BookingStatus] = [:]
    var missing: [String] = []
    /// Headers that say something else than their words: the country of the hotel, for one.
    var ignored: [String] = []

    /// Rows are known by a word in a column.
    struct Rows: Sendable, Equatable {
        /// The column's header, in its spellings.
        var column: [String]
        /// Folded.
        var words: Set<String>
    }

    /// Every header that the preset names, folded: what a look for the delimiter can expect.
    var headers: Set<String> {
        var headers = Set(marks.flatMap { $0 })
        for mapping in columns.values.flatMap({ $0 }) {
            headers.formUnion(mapping.headers.map(foldedWord))
        }
        return headers
    }

    /// The headers of a field that no other field has.
    func columnsOnly(for field: String) -> [String] {
        let others = Set(columns.filter { $0.key != field }.values.flatMap { $0 }.flatMap(\.headers).map(foldedWord))
        let own = (columns[field] ?? []).flatMap { mapping -> [String] in
            if case .header(let name) = mapping { [name] } else { [] }
        }
        return own.filter { !others.contains(foldedWord($0)) }
    }

    /// The headers of the file that speak for the preset, as the file spells them; nil when one of them is not there.
    func evidence(in header: [String]) -> [String]? {
        var found: [String] = []
        for mark in marks {
            guard let name = header.first(where: { mark.contains(foldedWord($0)) }) else { return nil }
            found.append(name)
        }
        return found
    }
}
