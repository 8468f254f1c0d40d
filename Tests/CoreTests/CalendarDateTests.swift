import InnkeeperCore
import Testing

struct CalendarDateTests {
    @Test func `known dates have the day numbers that are published for them`() {
        #expect(CalendarDate(year: 1970, month: 1, day: 1)?.dayNumber == 0)
        #expect(CalendarDate(year: 2000, month: 3, day: 1)?.dayNumber == 11_017)
        #expect(CalendarDate(year: 1969, month: 12, day: 31)?.dayNumber == -1)
        #expect(CalendarDate(year: 1600, month: 1, day: 1)?.dayNumber == -135_140)
    }

    @Test func `every day of four centuries follows the one before and is written as itself`() throws {
        // Given a plain calendar that counts month by month
        var expected = try #require(CalendarDate(year: 1900, month: 1, day: 1))
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for year in 1900..<2300 {
            let leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
            for month in 1...12 {
                for day in 1...(lengths[month - 1] + (month == 2 && leap ? 1 : 0)) {
                    // When the same day is made from its parts and from its text
                    let date = try #require(CalendarDate(year: year, month: month, day: day))
                    // Then all agree
                    #expect(date == expected)
                    #expect(date.components == (year, month, day))
                    #expect(CalendarDate(iso: date.description) == date)
                    expected = expected + 1
                }
            }
        }
    }

    @Test func `days that do not exist are refused`() {
        #expect(CalendarDate(year: 1902, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 1987, month: 92, day: 15) == nil)
        #expect(CalendarDate(year: 2026, month: 4, day: 31) == nil)
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
    }

    @Test func `only the ISO form is read`() {
        #expect(CalendarDate(iso: "2026-07-04")?.description == "2026-07-04")
        for text in ["2026-7-4", "2026/07/04", "20260704", "2026-07-04T00:00", "", "2026-13-01"] {
            #expect(CalendarDate(iso: text) == nil)
        }
    }

    @Test func `the week starts on Monday`() {
        #expect(CalendarDate(iso: "2026-11-21")?.weekday == 6)
        #expect(CalendarDate(iso: "1970-01-01")?.weekday == 4)
        #expect(CalendarDate(iso: "1969-12-28")?.weekday == 7)
    }
}
