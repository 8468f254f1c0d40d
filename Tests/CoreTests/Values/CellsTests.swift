import Core
import Testing

struct CellsTests {
    @Test func `a date cell is a date or the reason why there is none`() throws {
        let date = try #require(CalendarDate(iso: "2026-07-04"))
        #expect(DateCell(date).date == date)
        #expect(DateCell(date).state == .present)
        for (cell, state) in [
            (DateCell.missing, CellState.missing), (.unreadable, .unreadable), (.ambiguous, .ambiguous),
        ] {
            #expect(cell.state == state)
            #expect(!cell.isPresent && cell.date == nil)
        }
        // The earliest date of the calendar is not taken for a reason
        #expect(DateCell(try #require(CalendarDate(year: 0, month: 1, day: 1))).isPresent)
    }

    @Test func `a count cell holds what a count can be`() {
        #expect(CountCell(0).value == 0)
        #expect(CountCell(-2).value == -2)
        #expect(CountCell(2_000_000_000).value == 2_000_000_000)
        for number in [2_000_000_001, -2_000_000_001, Int.max, Int.min] {
            #expect(CountCell(number).state == .unreadable)
        }
        #expect(CountCell.missing.state == .missing && CountCell.missing.value == nil)
        #expect(CountCell.unreadable.value == nil)
    }

    @Test func `an amount cell holds minor units`() {
        #expect(AmountCell(minorUnits: -638).minorUnits == -638)
        #expect(AmountCell(minorUnits: -638).state == .present)
        #expect(AmountCell.missing.state == .missing && AmountCell.missing.minorUnits == nil)
        #expect(AmountCell.unreadable.state == .unreadable && !AmountCell.unreadable.isPresent)
    }
}
