import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct BirthdaysStageTests {
    @Test func `rows come by date, last name, first name and row`() async {
        // Given, with today 2026-11-21
        var dataset = Dataset()
        dataset.contacts = makeContacts([
            TestContact(name: "Bo Zander", last: "Zander", first: "Bo", birthday: PartialDate(month: 11, day: 25)),
            TestContact(name: "Cy adams", last: "adams", first: "Cy", birthday: PartialDate(month: 11, day: 25)),
            TestContact(name: "Al Adams", last: "Adams", first: "Al", birthday: PartialDate(month: 11, day: 25)),
            TestContact(name: "Mountain Club", birthday: PartialDate(month: 11, day: 25)),
            TestContact(
                name: "Today", last: "Today", birthday: PartialDate(year: 2000, month: 11, day: 21)),
            TestContact(name: "Late", last: "Late", birthday: PartialDate(month: 12, day: 22)),
            TestContact(name: "Last", last: "Last", birthday: PartialDate(month: 12, day: 21)),
        ])
        // When
        let result = await runStage(
            BirthdaysStage(options: OptionValues(defaults: BirthdaysStage.options)), on: dataset)
        // Then
        #expect(result.birthdays.map(\.contact) == [4, 2, 1, 3, 0, 6])
        #expect(result.birthdays.map(\.daysUntil) == [0, 4, 4, 4, 4, 30])
        #expect(result.birthdays.map(\.turns) == [26, nil, nil, nil, nil, nil])
        #expect(result.birthdays.first?.date == testToday)
        #expect(result.provided.contains(.birthdays))
    }

    @Test func `the options reach the window and the leap day`() async {
        var dataset = Dataset()
        dataset.contacts = makeContacts([TestContact(name: "Leap", birthday: PartialDate(month: 2, day: 29))])
        func dates(_ options: [String: OptionValue]) async -> [CalendarDate] {
            await runStage(
                BirthdaysStage(options: OptionValues(options)), on: dataset,
                in: testWorld(today: day("2027-02-28"))
            ).birthdays.map(\.date)
        }
        #expect(await dates([:]) == [day("2027-02-28")])
        #expect(await dates(["days": .integer(0), "leapDay": .text("mar1")]).isEmpty)
        #expect(await dates(["days": .integer(1), "leapDay": .text("mar1")]) == [day("2027-03-01")])
        #expect(await dates(["days": .integer(366), "leapDay": .text("leap-years")]) == [day("2028-02-29")])
    }

    @Test func `no contacts, no birthdays`() async {
        #expect(await runStage(BirthdaysStage(options: OptionValues()), on: Dataset()).birthdays.isEmpty)
    }
}
