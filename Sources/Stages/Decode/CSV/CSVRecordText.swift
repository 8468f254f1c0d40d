package import Core
internal import Formats

/// Text of one record that was read before: for the few bookings that a report shows.
package struct CSVRecordText: RecordCells {
    private let plan: CSVPlan

    package init(plan: CSVPlan) { self.plan = plan }

    /// The text of a field in a record's own bytes; empty where the file does not carry it.
    package func text(_ field: BookingField, of record: [UInt8]) -> String {
        if field == .siteNumber, let site = plan.settings.site { return site }
        guard let binding = plan.bindings[field.rawValue] else { return "" }
        if case .constant(let text) = binding { return text }
        let index = CSVIndex(scanning: record, delimiter: plan.delimiter)
        guard index.recordCount > 0 else { return "" }
        let missing = CSVMissingWords(plan.settings.missing)
        let cells: [String] = binding.columns.compactMap { column in
            guard column < index.fieldCount(0) else { return nil }
            let cell = Array(CSVFieldText.trimmedBytes(record[index.field(column, of: 0)]))
            return cell.isEmpty || missing.contains(cell.span, 0, cell.count) ? nil : plan.encoding.text(cell)
        }
        return cells.joined(separator: " ")
    }

    package func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        let text = BookingField(rawValue: field).map { self.text($0, of: record) } ?? ""
        guard let column = plan.bindings[field]?.columns.first else {
            return text.isEmpty ? nil : CellLocation(line: 1, column: 1, value: text)
        }
        let index = CSVIndex(scanning: record, delimiter: plan.delimiter)
        guard index.recordCount > 0, column < index.fieldCount(0) else { return nil }
        let start = index.field(column, of: 0).lowerBound
        let place = CSVPlace(start, in: record, recordStart: 0, encoding: plan.encoding)
        return CellLocation(line: 1 + place.line, column: place.column, value: text)
    }
}
