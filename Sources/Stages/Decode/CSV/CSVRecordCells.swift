package import InnkeeperCore
internal import InnkeeperFormats

/// Finds the cells in a record that was read earlier.
package struct CSVRecordCells: RecordCells {
    private let plan: CSVPlan
    /// Nearly all fields: those made from one column, in a UTF-8 file.
    private let columns: [String: Int]
    private let neededWidth: Int

    package init(plan: CSVPlan) {
        self.plan = plan
        let table = plan.table
        neededWidth = table.neededWidth
        guard plan.encoding == .utf8, !table.settings.isWorksheet, table.settings.missing.isEmpty else {
            columns = [:]
            return
        }
        columns = table.bindings.compactMapValues { binding in binding.columns.count == 1 ? binding.columns[0] : nil }
            .filter {
                table.constant($0.key) == nil && table.half($0.key) == nil && table.partColumns(of: $0.key).isEmpty
            }
    }

    /// Several columns that make up one field are joined with a space; of alternative columns, the first non-empty one
    /// counts. A field that the source sets to a constant is at the record's start.
    package func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        guard let column = columns[field], let found = plainField(column, of: 0..<record.count, in: record) else {
            return closeCell(field, in: record)
        }
        let text = writtenText(record[found.range])
        return CellLocation(line: 1, column: found.column, value: text, written: text)
    }

    package func cells(_ field: String, of records: [Range<Int>], in bytes: [UInt8]) -> [CellPlace?] {
        let column = columns[field]
        return records.map { record in
            guard let column, let found = plainField(column, of: record, in: bytes) else {
                return closeCell(field, in: Array(bytes[record])).map { CellPlace($0) }
            }
            return CellPlace(line: 1, column: found.column, written: written(found.range, in: bytes))
        }
    }

    /// `writtenText`, left in the buffer if it needs no decoding.
    private func written(_ cell: Range<Int>, in bytes: [UInt8]) -> CellPlace.Text {
        let span = bytes.span
        var (start, end) = (cell.lowerBound, cell.upperBound)
        while start < end, span[start] == 0x20 { start += 1 }
        while start < end, span[end - 1] == 0x20 { end -= 1 }
        var bits: UInt8 = plan.holdsSheet ? 0x80 : 0
        for index in start..<end { bits |= span[index] }
        return bits < 0x80 ? .inBuffer(start..<end) : .decoded(writtenText(bytes[cell]))
    }

    /// The same for any field and record: the reference implementation.
    package func closeCell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if let text = plan.table.constant(field) { return CellLocation(line: 1, column: 1, value: text, written: "") }
        let all = (plan.table.bindings[field]?.columns ?? []) + plan.table.partColumns(of: field)
        guard let cells = ranges(all, of: record) else { return nil }
        var columns = plan.table.columns(of: field) { plan.text(record[cells($0)]).isEmpty }
        if columns.count > 1, case .anyOf? = plan.table.bindings[field] {
            columns = [columns.first { !plan.text(record[cells($0)]).isEmpty } ?? columns[0]]
        }
        guard let first = columns.first else { return nil }
        let written = columns.map { writtenText(record[cells($0)]) }
        var texts = plan.table.settings.missing.isEmpty ? written : columns.map { plan.text(record[cells($0)]) }
        if let half = plan.table.half(field) { texts = texts.map { StayRange.text(half, of: $0) } }
        // Nearly always a single column makes up the field.
        let isOne = texts.count == 1
        let text = isOne ? texts[0] : plan.table.joined(texts, of: field)
        let position = SourcePosition(cells(first).lowerBound, in: record, recordStart: 0, encoding: plan.encoding)
        return CellLocation(
            line: plan.table.settings.isWorksheet ? 1 : position.line + 1, column: plan.column(position, of: first),
            value: text,
            written: isOne ? written[0] : written.filter { !$0.isEmpty }.joined(separator: " "))
    }

    package func naturalKey(of record: [UInt8]) -> String {
        let columns = plan.table.keyColumns
        guard let cells = ranges(columns, of: record) else { return "" }
        return columns.map { writtenText(record[cells($0)]) }.joined(separator: "/")
    }

    /// The text of a cell, even if it means no value.
    private func writtenText(_ cell: ArraySlice<UInt8>) -> String {
        plan.writtenText(cell)
    }

    /// The ranges of the columns' cells; nil for bytes that aren't a record with all of them.
    private func ranges(_ columns: [Int], of record: [UInt8]) -> ((_ column: Int) -> Range<Int>)? {
        if columns.count == 1, let field = plainField(columns[0], of: 0..<record.count, in: record) {
            return { _ in field.range }
        }
        let index = CSVIndex(scanning: record, delimiter: plan.delimiter)
        guard index.recordCount == 1, index.fieldCount(0) >= neededWidth, !columns.isEmpty else {
            return nil
        }
        // Cells missing from a row are empty, at its end.
        let end = index.field(index.fieldCount(0) - 1, of: 0).upperBound
        return { $0 < index.fieldCount(0) ? index.field($0, of: 0) : end..<end }
    }

    /// A cell without quotes in a record of one line; nil if a closer look is needed.
    private func plainField(_ column: Int, of record: Range<Int>, in bytes: [UInt8]) -> PlainField? {
        PlainField(column, of: record, in: bytes, delimiter: plan.delimiter)
            ?? PlainField(
                amongQuotes: column, of: record, in: bytes, delimiter: plan.delimiter, atLeast: neededWidth)
    }
}
