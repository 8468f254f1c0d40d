import InnkeeperCore
import Testing

struct LeapDayTests {
    @Test(arguments: [(LeapDay.feb28, "2027-02-28"), (.mar1, "2027-03-01"), (.leapYears, "never")])
    func `29 February moves as the policy says, and only in years without one`(policy: LeapDay, expected: String) {
        #expect(policy.day(month: 2, day: 29, in: 2027) == CalendarDate(iso: expected))
        #expect(policy.day(month: 2, day: 29, in: 2028) == CalendarDate(iso: "2028-02-29"))
        // 2100 is divisible by 4 and no leap year; 2000 was one
        #expect(policy.day(month: 2, day: 29, in: 2000) == CalendarDate(iso: "2000-02-29"))
        #expect(
            policy.day(month: 2, day: 29, in: 2100)?.description
                == (policy == .leapYears ? nil : "2100" + expected.dropFirst(4)))
    }

    @Test func `other days stay, and days that never are have none`() {
        for policy in LeapDay.allCases {
            #expect(policy.day(month: 12, day: 31, in: 2027) == CalendarDate(iso: "2027-12-31"))
            #expect(policy.day(month: 2, day: 30, in: 2028) == nil)
            #expect(policy.day(month: 4, day: 31, in: 2028) == nil)
        }
    }
}
