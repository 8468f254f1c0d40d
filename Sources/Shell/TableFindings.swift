import Configuration
import Core
import Services
import Stages

/// Runs the rules that look at whole tables and locates what they report, by reading the records again.
enum TableFindings {
    static func check(
        _ dataset: inout Dataset, rules: [any Rule.Type], configuration: Configuration, world: World,
        texts: FetchedBookingTexts
    ) -> Findings {
        let context = RuleContext(world: world, sites: SiteDirectory(dataset.campSites))
        let report = RuleSet(rules) { configuration.level(of: $0, source: "") == .off }.check(dataset, in: context)
        let kinds = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, $0.kind) })
        var findings = Findings()
        for finding in report.rows {
            guard let kind = kinds[finding.code] ?? nil else { continue }
            let (record, key) = dataset.record(kind, finding.row)
            let cell = kind == .bookings ? texts.cell(finding.row, finding.field) : nil
            let related = finding.related.map { row in
                let (other, otherKey) = dataset.record(kind, row)
                return (Int(other.file), Int(other.line), otherKey)
            }
            findings.add(
                code: finding.code, file: Int(record.file), line: cell?.line ?? Int(record.line),
                column: cell?.column ?? 1, record: key, field: finding.field, value: cell?.value ?? "",
                detail: finding.detail, related: related, recordDigest: key.isEmpty ? texts.digest(record) : 0)
        }
        if dataset.provided.contains(.bookings), !dataset.provided.contains(.conflicts) {
            let sources = Set(dataset.files.filter { $0.kind == .bookings }.map(\.source))
            for source in sources {
                dataset.unchecked.insert(
                    UncheckedRule(
                        rule: "reservation-overlap", source: source,
                        reason: "the stage conflicts is not in the configuration"))
            }
        }
        return findings
    }
}

extension Dataset {
    fileprivate func record(_ kind: RecordKind, _ row: Int) -> (RecordReference, key: String) {
        switch kind {
        case .bookings: (bookings.records[row], bookings.id[row])
        case .contacts: (contacts.records[row], contacts.uid[row])
        case .places: (places.records[row], places.id[row])
        case .campsites: (campSites.rows[row].record, campSites.rows[row].number)
        }
    }
}
