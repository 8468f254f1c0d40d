import Core
import Reports
import Testing

struct DatesTests {
    @Test func `a day is written for people`() {
        #expect(Dates.long(Fixture.today) == "Saturday, 4 July 2026")
        #expect(Dates.short(Fixture.day("2026-12-31")) == "Thu 31 Dec")
    }

    @Test func `a span names a month and a year only where they change`() {
        #expect(Dates.span(Fixture.day("2026-07-03"), Fixture.day("2026-07-08")) == "3–8 Jul")
        #expect(Dates.span(Fixture.day("2026-06-28"), Fixture.day("2026-07-02")) == "28 Jun–2 Jul")
        #expect(Dates.span(Fixture.day("2026-12-30"), Fixture.day("2027-01-02")) == "30 Dec 2026–2 Jan 2027")
    }

    @Test func `a period is a month or everything`() {
        #expect(Dates.period("2026-07") == "July 2026")
        #expect(Dates.period("all") == "whole window")
        #expect(Dates.period("2026-13") == "2026-13")
        #expect(Dates.periodKey(Fixture.today) == "2026-07")
    }
}
