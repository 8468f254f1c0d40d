import InnkeeperCore
import Testing

struct PartialDateTests {
    @Test func `any known part makes a date, and none makes no date`() {
        #expect(PartialDate() == nil)
        for (date, text) in [
            (PartialDate(year: 1980, month: 6, day: 5), "1980-06-05"), (PartialDate(month: 6, day: 5), "--06-05"),
            (PartialDate(year: 1980, month: 6), "1980-06"), (PartialDate(year: 7), "0007"),
            (PartialDate(day: 5), "---05"), (PartialDate(month: 12), "--12"),
        ] { #expect(date?.description == text) }
    }

    @Test func `what can't be a date is refused`() {
        for (year, month, day) in [
            (1980, 13, 1), (1980, 0, 1), (1980, 4, 31), (1902, 2, 29), (-1, 1, 1), (10_000, 1, 1), (1980, 1, 0),
        ] { #expect(PartialDate(year: year, month: month, day: day) == nil, "\(year) \(month) \(day)") }
        #expect(PartialDate(month: 2, day: 30) == nil)
        #expect(PartialDate(day: 32) == nil)
    }

    @Test func `without a year the 29th of February may be, with one only in a leap year`() {
        #expect(PartialDate(month: 2, day: 29)?.description == "--02-29")
        #expect(PartialDate(year: 2000, month: 2, day: 29) != nil)
        #expect(PartialDate(year: 1900, month: 2, day: 29) == nil)
    }

    @Test func `it recurs when month and day are known, and is a whole date when all is`() throws {
        let whole = try #require(PartialDate(year: 1980, month: 6, day: 5))
        #expect(whole.date == CalendarDate(iso: "1980-06-05") && whole.recurs)
        let yearless = try #require(PartialDate(month: 6, day: 5))
        #expect(yearless.date == nil && yearless.recurs && yearless.year == nil)
        let dayless = try #require(PartialDate(year: 1980, month: 6))
        #expect(!dayless.recurs && dayless.day == nil && dayless.date == nil)
    }

    @Test(arguments: ["0000-01-01", "1600-02-29", "1999-12-31", "9999-12-31"])
    func `a whole date and back is the same date`(text: String) throws {
        let date = try #require(CalendarDate(iso: text))
        #expect(PartialDate(date).date == date)
        #expect(PartialDate(date).description == text)
    }
}
