package import InnkeeperCore

/// Finds the headings of a worksheet among its first rows, as in any other table.
package enum WorksheetHeadings {
    /// Indices of the heading rows: one, or two that the user must choose between. `numbers` are the rows' numbers in
    /// the sheet, from 1. Without `settings` the kind of the sheet is unknown.
    package static func indices(_ rows: [[String]], numbers: [Int], _ settings: SourceSettings?) -> [Int] {
        if let line = settings?.headerLine, let index = numbers.firstIndex(of: line) { return [index] }
        switch HeaderSearch(settings).answer(rows) {
        case .row(let index): return [index]
        case .several(let first, let second): return [first, second]
        // Unknown headings are shown as what the file has.
        case .none: return rows.first.map { $0.contains(where: CellShape.isData) ? [] : [0] } ?? []
        }
    }
}
