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
        let batch = slice.decoded.batch
        // Findings of one rule are adjacent.
        var code = ""
        var isRejecting = false
        for finding in report.rows {
            let row = finding.row
            if finding.code != code {
                code = finding.code
                isRejecting = rules.rejecting.contains(code)
            }
            if isRejecting { slice.rejected[row] = true }
            let record = batch.reference(row)
            let cell = slice.decoded.cell(row: row, field: finding.field)
            let more = cell.map { rules.facts(finding.code, written: $0.written) } ?? [:]
            let facts =
                more.isEmpty ? finding.arguments : FindingArguments(packed: finding.arguments.packed + more.packed)
            let key = slice.decoded.naturalKey(row: row)
            let bytes = slice.decoded.recordBytes(record)
            let related = finding.related.map(related)
            let ownProperty = batch.ownProperty(row)
            let property = ownProperty.isEmpty ? related?.property ?? "" : ownProperty
            slice.rowFindings.append(
                { findings in
                    findings.add(
                        code: finding.code, file: Int(record.file), line: cell?.line ?? Int(record.line),
                        column: cell?.column ?? 1, record: key, property: property, field: finding.field,
                        value: cell?.written ?? "", arguments: facts,
                        related: related?.record,
                        recordDigest: key.isEmpty ? Hash64.digest(ofRecord: bytes) : 0)
                }, row: row)
        }
    }
}

extension DecodedSlice {
    /// The cell of a row, positioned in the file; nil for one that the record doesn't have.
    package func cell(row: Int, field: String) -> CellLocation? {
        guard let cells, row < batch.count else { return nil }
        let record = batch.reference(row)
        return cells.cell(field, in: Array(recordBytes(record)))?
            .moved(line: Int(record.line), column: columns.isEmpty ? 1 : Int(columns[row]))
    }

    /// The key of a row's record: its id, else the one made from the source's `key` columns.
    package func naturalKey(row: Int) -> String {
        let key = batch.naturalKey(row)
        return key.isEmpty ? cells?.naturalKey(of: Array(recordBytes(batch.reference(row)))) ?? "" : key
    }
}

extension RecordBatch {
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
