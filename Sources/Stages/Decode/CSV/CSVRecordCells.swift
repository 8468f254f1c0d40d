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
        let index = CSVIndex(scanning: record, delimiter: plan.delimiter)
        guard index.recordCount == 1, let first = binding.columns.first,
            binding.columns.allSatisfy({ $0 < index.fieldCount(0) })
        else { return nil }
        let place = CSVPlace(
            index.field(first, of: 0).lowerBound, in: record, recordStart: 0, encoding: plan.encoding)
        let texts = binding.columns.map { plan.text(record[index.field($0, of: 0)]) }.filter { !$0.isEmpty }
        return CellLocation(line: place.line + 1, column: place.column, value: texts.joined(separator: " "))
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
