import InnkeeperCalendar
import InnkeeperCore
import Testing

struct BirthdayEventsTests {
    private func events(
        _ dataset: Dataset, showsYear: Bool = true, leapDay: LeapDay = .feb28, years: ClosedRange<Int>? = nil
    ) -> [BirthdayEvent] {
        var events: [BirthdayEvent] = []
        BirthdayEvents(leapDay: leapDay, showsYear: showsYear, years: years).forEach(dataset) { events.append($0) }
        return events
    }

    @Test func `only birthdays with month and day make an event`() {
        // Given every kind of partial date
        let contacts = people([
            ("1", "Whole", PartialDate(year: 1980, month: 6, day: 5)), ("2", "Yearless", PartialDate(month: 6, day: 5)),
            ("3", "Month", PartialDate(year: 1980, month: 6)), ("4", "Year", PartialDate(year: 1980)),
            ("5", "Day", PartialDate(day: 5)), ("6", "None", nil), ("7", "", PartialDate(month: 6, day: 5)),
        ])
        // Then only two recur; a card without any name makes none
        #expect(events(contacts).map(\.summary) == ["🎂 Whole (1980)", "🎂 Yearless"])
        #expect(events(contacts).map(\.start.description) == ["1980-06-05", "1972-06-05"])
    }

    @Test func `the 29th of February is the last day of February, from a leap year on`() throws {
        let contacts = people([
            ("1", "Leap", PartialDate(year: 1996, month: 2, day: 29)),
            ("2", "Yearless", PartialDate(month: 2, day: 29)),
            ("3", "Eve", PartialDate(month: 2, day: 28)),
        ])
        #expect(events(contacts).map(\.start.description) == ["1996-02-29", "1972-02-29", "1972-02-28"])
        #expect(events(contacts).map(\.recurrence) == [.lastDayOfFebruary, .lastDayOfFebruary, .yearly])
    }

    @Test func `one person comes once, and only who may`() {
        // Given a card twice, one person in two books, two people of one name, and two who must not be shown
        var contacts = people([
            ("a", "Ada Field", PartialDate(year: 1980, month: 6, day: 5)),
            ("a", "Ada Field-Hill", PartialDate(year: 1980, month: 6, day: 5)),
            ("b", "Ada Field", PartialDate(year: 1980, month: 6, day: 5)),
            ("", "Ada Field", PartialDate(year: 1981, month: 6, day: 5)),
            ("c", "Refused", PartialDate(month: 1, day: 1)), ("d", "Private", PartialDate(month: 1, day: 1)),
        ])
        contacts.contacts.rejected[4] = true
        contacts.contacts.excludedFromBirthdays[5] = true
        // Then
        #expect(events(contacts).map(\.summary) == ["🎂 Ada Field (1980)", "🎂 Ada Field (1981)"])
    }

    @Test func `UIDs are the card's own, or made of name and birthday alone`() {
        // Given a card with a UID and one without, in two orders
        let one: (uid: String, name: String, birthday: PartialDate?) = (
            "urn:uuid:1", "Ada", PartialDate(month: 1, day: 2)
        )
        let two: (uid: String, name: String, birthday: PartialDate?) = ("", "Bo", PartialDate(month: 1, day: 2))
        let uids = events(people([one, two])).map(\.uid)
        // Then the order plays no part
        #expect(uids == events(people([two, one])).map(\.uid).reversed())
        #expect(uids[0] == "urn:uuid:1-birthday@innkeeper.invalid")
        #expect(uids[1].count == 16 + "-birthday@innkeeper.invalid".count)
    }

    @Test func `the leap day's policy reaches the rule`() {
        let leap = people([("1", "Leap", PartialDate(month: 2, day: 29))])
        #expect(events(leap, leapDay: .mar1).map(\.recurrence) == [.sixtiethDay])
        #expect(events(leap, leapDay: .leapYears).map(\.recurrence) == [.leapDays])
        #expect(events(leap, leapDay: .mar1).map(\.start.description) == ["1972-02-29"])
    }

    @Test func `one event a year says the age, and none comes before the first birthday`() {
        // Given a child, somebody of unknown age, and one born on the leap day
        let dataset = people([
            ("c", "Child", PartialDate(year: 2025, month: 6, day: 5)), ("u", "Unknown", PartialDate(month: 1, day: 2)),
            ("l", "Leap", PartialDate(year: 2000, month: 2, day: 29)),
        ])
        // When two years are written
        let made = events(dataset, leapDay: .leapYears, years: 2025...2028)
        // Then
        #expect(
            made.map { "\($0.start) \($0.summary)" } == [
                "2026-06-05 🎂 Child turns 1", "2027-06-05 🎂 Child turns 2", "2028-06-05 🎂 Child turns 3",
                "2025-01-02 🎂 Unknown", "2026-01-02 🎂 Unknown", "2027-01-02 🎂 Unknown", "2028-01-02 🎂 Unknown",
                "2028-02-29 🎂 Leap turns 28",
            ])
        #expect(made.allSatisfy { $0.recurrence == .once })
        #expect(Set(made.map(\.uid)).count == made.count)
        #expect(made[0].uid == "c-birthday-2026@innkeeper.invalid")
        #expect(events(dataset, showsYear: false, years: 2026...2026).map(\.summary).contains("🎂 Child"))
    }

    @Test func `without years nobody's age can be worked out`() {
        let contacts = people([("1", "Ada", PartialDate(year: 1980, month: 6, day: 5))])
        #expect(events(contacts, showsYear: false).map(\.summary) == ["🎂 Ada"])
        #expect(events(contacts, showsYear: false).map(\.start.year) == [1972])
    }
}
