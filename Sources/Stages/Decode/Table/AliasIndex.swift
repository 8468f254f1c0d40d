internal import InnkeeperCore

/// Where each known heading stands in the lists of `HeaderAliases`, looked up by the heading: a table has a few dozen
/// headings, the lists have thousands.
///
/// Before: the heading `arrival`.
/// After: for bookings, third in the list of the field `arrival`.
enum AliasPlaces {
    struct Place {
        var field: String
        /// From 0, in order of preference.
        var index: Int
        /// Whether the heading is ambiguous (`PlainAliases`): such come last.
        var isPlain: Bool
    }

    static func places(of heading: String, for kind: RecordKind) -> [Place] { all[kind]?[heading] ?? [] }

    private static let all: [RecordKind: [String: [Place]]] = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { ($0, places(for: $0)) })

    private static func places(for kind: RecordKind) -> [String: [Place]] {
        var places: [String: [Place]] = [:]
        for (field, headings) in HeaderAliases.table(for: kind) {
            let firstPlain = headings.count - (PlainAliases.bookings[field]?.count ?? 0)
            for (index, heading) in headings.enumerated() {
                places[heading, default: []].append(Place(field: field, index: index, isPlain: index >= firstPlain))
            }
        }
        return places
    }
}
