package import InnkeeperCore
package import InnkeeperServices

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
        let keys = batch.naturalKeys
        let ownProperty = batch.ownProperty
        let bytes = slice.decoded.bytes
        // Findings of one rule about one field are adjacent.
        var start = 0
        while start < report.rows.count {
            let (code, field) = (report.rows[start].code, report.rows[start].field)
            let end = report.rows[start...].firstIndex { $0.code != code || $0.field != field } ?? report.rows.count
            defer { start = end }
            let rule = rules.rule(code)
            let isRejecting = rules.rejecting.contains(code)
            // By index: a copy of a finding counts its references.
            let places = (start..<end).map { (row: report.rows[$0].row, record: records[report.rows[$0].row]) }
            let cells = slice.decoded.cells(field, of: places)
            let kind = slice.rowFindings.kind(code: code, field: field)
            for (number, cell) in zip(start..<end, cells) {
                let (row, record) = places[number - start]
                if isRejecting { slice.rejected[row] = true }
                let related = report.rows[number].related.map(related)
                let ownProperty = ownProperty(row)
                let property = ownProperty.isEmpty ? related?.property ?? "" : ownProperty
                // Without an id, the key made from the source's columns, and without that a digest of the record.
                let madeKey = keys.isEmpty(row) ? Array(slice.decoded.naturalKey(row: row).utf8) : []
                let key = madeKey.isEmpty ? keys.slice(row) : madeKey[...]
                let digest = key.isEmpty ? Hash64.digest(ofRecord: slice.decoded.recordBytes(record)) : 0
                func add(_ value: Span<UInt8>, _ moreFacts: FindingArguments) {
                    slice.rowFindings.add(
                        kind, row: row, file: Int(record.file), line: cell?.line ?? Int(record.line),
                        column: cell?.column ?? 1, record: key.span, property: property.utf8.span, value: value,
                        facts: report.rows[number].arguments, moreFacts: moreFacts, related: related?.record,
                        recordDigest: digest)
                }
                switch cell?.written {
                case .inBuffer(let range)?:
                    let written = bytes.span.extracting(range)
                    add(written, rule?.facts(written: written) ?? [:])
                case .decoded(let written)?:
                    add(written.utf8.span, rule?.facts(written: written.utf8.span) ?? [:])
                case nil: add(Span(), [:])
                }
            }
        }
    }
}

extension DecodedSlice {
    /// The cell of a row, positioned in the file; nil for one that the record doesn't have.
    package func cell(row: Int, field: String) -> CellLocation? {
        guard row < batch.count else { return nil }
        let record = batch.reference(row)
        return cells?.cell(field, in: Array(recordBytes(record)))?.moved(line: Int(record.line), column: column(row))
    }

    /// The same for each of several rows, given with the places of their records; the buffer is `bytes`.
    fileprivate func cells(_ field: String, of rows: [(row: Int, record: RecordReference)]) -> [CellPlace?] {
        guard let cells else { return [CellPlace?](repeating: nil, count: rows.count) }
        let found = cells.cells(field, of: rows.map { recordRange($0.record) }, in: bytes)
        return zip(found, rows).map { cell, row in
            cell?.moved(line: Int(row.record.line), column: column(row.row))
        }
    }

    /// The column in which a row's record begins.
    func column(_ row: Int) -> Int { columns.isEmpty ? 1 : Int(columns[row]) }

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

    /// The property that each row's record itself names; empty if it names none.
    package var ownProperty: (_ row: Int) -> String {
        switch self {
        case .bookings(let table): { table.ownProperty($0) }
        case .campSites(let table): { table.rows[$0].ownProperty }
        case .contacts, .places: { _ in "" }
        }
    }

    /// `naturalKey` of each row.
    fileprivate var naturalKeys: TextColumn {
        switch self {
        case .bookings(let table): table.id
        case .campSites(let table): TextColumn(table.rows.map(\.number))
        case .contacts(let table): table.uid
        case .places(let table): table.id
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
