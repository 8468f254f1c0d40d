internal import InnkeeperCore

/// What each known heading may name: an inverted index of `HeaderAliases` and of the presets' headers. A table has a few
/// dozen headings, but there are thousands of aliases.
///
/// Before: the heading `arrival`.
/// After: for bookings, the field `arrival`, whose third alias it is.
enum AliasIndex {
    struct Entry {
        var kind: RecordKind
        fileprivate var fieldIndex: UInt8
        fileprivate var aliasIndex: UInt16
        /// Whether the heading is ambiguous (`PlainAliases`); any other alias is better.
        var isPlain: Bool
        /// Whether it is a known heading as typed without special keys.
        fileprivate var isRespelled: Bool

        private var aliases: (field: String, headers: [String]) { HeaderAliases.table(for: kind)[Int(fieldIndex)] }

        var field: String { aliases.field }
        /// The known heading, folded.
        var heading: String { aliases.headers[rank] }
        /// The position among the aliases of the field, from 0: the lower, the better.
        var rank: Int { Int(aliasIndex) }
    }

    /// `heading` is folded.
    static func entries(for heading: String) -> [Entry] {
        let found = asWritten(heading)
        return found.isEmpty ? composed(heading).map(asWritten) ?? [] : found
    }

    /// The same, and what the headings mean that are typed like this without special keys.
    static func entries(spelled spelling: String) -> [Entry] {
        entries(for: spelling) + known.values(of: spelling).filter(\.isRespelled)
    }

    private static func asWritten(_ heading: String) -> [Entry] {
        known.values(of: heading).filter { !$0.isRespelled }
    }

    /// The kinds of tables in which a folded heading has a meaning, for a field or for a preset.
    static func kinds(knowing heading: String) -> RecordKinds {
        var kinds = presetKinds.values(of: heading).reduce(into: RecordKinds()) { $0.formUnion($1) }
        for entry in entries(for: heading) { kinds.insert(RecordKinds(entry.kind)) }
        return kinds
    }

    /// Makes the index of headings ahead of the first table, on a thread that has nothing else to do.
    static func prepare() { _ = known.contains("") }

    /// A heading whose accents are characters of their own, as macOS writes them in names of files, as it is known.
    private static func composed(_ heading: String) -> String? {
        guard heading.unicodeScalars.contains(where: \.isCombining) else { return nil }
        // Swift compares what texts look like.
        return accented.firstIndex(of: heading).map { accented[$0] }
    }

    private static let accented: Set<String> = {
        let aliases = RecordKind.allCases.flatMap { HeaderAliases.table(for: $0).flatMap(\.headers) }
        return Set(aliases.filter { alias in !alias.utf8.allSatisfy { $0 < 0x80 } })
    }()

    // Computed once, as every potential table is compared with them.
    private static let known: WordIndex<Entry> = {
        var entries = WordIndex<Entry>(roomFor: 8192)
        var spelling: [UInt8] = []
        for kind in RecordKind.allCases {
            for (fieldIndex, (field, aliases)) in HeaderAliases.table(for: kind).enumerated() {
                let firstPlain = aliases.count - (PlainAliases.bookings[field]?.count ?? 0)
                for (rank, alias) in aliases.enumerated() {
                    var entry = Entry(
                        kind: kind, fieldIndex: UInt8(fieldIndex), aliasIndex: UInt16(rank),
                        isPlain: rank >= firstPlain, isRespelled: false)
                    entries.add(entry, for: alias)
                    entry.isRespelled = true
                    NearHeadings.forEachSpelling(of: alias, &spelling) { entries.add(entry, for: $0) }
                }
            }
        }
        return entries
    }()

    private static let presetKinds: WordIndex<RecordKinds> = {
        var kinds = WordIndex<RecordKinds>(roomFor: 512)
        for preset in Presets.all {
            preset.forEachHeader { kinds.add(RecordKinds(preset.kind), for: $0) }
        }
        return kinds
    }()
}

extension Unicode.Scalar {
    fileprivate var isCombining: Bool {
        // U+0300 is the first that combines; the vowels and finals of Hangul have no class of their own.
        value >= 0x300
            && (properties.canonicalCombiningClass != .notReordered || 0x1160...0x11FF ~= value)
    }
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
