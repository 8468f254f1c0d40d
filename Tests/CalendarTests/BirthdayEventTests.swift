import InnkeeperCalendar
import InnkeeperCore
import Testing

struct BirthdayEventTests {
    @Test(arguments: LeapDay.allCases)
    func `the rules of 29 February give the days of their policy, as libical counts them`(policy: LeapDay) throws {
        // Given a birthday on the leap day, with and without a year
        let birthdays = [PartialDate(year: 2000, month: 2, day: 29), PartialDate(month: 2, day: 29)]
        var bytes = Libical.head(productID: "-//Test//EN", name: "Birthdays")
        BirthdayEvents(leapDay: policy, showsYear: true).forEach(
            people(birthdays.map { (uid: $0?.description ?? "", name: "Leap", birthday: $0) })
        ) { bytes += Libical.event($0) }
        // When libical expands them
        let events = try #require(ParsedEvent.all(bytes + Libical.tail))
        // Then the days are those of a walk through the years
        for (event, first) in zip(events, [2000, BirthdayEvents.anchorYear]) {
            let days = (first..<first + 60).compactMap { policy.day(month: 2, day: 29, in: $0)?.description }
            #expect(event.days == days.prefix(10).map { $0.replacing("-", with: "") })
            #expect(event.text.contains("DESCRIPTION:Born on 29 February"))
        }
    }

    @Test func `every kind of recurrence is written as it is meant`() throws {
        let rules = BirthdayEvent.Recurrence.allCases.map { kind in
            let event = BirthdayEvent(
                uid: "1", summary: "S", start: CalendarDate(dayNumber: 789), recurrence: kind)
            return String(decoding: Libical.event(event), as: UTF8.self).split(separator: "\r\n")
                .first { $0.hasPrefix("RRULE:") }.map { $0.dropFirst(6).split(separator: ";").sorted() }
        }
        #expect(
            rules == [
                nil, ["FREQ=YEARLY"], ["BYMONTH=2", "BYMONTHDAY=-1", "FREQ=YEARLY"], ["BYYEARDAY=60", "FREQ=YEARLY"],
                ["BYMONTH=2", "BYMONTHDAY=29", "FREQ=YEARLY"],
            ])
    }
}
