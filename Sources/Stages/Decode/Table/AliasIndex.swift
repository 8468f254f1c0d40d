internal import InnkeeperCore

/// An inverted index of `HeaderAliases`: from a heading to the fields it may name. A table has a few dozen headings, but
/// there are thousands of aliases.
///
/// Before: the heading `arrival`.
/// After: for bookings, the field `arrival`, whose third alias it is.
enum AliasIndex {
    struct Entry {
        var field: String
        /// The position among the aliases of the field, from 0: the lower, the better.
        var rank: Int
        /// Whether the heading is ambiguous (`PlainAliases`); any other alias is better.
        var isPlain: Bool
    }

    static func entries(for heading: String, of kind: RecordKind) -> [Entry] { all[kind]?[heading] ?? [] }

    private static let all: [RecordKind: [String: [Entry]]] = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { ($0, entries(of: $0)) })

    private static func entries(of kind: RecordKind) -> [String: [Entry]] {
        var entries: [String: [Entry]] = [:]
        for (field, aliases) in HeaderAliases.table(for: kind) {
            let firstPlain = aliases.count - (PlainAliases.bookings[field]?.count ?? 0)
            for (rank, alias) in aliases.enumerated() {
                entries[alias, default: []].append(Entry(field: field, rank: rank, isPlain: rank >= firstPlain))
            }
        }
        return entries
    }
}
