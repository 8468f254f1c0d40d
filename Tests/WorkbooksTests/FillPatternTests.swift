import Testing

@testable import InnkeeperWorkbooks

struct FillPatternTests {
    /// Where a meaning begins; each text has a character for the fill of each cell, `_` for none and a blank for an empty
    /// cell.
    private func first(_ rows: [String]) -> String? {
        var pattern = FillPattern()
        for (row, text) in rows.enumerated() {
            let fills = text.map { $0 == "_" || $0 == " " ? 0 : Int($0.asciiValue ?? 0) }
            pattern.add(
                row: row, fills: fills.contains { $0 != 0 } ? fills : [], cells: text.map { $0 == " " ? "" : "x" },
                usual: 3)
        }
        return pattern.first.map { "\($0.row):\($0.column)" }
    }

    @Test func `a row of another colour may mean something`() {
        #expect(first(["___", "___", "___", "yyy", "___"]) == "3:0")
        #expect(first(["___", "___", "__y"]) == "2:2")
        #expect(first(["rrr", "ggg", "ggg"]) == "2:0")
    }

    @Test func `no colours, one for all, one for a column and rows that alternate mean nothing`() {
        #expect(first(["___", "___", "___"]) == nil)
        #expect(first(["yyy", "yyy", "yyy"]) == nil)
        #expect(first(["__y", "__y", "__y"]) == nil)
        #expect(first(["___", "yyy", "___", "yyy", "___"]) == nil)
        #expect(first(["rrr", "ggg", "rrr", "ggg"]) == nil)
    }

    @Test func `totals and remarks are none of the table, and empty cells tell nothing`() {
        #expect(first(["___", "___", "___", "y  ", "___"]) == nil)
        #expect(first(["_ _", "___", "yy_", "___"]) == "2:0")
        #expect(first(["yy ", "yy ", "yyr"]) == nil)
    }
}
