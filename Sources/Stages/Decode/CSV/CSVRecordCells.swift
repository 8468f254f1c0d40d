package import Core
internal import Formats

/// Takes one record that was read before apart again: for the few bookings that a report shows.
package struct CSVRecordCells: RecordCells {
    private let plan: CSVPlan

    package init(plan: CSVPlan) { self.plan = plan }

    /// The field's place and text; columns that make one field are joined with a blank. A field that the source
    /// gives as a constant stands at the record's start. nil where the file does not carry the field.
    package func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if plan.kind == .bookings, field == BookingField.siteNumber.rawValue, let site = plan.settings.site {
            return CellLocation(line: 1, column: 1, value: site)
        }
        guard let binding = plan.bindings[field] else { return nil }
        if case .constant(let text) = binding { return CellLocation(line: 1, column: 1, value: text) }
        guard let first = binding.columns.first else { return nil }
        if binding.columns.count == 1, let field = plainField(first, of: record) {
            return location(at: field.lowerBound, plan.text(record[field]), in: record)
        }
        let index = CSVIndex(scanning: record, delimiter: plan.delimiter)
        guard index.recordCount == 1, binding.columns.allSatisfy({ $0 < index.fieldCount(0) }) else { return nil }
        let texts = binding.columns.map { plan.text(record[index.field($0, of: 0)]) }.filter { !$0.isEmpty }
        return location(at: index.field(first, of: 0).lowerBound, texts.joined(separator: " "), in: record)
    }

    private func location(at start: Int, _ value: String, in record: [UInt8]) -> CellLocation {
        let place = SourcePosition(start, in: record, recordStart: 0, encoding: plan.encoding)
        return CellLocation(line: place.line + 1, column: place.column, value: value)
    }

    /// Where a cell stands in a line without quotes, as nearly all are; nil for what must be looked at closely.
    private func plainField(_ column: Int, of record: [UInt8]) -> Range<Int>? {
        let bytes = record.span
        var end = bytes.count
        if end > 0, bytes[end - 1] == 0x0A { end -= 1 }
        if end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        var field = 0
        var start = 0
        var found: Range<Int>?
        for index in 0..<end {
            let byte = bytes[index]
            if byte == plan.delimiter {
                if field == column { found = start..<index }
                field += 1
                start = index + 1
            } else if byte == 0x22 || byte == 0x0A || byte == 0x0D {
                return nil
            }
        }
        return field == column && end > 0 ? start..<end : found
    }
}

extension CSVPlan {
    /// What names a record: its id, or the `key` columns joined with `/`; empty without either.
    func naturalKey(_ field: (_ column: Int) -> ArraySlice<UInt8>) -> String {
        let idField = kind == .campsites ? CampSiteField.siteNumber.rawValue : BookingField.reservationID.rawValue
        let columns = if case .column(let column)? = bindings[idField] { [column] } else { keyColumns }
        return columns.map { text(field($0)) }.joined(separator: "/")
    }

    /// A cell's text; empty where its word means no value.
    func text(_ field: ArraySlice<UInt8>) -> String {
        let cell = Array(CSVFieldText.trimmedBytes(field))
        return CSVMissingWords(settings.missing).contains(cell.span, 0, cell.count) ? "" : encoding.text(cell)
    }
}
