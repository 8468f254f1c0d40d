internal import InnkeeperCore

/// What each known heading may name: an inverted index of `HeaderAliases` and of the presets' headers. A table has a few
/// dozen headings, but there are thousands of aliases.
///
/// Before: the heading `arrival`.
/// After: for bookings, the field `arrival`, whose third alias it is.
enum AliasIndex {
    struct Entry {
        var kind: RecordKind
        var field: String
        /// The position among the aliases of the field, from 0: the lower, the better.
        var rank: Int
        /// Whether the heading is ambiguous (`PlainAliases`); any other alias is better.
        var isPlain: Bool
    }

    /// `heading` is folded.
    static func entries(for heading: String) -> [Entry] { aliases[heading] ?? [] }

    /// The kinds of tables in which a folded heading has a meaning, for a field or for a preset.
    static func kinds(knowing heading: String) -> RecordKinds {
        var kinds = presetKinds[heading] ?? []
        for entry in entries(for: heading) { kinds.insert(RecordKinds(entry.kind)) }
        return kinds
    }

    /// Every alias.
    static var headings: some Sequence<String> { aliases.keys }

    // Computed once, as every potential table is compared with them.
    private static let aliases: [String: [Entry]] = {
        var entries: [String: [Entry]] = [:]
        entries.reserveCapacity(8192)
        for kind in RecordKind.allCases {
            for (field, aliases) in HeaderAliases.table(for: kind) {
                let firstPlain = aliases.count - (PlainAliases.bookings[field]?.count ?? 0)
                for (rank, alias) in aliases.enumerated() {
                    entries[alias, default: []].append(
                        Entry(kind: kind, field: field, rank: rank, isPlain: rank >= firstPlain))
                }
            }
        }
        return entries
    }()

    private static let presetKinds: [String: RecordKinds] = {
        var kinds: [String: RecordKinds] = [:]
        for preset in Presets.all {
            for header in preset.headers { kinds[header, default: []].insert(RecordKinds(preset.kind)) }
        }
        return kinds
    }()
}

/// Several kinds.
struct RecordKinds: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ kind: RecordKind) {
        switch kind {
        case .places: rawValue = 1
        case .contacts: rawValue = 2
        case .campsites: rawValue = 4
        case .bookings: rawValue = 8
        }
    }

    init(_ kinds: [RecordKind]) { self = kinds.reduce(into: []) { $0.insert(RecordKinds($1)) } }
}
