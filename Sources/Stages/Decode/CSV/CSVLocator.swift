internal import Core
internal import Formats

/// Finds the cells of a slice's rows, on demand: nothing is kept for the many cells that no finding is about.
struct CSVLocator: CellLocator {
    let piece: CSVChunk
    let index: CSVIndex
    /// The index's record of each row.
    let records: [Int32]
    let plan: CSVPlan

    func locate(row: Int, field: String) -> CellLocation? {
        let isConstantSite =
            plan.kind == .bookings && plan.settings.site != nil && field == BookingField.siteNumber.rawValue
        guard row < records.count, !isConstantSite, let columns = plan.bindings[field]?.columns,
            let first = columns.first
        else {
            return nil
        }
        let record = Int(records[row])
        let start = index.field(first, of: record).lowerBound
        let place = SourcePosition(
            start, in: piece.bytes, recordStart: index.range(of: record, in: piece.bytes).lowerBound,
            encoding: plan.encoding)
        return CellLocation(
            line: piece.line + Int(index.lines[record]) + place.line, column: place.column,
            value: columns.map { text($0, record) }.joined(separator: " "))
    }

    func naturalKey(row: Int) -> String {
        guard row < records.count else { return "" }
        return plan.keyColumns.map { text($0, Int(records[row])) }.joined(separator: "/")
    }

    private func text(_ column: Int, _ record: Int) -> String {
        CSVFieldText.trimmedText(piece.bytes[index.field(column, of: record)], encoding: plan.encoding)
    }
}
