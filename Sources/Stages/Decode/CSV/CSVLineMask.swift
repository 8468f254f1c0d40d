package import InnkeeperCore
import InnkeeperFormats

/// Shows a line of CSV with all cells blanked except those known not to be personal.
///
/// Columns that no field is bound to (an address, a remark, the ages of children) are blanked like names. A line that
/// isn't a complete record is not shown at all: it may be the middle of a remark.
struct CSVLineMask: LineMask {
    let plan: CSVPlan

    func shown(_ line: [UInt8], showValues: Bool) -> String? {
        let text = plan.encoding.text(line)
        if showValues { return text }
        let index = CSVIndex(scanning: line, delimiter: plan.delimiter)
        let (count, width) = (index.recordCount == 1 ? index.fieldCount(0) : 0, plan.table.header.count)
        // Rows of a sheet end with their last non-empty cell.
        let isWhole = plan.table.settings.isWorksheet ? 1...max(1, width) ~= count : count == width
        guard index.faults.isEmpty, isWhole else { return nil }
        let cells = (0..<index.fieldCount(0)).map { index.field($0, of: 0) }
        // The names in the header are not data.
        if cells.map({ CSVFieldText.trimmedText(line[$0], encoding: plan.encoding) }) == plan.table.header {
            return text
        }
        let open = openColumns
        let parts = cells.enumerated().map { column, range in
            let cell = plan.encoding.text(line[range])
            return open.contains(column) ? cell : blanked(cell)
        }
        return parts.joined(separator: String(Character(Unicode.Scalar(plan.delimiter))))
    }

    /// Columns whose fields are not personal.
    private var openColumns: Set<Int> {
        Set(plan.table.bindings.filter { !personalFields.contains($0.key) }.flatMap(\.value.columns))
            .subtracting(plan.table.bindings.filter { personalFields.contains($0.key) }.flatMap(\.value.columns))
            .union(0..<(plan.holdsSheet ? TablePlan.sheetColumns : 0))
    }
}

extension CSVReader {
    /// Lines of UTF-16 can't be found by their bytes.
    package var lineMask: (any LineMask)? { isTranscoded ? nil : CSVLineMask(plan: plan) }
}
