import InnkeeperCore
import InnkeeperFormats

/// Takes one record of a JSON table apart again.
struct JSONTableCells: RecordCells {
    let plan: JSONTablePlan
    let beginLines = false

    /// Columns that make one field are joined with a blank; of those of which one is enough, it is the first filled. A
    /// field that the source gives as a constant is at the record's start, and so is one whose key is not there.
    func cell(_ field: String, in record: [UInt8]) -> CellLocation? {
        if let text = plan.table.constant(field) { return CellLocation(line: 1, column: 1, value: text, written: "") }
        var columns = plan.table.columns(of: field)
        guard !columns.isEmpty, let cells = cells(record) else { return nil }
        func written(_ column: Int) -> String { cells[column]?.text ?? "" }
        if columns.count > 1, case .anyOf? = plan.table.bindings[field] {
            columns = [columns.first { !plan.text(written($0)).isEmpty } ?? columns[0]]
        }
        let position = columns.lazy.compactMap { cells[$0]?.position }.first ?? .start
        return CellLocation(
            line: position.line, column: position.column,
            value: columns.map { plan.text(written($0)) }.filter { !$0.isEmpty }.joined(separator: " "),
            written: columns.map(written).joined(separator: " "))
    }

    func naturalKey(of record: [UInt8]) -> String {
        guard !plan.table.keyColumns.isEmpty, let cells = cells(record) else { return "" }
        return plan.table.keyColumns.map { cells[$0]?.text ?? "" }.joined(separator: "/")
    }

    /// What the record has in each column, and where; nil for bytes that are not a record.
    private func cells(_ record: [UInt8]) -> [Int: (text: String, position: JSONPosition)]? {
        var keys = plan.columns
        var members = JSONMembers(plan.reader(record[...], at: .start))
        var cells: [Int: (text: String, position: JSONPosition)] = [:]
        do throws(JSONError) {
            guard try members.tokens.next() == .objectStart else { return nil }
            members.begin()
            while let event = try members.next() {
                guard let column = keys.place(members.path) else { continue }
                let text = event.cellText(members.tokens)
                cells[column] = (String(text.drop { $0 == " " }.trimmingBlanksAtEnd), members.tokens.position)
            }
        } catch {
            // It was read when the slice was decoded; the record's first column is then as near as can be.
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
