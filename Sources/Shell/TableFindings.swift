import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages

/// Runs the rules for whole tables and locates their findings by rereading the records.
enum TableFindings {
    static func check(
        _ dataset: Dataset, rules: [any Rule], configuration: Configuration, context: RunContext,
        texts: FetchedBookingTexts, jobs: Int
    ) async -> Findings {
        let ruleContext = RuleContext(run: context, sites: SiteDirectory(dataset.campSites))
        let report = await RuleSet(rules) { configuration.level(of: $0, source: "") == .off }
            .check(dataset, in: ruleContext, jobs: jobs)
        let kinds = Dictionary(uniqueKeysWithValues: rules.map { ($0.code, $0.kind) })
        var findings = Findings()
        let pieces = report.rows.indices.pieces(report.rows.count / pieceSize + 1)
        let excerpt = BookingExcerpt(
            of: dataset.bookings,
            rows: report.rows.filter { kinds[$0.code] == .bookings }.flatMap { [$0.row, $0.related ?? $0.row] })
        let located = await inParallel(pieces, jobs: jobs) { [report] piece in
            locate(report.rows[piece], kinds, dataset, excerpt, texts)
        }
        for piece in located { findings.append(contentsOf: piece) }
        return findings
    }

    private static let pieceSize = 512

    private static func locate(
        _ rows: ArraySlice<RowFinding>, _ kinds: [String: RecordKind?], _ dataset: Dataset, _ excerpt: BookingExcerpt,
        _ texts: FetchedBookingTexts
    ) -> Findings {
        var excerpts = dataset
        excerpts.bookings = excerpt.bookings
        var findings = Findings()
        for finding in rows {
            guard let kind = kinds[finding.code] ?? nil else { continue }
            var finding = finding
            if kind == .bookings {
                finding.row = excerpt.row(finding.row)
                finding.related = finding.related.map(excerpt.row)
            }
            findings.add(finding, kind, excerpts, texts)
        }
        return findings
    }
}

extension Findings {
    /// Adds a finding in a row of the table of `kind`, with its position in the file.
    mutating func add(_ finding: RowFinding, _ kind: RecordKind, _ dataset: Dataset, _ texts: FetchedBookingTexts) {
        let (record, key) = dataset.record(kind, finding.row)
        let cell = texts.cell(record, finding.field)
        let other = finding.related.map { dataset.record(kind, $0) }
        var property = dataset.ownProperty(kind, finding.row)
        if property.isEmpty, let related = finding.related { property = dataset.ownProperty(kind, related) }
        // Records without a key are identified by their bytes; a pair by both, regardless of their order, so that its
        // fingerprint stays the same when the file is sorted.
        var digest: UInt64 = 0
        if let other, key.isEmpty || other.key.isEmpty {
            digest = Findings.digest(
                [(record, key), other].map { $0.1.isEmpty ? Hash64.hex(texts.digest($0.0)) : $0.1 })
        } else if key.isEmpty {
            digest = texts.digest(record)
        }
        add(
            code: finding.code, file: Int(record.file), line: cell?.line ?? Int(record.line),
            column: cell?.column ?? 1, record: key, property: property, field: finding.field,
            value: kind == .bookings ? cell?.value ?? "" : "",
            arguments: finding.arguments, related: other.map { (Int($0.0.file), Int($0.0.line), $0.key) },
            recordDigest: digest)
    }

    private static func digest(_ parts: [String]) -> UInt64 {
        var hash = Hash64()
        for part in parts.sorted() { hash.add(part: part) }
        return hash.value
    }
}

extension Dataset {
    fileprivate func ownProperty(_ kind: RecordKind, _ row: Int) -> String {
        switch kind {
        case .bookings: bookings.ownProperty(row)
        case .campsites: campSites.rows[row].ownProperty
        case .contacts, .places: ""
        }
    }

    fileprivate func record(_ kind: RecordKind, _ row: Int) -> (RecordReference, key: String) {
        switch kind {
        case .bookings: (bookings.records[row], bookings.id[row])
        case .contacts: (contacts.records[row], contacts.uid[row])
        case .places: (places.records[row], places.id[row])
        case .campsites: (campSites.rows[row].record, campSites.rows[row].number)
        }
    }
}
