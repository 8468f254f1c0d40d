import InnkeeperClient
import Testing

struct BirthdaysTests {
    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(iso: text)) }

    private func person(_ name: String, _ birthday: PartialDate?) -> PersonInfo {
        PersonInfo(firstName: name, lastName: "Alder", birthday: birthday)
    }

    @Test func `the next birthday is today's or a later one, with the age that it brings`() throws {
        let ada = person("Ada", PartialDate(year: 1980, month: 6, day: 5))
        #expect(ada.nextBirthday(from: try day("2026-06-05"))?.date == (try day("2026-06-05")))
        #expect(ada.nextBirthday(from: try day("2026-06-05"))?.turns == 46)
        #expect(ada.nextBirthday(from: try day("2026-06-06"))?.date == (try day("2027-06-05")))
        let ageless = person("Ben", PartialDate(month: 6, day: 5))
        #expect(ageless.nextBirthday(from: try day("2026-06-06"))?.turns == nil)
        #expect(person("Cleo", nil).nextBirthday(from: try day("2026-06-06")) == nil)
    }

    @Test func `the 29th of February waits for a leap year only where it is told to`() throws {
        let ada = person("Ada", PartialDate(month: 2, day: 29))
        #expect(ada.nextBirthday(from: try day("2026-01-01"))?.date == (try day("2026-02-28")))
        #expect(ada.nextBirthday(from: try day("2026-01-01"), leapDay: .mar1)?.date == (try day("2026-03-01")))
        #expect(ada.nextBirthday(from: try day("2028-01-01"))?.date == (try day("2028-02-29")))
    }

    @Test func `those of the next days come in their order, on one day by name`() throws {
        let people = [
            person("Dora", PartialDate(month: 1, day: 2)), person("Cleo", PartialDate(month: 12, day: 31)),
            person("Ada", PartialDate(month: 12, day: 31)), person("Ben", PartialDate(month: 1, day: 3)),
            person("Eve", nil),
        ]
        let coming = people.birthdays(from: try day("2026-12-30"), days: 3, sortedBy: .firstName)
        #expect(coming.map(\.person.firstName) == ["Ada", "Cleo", "Dora"])
        #expect(try coming.map(\.date) == [day("2026-12-31"), day("2026-12-31"), day("2027-01-02")])
    }

    @Test func `the service counts from its own today`() async throws {
        let today = try day("2026-12-30")
        let context = ServiceContext(store: try SQLiteStore(.memory), center: NoticeCenter()) {
            RunContext(today: today, now: 0)
        }
        let service = ContactService(context)
        _ = try await service.addPeople([
            person("Ada", PartialDate(month: 1, day: 1)), person("Ben", PartialDate(month: 12, day: 29)),
        ])
        #expect(try service.getBirthdays(days: 7).map(\.person.firstName) == ["Ada"])
    }
}
