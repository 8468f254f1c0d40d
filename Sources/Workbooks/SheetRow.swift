/// One row of a sheet with its cells as text, from column A on.
package struct SheetRow: Equatable, Sendable {
    /// From 1, as the sheet numbers it.
    package var number: Int
    package var cells: [String]
    /// Columns, from 0, of struck-out cells.
    package var struckOut: [Int] = []
    /// The fills of its cells from column A on; trailing ones may be missing.
    package var fills: [Int] = []
    /// Columns of formulas without a stored result, and of errors.
    package var unresolved: [Int] = []
    package var errors: [Int] = []

    package init(number: Int, cells: [String]) {
        self.number = number
        self.cells = cells
    }

    package var isEmpty: Bool { cells.allSatisfy(\.isEmpty) }

    /// The same row with only the content in some columns.
    func restricted(to columns: Range<Int>) -> SheetRow {
        func kept(_ places: [Int]) -> [Int] { places.filter(columns.contains) }
        let end = min(columns.upperBound, cells.count)
        var row = SheetRow(number: number, cells: [])
        if columns.lowerBound < end {
            row.cells = [String](repeating: "", count: columns.lowerBound) + cells[columns.lowerBound..<end]
            while row.cells.last?.isEmpty == true { row.cells.removeLast() }
        }
        row.fills = fills.enumerated().map { columns.contains($0.offset) ? $0.element : 0 }
        (row.struckOut, row.unresolved, row.errors) = (kept(struckOut), kept(unresolved), kept(errors))
        return row
    }
}
