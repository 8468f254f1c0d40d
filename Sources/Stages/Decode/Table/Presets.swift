package import InnkeeperCore

/// The presets, sorted by name. To add one, put a data file in `Presets` and add its line here.
package enum Presets {
    private static let files: [[UInt8]] = [
        PackageResources.airbnb_json,
        PackageResources.airbnb_transactions_json,
        PackageResources.booking_com_json,
        PackageResources.booking_com_payout_json,
        PackageResources.booking_com_statement_json,
        PackageResources.campspot_json,
        PackageResources.cloudbeds_json,
        PackageResources.guesty_json,
        PackageResources.motopress_json,
        PackageResources.ridb_json,
    ]

    static let all = files.map { bytes in
        do throws(PresetFault) {
            return try PresetReader.read(bytes)
        } catch {
            preconditionFailure("a preset that was built in can't be read: \(error.text)")
        }
    }

    /// What a configuration needs to know about them.
    package static var facts: [PresetFact] {
        all.map { PresetFact(name: $0.name, kind: $0.kind, summary: $0.summary) }
    }

    static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

    /// Every header with a meaning in a table of `kind`, folded: the usual ones and those of its presets.
    static func headers(of kind: RecordKind) -> Set<String> { headersOfKinds[kind] ?? [] }

    /// Whether the heading has a meaning in a table of any kind.
    static func isKnown(_ heading: String) -> Bool {
        let folded = foldedWord(heading)
        return headersOfKinds.values.contains { $0.contains(folded) }
    }

    // Computed once, as every potential table is compared with them.
    private static let headersOfKinds = Dictionary(
        uniqueKeysWithValues: RecordKind.allCases.map { kind in
            let usual = Set(HeaderAliases.table(for: kind).flatMap(\.headers))
            return (kind, all.filter { $0.kind == kind }.reduce(into: usual) { $0.formUnion($1.headers) })
        })

    /// The preset whose headers a file has, and those headers; of several, the one that requires most.
    static func match(_ header: [String], kind: RecordKind?) -> (preset: Preset, evidence: [String])? {
        var best: (preset: Preset, evidence: [String])?
        for preset in all where kind == nil || preset.kind == kind {
            guard let evidence = preset.evidence(in: header) else { continue }
            if evidence.count > best?.evidence.count ?? 0 { best = (preset, evidence) }
        }
        return best
    }
}
