package import InnkeeperCore

/// Finds the headings of a worksheet among its first rows, as they are found in any table.
package enum WorksheetHeadings {
    /// Indices of the rows that are headings: one, or two between which somebody has to choose. `numbers` are those of
    /// the rows in the sheet, from 1. Without `settings` it is open what the sheet holds.
    package static func indices(_ rows: [[String]], numbers: [Int], _ settings: SourceSettings?) -> [Int] {
        if let line = settings?.headerLine, let index = numbers.firstIndex(of: line) { return [index] }
        switch HeaderSearch(settings).answer(rows) {
        case .row(let index): return [index]
        case .several(let first, let second): return [first, second]
        // Headings that nobody knows are shown as what the file has.
        case .none: return rows.first.map { $0.contains(where: CellShape.isData) ? [] : [0] } ?? []
        }
    }
}
