package import InnkeeperCore
package import InnkeeperServices

/// A slice with a verdict on each of its rows.
package struct ValidatedSlice: Mergeable, Sendable {
    package var decoded: DecodedSlice
    /// One flag per row of the batch.
    package var rejected: [Bool]
    /// Findings about the rows, in the order in which the rules reported them.
    package var rowFindings: LocatedFindings

    package init(decoded: DecodedSlice, rejected: [Bool], rowFindings: LocatedFindings) {
        self.decoded = decoded
        self.rejected = rejected
        self.rowFindings = rowFindings
    }

    package mutating func append(contentsOf next: ValidatedSlice) {
        rowFindings.append(contentsOf: next.rowFindings, rows: decoded.batch.count)
        decoded.append(contentsOf: next.decoded)
        rejected += next.rejected
    }
}

/// Findings, each with the row of the batch that it is about, so that those of a skipped row can be dropped.
package struct LocatedFindings: Sendable {
    package private(set) var findings = Findings()
    private(set) var rows: [Int] = []

    package init() {}

    /// `rows` is parallel to `findings`.
    init(findings: Findings, rows: [Int]) {
        self.findings = findings
        self.rows = rows
    }

    fileprivate mutating func append(_ finding: (inout Findings) -> Void, row: Int) {
        finding(&findings)
        rows.append(row)
    }

    /// `count` is the number of rows before those that `next` is about.
    fileprivate mutating func append(contentsOf next: LocatedFindings, rows count: Int) {
        findings.append(contentsOf: next.findings)
        rows += next.rows.map { $0 + count }
    }

    fileprivate func leavingOut(_ skipped: Set<Int>) -> LocatedFindings {
        var kept = self
        kept.findings = findings.keepingIndices { !skipped.contains(rows[$0]) }
        // Row numbers are stale from here on; later rules append new ones.
        kept.rows = rows.filter { !skipped.contains($0) }
        return kept
    }
}

/// The slice stage `validate`: runs the record rules over a batch and locates what they report. Pure.
///
/// Before: a booking on site Z9, which does not exist, with 0 guests.
/// After: `reservation-site-unknown` and `reservation-guests-none`, each with line, column and value; the row is
/// rejected.
package struct SliceValidator: SliceStage, Sendable {
    private let rules: RuleSet
    private let context: RuleContext

    package init(rules: RuleSet, context: RuleContext) {
        self.rules = rules
        self.context = context
    }

    package func run(_ slice: DecodedSlice) -> ValidatedSlice {
        var validated = ValidatedSlice(
            decoded: slice, rejected: [Bool](repeating: false, count: slice.batch.count), rowFindings: LocatedFindings()
        )
        apply(rules.check(slice.batch, in: context), to: &validated)
        return validated
    }

    /// Runs the rules that need the rows before the batch, in sequence order. `table` holds those rows.
    package func validateInSequence(
        _ slice: inout ValidatedSlice, after table: Bookings, earlier: inout SeenKeyIndex
    ) {
        guard case .bookings(let bookings) = slice.decoded.batch else { return }
        apply(rules.check(bookings, after: table, earlier: &earlier), to: &slice) { row in
            // Rows of this batch are numbered after those of the table.
            let record = row < table.count ? table.records[row] : bookings.records[row - table.count]
            let key = row < table.count ? table.id[row] : bookings.id[row - table.count]
            let property = row < table.count ? table.ownProperty(row) : bookings.ownProperty(row - table.count)
            return ((Int(record.file), Int(record.line), key), property)
        }
    }

    /// Campsites are few: their rules see the whole table, of which the slice is the end.
    package func validateInSequence(_ slice: inout ValidatedSlice, in table: CampSites, from first: Int) {
        var moved = RowFindings()
        for finding in rules.check(table, from: first, in: context).rows {
            moved.report(
                finding.code, row: finding.row - first, field: finding.field, arguments: finding.arguments,
                related: finding.related)
        }
        apply(moved, to: &slice) { row in
            let record = table.rows[row].record
            return ((Int(record.file), Int(record.line), table.rows[row].number), table.rows[row].ownProperty)
        }
    }

    /// The other record, in a finding about two.
    private typealias Related = (record: (file: Int, line: Int, record: String), property: String)

    private func apply(
        _ report: RowFindings, to slice: inout ValidatedSlice,
        related: (Int) -> Related = { _ in ((-1, 0, ""), "") }
    ) {
        guard !report.rows.isEmpty else { return }
        let batch = slice.decoded.batch
        let records = batch.references
        // Findings of one rule about one field are adjacent.
        var rest = report.rows[...]
        while let first = rest.first {
            let run = rest.prefix { $0.code == first.code && $0.field == first.field }
            rest = rest.dropFirst(run.count)
            let rule = rules.rule(first.code)
            let isRejecting = rules.rejecting.contains(first.code)
            let cells = slice.decoded.cells(first.field, of: run.map { ($0.row, records[$0.row]) })
            for (finding, cell) in zip(run, cells) {
                let row = finding.row
                if isRejecting { slice.rejected[row] = true }
                let more = cell.flatMap { rule?.facts(written: $0.written) } ?? [:]
                let facts =
                    more.isEmpty ? finding.arguments : FindingArguments(packed: finding.arguments.packed + more.packed)
                let key = slice.decoded.naturalKey(row: row)
                let related = finding.related.map(related)
                let ownProperty = batch.ownProperty(row)
                let property = ownProperty.isEmpty ? related?.property ?? "" : ownProperty
                let digest = key.isEmpty ? Hash64.digest(ofRecord: slice.decoded.recordBytes(records[row])) : 0
                slice.rowFindings.append(
                    { findings in
                        findings.add(
                            code: first.code, file: Int(records[row].file), line: cell?.line ?? Int(records[row].line),
                            column: cell?.column ?? 1, record: key, property: property, field: first.field,
                            value: cell?.written ?? "", arguments: facts, related: related?.record,
                            recordDigest: digest)
                    }, row: row)
            }
        }
    }
}

extension DecodedSlice {
    /// The cell of a row, positioned in the file; nil for one that the record doesn't have.
    package func cell(row: Int, field: String) -> CellLocation? {
        row < batch.count ? cells(field, of: [(row, batch.reference(row))])[0] : nil
    }

    /// The same for each of several rows, given with the places of their records.
    fileprivate func cells(_ field: String, of rows: [(row: Int, record: RecordReference)]) -> [CellLocation?] {
        guard let cells else { return [CellLocation?](repeating: nil, count: rows.count) }
        let found = cells.cells(field, of: rows.map { recordRange($0.record) }, in: bytes)
        return zip(found, rows).map { cell, row in
            cell?.moved(line: Int(row.record.line), column: columns.isEmpty ? 1 : Int(columns[row.row]))
        }
    }

    /// The key of a row's record: its id, else the one made from the source's `key` columns.
    package func naturalKey(row: Int) -> String {
        let key = batch.naturalKey(row)
        return key.isEmpty ? cells?.naturalKey(of: Array(recordBytes(batch.reference(row)))) ?? "" : key
    }
}

extension RecordBatch {
    /// The place of each row's record.
    fileprivate var references: RecordColumn {
        switch self {
        case .bookings(let table): table.records
        case .campSites(let table): RecordColumn(table.rows.map(\.record))
        case .contacts(let table): table.records
        case .places(let table): table.records
        }
    }

    package func reference(_ row: Int) -> RecordReference {
        switch self {
        case .bookings(let table): table.records[row]
        case .campSites(let table): table.rows[row].record
        case .contacts(let table): table.records[row]
        case .places(let table): table.records[row]
        }
    }

    /// The property named by the record itself; empty if it names none.
    package func ownProperty(_ row: Int) -> String {
        switch self {
        case .bookings(let table): table.ownProperty(row)
        case .campSites(let table): table.rows[row].ownProperty
        case .contacts, .places: ""
        }
    }

    /// What identifies the record in findings; never a person's name.
    package func naturalKey(_ row: Int) -> String {
        switch self {
        case .bookings(let table): table.id[row]
        case .campSites(let table): table.rows[row].number
        case .contacts(let table): table.uid[row]
        case .places(let table): table.id[row]
        }
    }
}

extension ValidatedSlice {
    /// The slice without the given rows of its batch: their records are skipped, and findings about them are dropped.
    package func skipping(_ skipped: Set<Int>) -> ValidatedSlice {
        guard !skipped.isEmpty else { return self }
        let kept = (0..<decoded.batch.count).filter { !skipped.contains($0) }
        var newRow: [Int: Int32] = [:]
        for (new, old) in kept.enumerated() { newRow[old] = Int32(new) }
        var slice = self
        slice.decoded.batch =
            switch decoded.batch {
            case .bookings(let table): .bookings(table.selecting(kept))
            case .campSites(let table): .campSites(table.selecting(kept))
            case .contacts(let table): .contacts(table.selecting(kept))
            case .places(let table): .places(table.selecting(kept))
            }
        if !decoded.columns.isEmpty { slice.decoded.columns = kept.map { decoded.columns[$0] } }
        slice.decoded.records = decoded.records.map { span in
            guard case .row(let row) = span.disposition else { return span }
            let disposition = newRow[Int(row)].map { RecordSpan.Disposition.row($0) } ?? .skipped
            return RecordSpan(start: Int(span.start), end: Int(span.end), disposition: disposition)
        }
        slice.rejected = kept.map { rejected[$0] }
        slice.rowFindings = rowFindings.leavingOut(skipped)
        return slice
    }
}
