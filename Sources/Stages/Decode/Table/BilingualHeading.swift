internal import InnkeeperCore

/// Headings in two languages.
///
/// Before: `Name / Nom`, `Arrival/Anreise`, `Adults / Children`.
/// After: `name`, `nom`; `arrival`, `anreise`; none, as these are two things.
enum BilingualHeading {
    /// The folded halves of a heading, if both name the same field.
    static func words(_ heading: String) -> [String] {
        guard heading.utf8.contains(UInt8(ascii: "/")), heading.utf8.count <= HeaderSearch.lengthLimit else {
            return []
        }
        let halves = heading.split(separator: "/", omittingEmptySubsequences: false).map { foldedWord(String($0)) }
        guard halves.count == 2, halves[0] != halves[1] else { return [] }
        let fields = halves.map(fields)
        let kinds = Set(fields[0].keys).intersection(fields[1].keys)
        let areSame = kinds.allSatisfy { kind in !(fields[0][kind] ?? []).isDisjoint(with: fields[1][kind] ?? []) }
        return !kinds.isEmpty && areSame ? halves : []
    }

    /// What a known heading may name, by kind of table.
    private static func fields(_ folded: String) -> [RecordKind: Set<String>] {
        AliasIndex.entries(for: folded).reduce(into: [:]) { $0[$1.kind, default: []].insert($1.field) }
    }
}
