import InnkeeperCore
import InnkeeperFormats

/// Finds a field of a place by reading its record again.
struct PlaceRecordCells: RecordCells {
    let plan: PlaceReadingPlan
    let beginLines = false

    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        guard let wanted = PlaceField(rawValue: field) else { return nil }
        var cursor = JSONCursor(depthLimit: plan.depthLimit)
        cursor.load(record)
        if cursor.begin(0..<record.count), let cells = cells(cursor) {
            guard let cell = cells.first(where: { $0.field == wanted }) else { return nil }
            // The cursor provides only offsets.
            var position = JSONPosition.start
            position.advance(over: record, 0..<cell.position.offset)
            return CellLocation(line: position.line, column: position.column, value: cell.value)
        }
        // It could be read when the slice was decoded; otherwise the record's first column is close enough.
        let cell = cells(plan.reader(record[...], at: .start))?.first { $0.field == wanted }
        return cell.map { CellLocation(line: $0.position.line, column: $0.position.column, value: $0.value) }
    }

    private func cells(_ tokens: some JSONTokens) -> [PlaceCell]? {
        var decoder = PlaceRecordDecoder(tokens, style: plan.style, nodes: plan.nodes, isLocating: true)
        return (try? decoder.read()) == nil ? nil : decoder.cells
    }
}
