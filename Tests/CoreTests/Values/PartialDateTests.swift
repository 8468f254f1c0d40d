import Core
import Testing

struct PartialDateTests {
    @Test(
        arguments: [
            (1980, 6, 5, "1980-06-05"), (nil, 6, 5, "--06-05"), (1980, 6, nil, "1980-06"), (1980, nil, nil, "1980"),
            (nil, 6, nil, "--06"), (nil, nil, 5, "---05"), (900, 12, 31, "0900-12-31"), (nil, 2, 29, "--02-29"),
        ] as [(Int?, Int?, Int?, String)])
    func `what is known is kept and written in the extended form`(
        year: Int?, month: Int?, day: Int?, text: String
    ) throws {
        let date = try #require(PartialDate(year: year, month: month, day: day))
        #expect(date.description == text)
        #expect((date.year, date.month, date.day) == (year, month, day))
        #expect(date.recurs == (month != nil && day != nil))
    }

    @Test(
        arguments: [
            (nil, nil, nil), (1987, 92, 15), (1902, 2, 29), (nil, 2, 30), (nil, 4, 31), (nil, nil, 32), (nil, nil, 0),
            (nil, 0, nil), (10_000, nil, nil), (-1, nil, nil),
        ] as [(Int?, Int?, Int?)])
    func `what can't be a date is refused`(year: Int?, month: Int?, day: Int?) {
        #expect(PartialDate(year: year, month: month, day: day) == nil)
    }

    @Test func `a whole date goes in and comes out`() throws {
        let leapDay = try #require(CalendarDate(iso: "2024-02-29"))
        #expect(PartialDate(leapDay).date == leapDay)
        #expect(PartialDate(year: 1980, month: 6)?.date == nil)
        #expect(PartialDate(month: 6, day: 5)?.date == nil)
    }
}
