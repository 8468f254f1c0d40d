package import InnkeeperCore

/// The presets, sorted by name. To add one, put a data file in `Presets` and add its line here.
package enum Presets {
    private static let files: [[UInt8]] = [
        PackageResources.airbnb_json,
        PackageResources.airbnb_transactions_json,
        PackageResources.beds24_json,
        PackageResources.booking_com_json,
        PackageResources.booking_com_payout_json,
        PackageResources.booking_com_statement_json,
        PackageResources.campspot_json,
        PackageResources.cloudbeds_json,
        PackageResources.guesty_json,
        PackageResources.mews_json,
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

    /// The preset whose headers a file has, and those headers as the file spells them; of several, the one that requires
    /// most.
    static func match(_ header: [String], kind: RecordKind?) -> (preset: Preset, evidence: [String])? {
        let folded = header.map { foldedWord(HeadingMarks.without($0)) }
        var best: (preset: Preset, evidence: [Int])?
        for preset in all where kind == nil || preset.kind == kind {
            guard let evidence = preset.evidence(in: folded) else { continue }
            if evidence.count > best?.evidence.count ?? 0 { best = (preset, evidence) }
        }
        return best.map { ($0.preset, $0.evidence.map { header[$0] }) }
    }
}
