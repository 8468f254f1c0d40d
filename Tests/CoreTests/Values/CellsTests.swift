import InnkeeperCore
import Testing

struct CellsTests {
    @Test func `a date cell is a date, or says why it is none`() throws {
        let date = try #require(CalendarDate(iso: "2026-07-04"))
        #expect(DateCell(date).date == date && DateCell(date).state == .present)
        for (cell, state) in [
            (DateCell.missing, CellState.missing), (.unreadable, .unreadable), (.ambiguous, .ambiguous),
        ] { #expect(cell.state == state && cell.date == nil && !cell.isPresent) }
        // And the first day of all is no mark
        let first = try #require(CalendarDate(iso: "0000-01-01"))
        #expect(DateCell(first).isPresent)
    }

    @Test func `a count keeps two thousand million and no more`() {
        for value in [0, -1, 7, 2_000_000_000, -2_000_000_000] {
            #expect(CountCell(value).value == value && CountCell(value).state == .present)
        }
        for value in [2_000_000_001, -2_000_000_001, Int.max, Int.min] { #expect(CountCell(value) == .unreadable) }
        #expect(CountCell.missing.state == .missing && CountCell.missing.value == nil)
        #expect(CountCell.unreadable.state == .unreadable && !CountCell.unreadable.isPresent)
    }

    @Test func `an amount is minor units, or says why it is none`() {
        #expect(AmountCell(minorUnits: -638).minorUnits == -638)
        #expect(AmountCell(minorUnits: 0).state == .present)
        #expect(AmountCell(minorUnits: .max).minorUnits == .max)
        #expect(AmountCell.missing.state == .missing && AmountCell.missing.minorUnits == nil)
        #expect(AmountCell.unreadable.state == .unreadable && !AmountCell.unreadable.isPresent)
    }
}
