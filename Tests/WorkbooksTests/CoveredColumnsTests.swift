import InnkeeperCore
import InnkeeperWorkbooks
import Testing
import TestSupport

struct CoveredColumnsTests {
    @Test func `the first free column is the one that a search through all finds`() {
        var dice = SeededRandom(12)
        var covered = CoveredColumns()
        for _ in 0..<20 {
            covered.beginTable()
            var freeFrom = [Int](repeating: 0, count: CellAddress.columnLimit)
            for row in 0..<50 {
                let from = Int.random(in: 0..<CellAddress.columnLimit, using: &dice)
                let found = covered.firstFree(from: from, in: row)
                #expect(found == freeFrom[from...].firstIndex { $0 <= row } ?? CellAddress.columnLimit)
                let columns = found..<found + Int.random(in: 1...9000, using: &dice)
                let end = row + Int.random(in: 1...40, using: &dice)
                covered.cover(columns, before: end)
                for column in columns.clamped(to: freeFrom.indices) { freeFrom[column] = max(freeFrom[column], end) }
            }
        }
    }

    @Test func `a column beyond a sheet is taken as free`() {
        var covered = CoveredColumns()
        covered.cover(CellAddress.columnLimit..<CellAddress.columnLimit + 5, before: 9)
        covered.cover(0..<CellAddress.columnLimit, before: 9)

        #expect(covered.firstFree(from: 3, in: 8) == CellAddress.columnLimit)
        #expect(covered.firstFree(from: CellAddress.columnLimit + 2, in: 8) == CellAddress.columnLimit + 2)
        #expect(covered.firstFree(from: 3, in: 9) == 3)
    }
}
