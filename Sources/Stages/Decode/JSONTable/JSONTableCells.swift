import InnkeeperCore
import InnkeeperFormats

/// Finds the cells in a record of a JSON table.
struct JSONTableCells: RecordCells {
    let plan: JSONTablePlan
    let beginLines = false

    /// Several columns that make up one field are joined with a space; of alternative columns, the first non-empty one
    /// counts. A field that the source sets to a constant is at the record's start, and so is one whose key is missing.
    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if let text = plan.table.constant(field) { return CellLocation(line: 1, column: 1, value: text, written: "") }
        guard let cells = cells(record) else { return nil }
        func written(_ column: Int) -> String { cells[column]?.text ?? "" }
        var columns = plan.table.columns(of: field) { plan.text(written($0)).isEmpty }
        guard !columns.isEmpty else { return nil }
        if columns.count > 1, case .anyOf? = plan.table.bindings[field] {
            columns = [columns.first { !plan.text(written($0)).isEmpty } ?? columns[0]]
        }
        var texts = columns.map { plan.text(written($0)) }
        if let half = plan.table.half(field) { texts = texts.map { StayRange.text(half, of: $0) } }
        let position = columns.lazy.compactMap { cells[$0]?.position }.first ?? .start
        return CellLocation(
            line: position.line, column: position.column,
            value: plan.table.joined(texts, of: field),
            written: columns.map(written).filter { !$0.isEmpty }.joined(separator: " "))
    }

    func naturalKey(of record: [UInt8]) -> String {
        guard !plan.table.keyColumns.isEmpty, let cells = cells(record) else { return "" }
        return plan.table.keyColumns.map { cells[$0]?.text ?? "" }.joined(separator: "/")
    }

    /// The record's value in each column, with its position; nil for bytes that aren't a record.
    private func cells(_ record: [UInt8]) -> [Int: (text: String, position: JSONPosition)]? {
        var keys = plan.columns
        var members = JSONMembers(plan.reader(record[...], at: .start))
        var cells: [Int: (text: String, position: JSONPosition)] = [:]
        do throws(JSONError) {
            guard try members.tokens.next() == .objectStart else { return nil }
            members.begin()
            while let event = try members.next() {
                guard let column = keys.place(members.path) else { continue }
                let text = String(event.cellText(members.tokens).drop { $0 == " " }.trimmingBlanksAtEnd)
                if members.isInArray, let others = cells[column], !others.text.isEmpty {
                    if text.isEmpty || plan.takesFirst.contains(column) { continue }
                    if text == others.text, plan.holdsDays.contains(column) { continue }
                    cells[column]?.text = others.text + ListHeading.separator + text
                } else {
                    cells[column] = (text, members.tokens.position)
                }
            }
        } catch {
            // It could be read when the slice was decoded; otherwise the record's first column is close enough.
            return nil
        }
        return cells
    }
}

extension Substring {
    fileprivate var trimmingBlanksAtEnd: Substring {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
