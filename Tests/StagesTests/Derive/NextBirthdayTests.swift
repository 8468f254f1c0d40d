import Core
import Stages
import Testing

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

    @Test func `in a year of days each birthday comes on the day that a walk through the calendar finds`() throws {
        for policy in LeapDay.allCases {
            for (month, date) in [(1, 1), (2, 28), (2, 29), (3, 1), (7, 31), (12, 31)] {
                let birthday = try #require(PartialDate(month: month, day: date))
                for start in stride(from: 0, to: 2000, by: 13) {
                    // Given the first of the next 366 days that carries this birthday
                    let today = day("2023-01-01") + start
                    let walked = (0...366).map { today + $0 }.first {
                        if $0.month == month, $0.day == date { return true }
                        guard month == 2, date == 29, !CalendarDate.isLeap($0.year) else { return false }
                        return policy == .feb28 && $0.month == 2 && $0.day == 28
                            || policy == .mar1 && $0.month == 3 && $0.day == 1
                    }
                    // Then
                    #expect(NextBirthday(of: birthday, from: today, days: 366, leapDay: policy)?.date == walked)
                }
            }
        }
    }
}
