import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct NextBirthdayTests {
    @Test func `the window holds today and its last day and nothing else`() throws {
        let today = day("2026-12-30")
        func next(_ month: Int, _ day: Int) -> NextBirthday? {
            PartialDate(year: 1980, month: month, day: day)
                .flatMap { NextBirthday(of: $0, from: today, days: 5, leapDay: .feb28) }
        }
        #expect(next(12, 29) == nil)
        #expect(next(12, 30)?.date == today)
        #expect(next(12, 30)?.turns == 46)
        #expect(next(1, 4)?.date == day("2027-01-04"))
        #expect(next(1, 4)?.turns == 47)
        #expect(next(1, 5) == nil)
    }

    @Test(arguments: [(LeapDay.feb28, "2027-02-28"), (.mar1, "2027-03-01"), (.leapYears, "never")])
    func `the leap day moves as the option says`(policy: LeapDay, expected: String) throws {
        let birthday = try #require(PartialDate(year: 2000, month: 2, day: 29))
        let next = NextBirthday(of: birthday, from: day("2027-02-01"), days: 40, leapDay: policy)
        #expect(next?.date == CalendarDate(iso: expected))
        #expect(next?.turns == (policy == .leapYears ? nil : 27))
        // In a leap year it is the day itself under each of them.
        let leap = NextBirthday(of: birthday, from: day("2028-02-01"), days: 40, leapDay: policy)
        #expect(leap?.date == day("2028-02-29"))
    }

    @Test func `a year-less leap day has a date and no age`() throws {
        let birthday = try #require(PartialDate(month: 2, day: 29))
        let next = try #require(NextBirthday(of: birthday, from: day("2100-02-20"), days: 30, leapDay: .feb28))
        #expect(next == NextBirthday(of: birthday, from: day("2100-02-28"), days: 0, leapDay: .feb28))
        #expect(next.turns == nil)
    }

    @Test func `who is not born yet has no birthday, and the first one turns 1`() throws {
        let born = try #require(PartialDate(year: 2026, month: 11, day: 21))
        #expect(NextBirthday(of: born, from: day("2026-11-21"), days: 364, leapDay: .feb28) == nil)
        #expect(NextBirthday(of: born, from: day("2026-11-21"), days: 365, leapDay: .feb28)?.turns == 1)
        let later = try #require(PartialDate(year: 2030, month: 12, day: 1))
        #expect(NextBirthday(of: later, from: day("2026-11-21"), days: 366, leapDay: .feb28) == nil)
    }

    @Test func `without month and day there is none`() throws {
        for birthday in [
            PartialDate(year: 1980), PartialDate(year: 1980, month: 5), PartialDate(day: 28), PartialDate(month: 1),
        ] {
            let known = try #require(birthday)
            #expect(NextBirthday(of: known, from: testToday, days: 366, leapDay: .feb28) == nil)
        }
    }

    @Test(arguments: LeapDay.allCases)
    func `over 400 years every birthday comes on the days that a walk through the calendar finds`(policy: LeapDay)
        throws
    {
        // Given all days of 400 years, one after the other, and on each the birthdays that are kept on it
        let first = day("1999-03-01")
        let count = 146_097
        var kept: [[CalendarDate]] = Array(repeating: [], count: 13 * 32)
        for offset in 0..<count {
            let date = first + offset
            kept[date.month * 32 + date.day].append(date)
            guard !CalendarDate.isLeap(date.year) else { continue }
            let isLeapDay =
                policy == .feb28 && date.month == 2 && date.day == 28
                || policy == .mar1 && date.month == 3 && date.day == 1
            if isLeapDay { kept[2 * 32 + 29].append(date) }
        }
        for month in 1...12 {
            for number in 1...CalendarDate.days(inMonth: month, of: 2000) {
                let birthday = try #require(PartialDate(month: month, day: number))
                // When asked again from the day after each birthday on
                var found: [CalendarDate] = []
                var today = first
                while let next = NextBirthday(of: birthday, from: today, days: 8 * 366, leapDay: policy),
                    next.date < first + count
                {
                    found.append(next.date)
                    today = next.date + 1
                }
                // Then
                #expect(found == kept[month * 32 + number].sorted(), "\(birthday)")
            }
        }
    }
}
