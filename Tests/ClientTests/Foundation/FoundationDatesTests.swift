import Foundation
import InnkeeperClient
import Testing

struct FoundationDatesTests {
    private func moment(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
    private func zone(_ name: String) throws -> TimeZone { try #require(TimeZone(identifier: name)) }
    private func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(iso: text)) }

    @Test(arguments: [
        ("2026-11-24T05:00:00Z", "America/Los_Angeles", "2026-11-23"), ("2026-11-24T05:00:00Z", "UTC", "2026-11-24"),
        ("2026-11-24T12:00:00Z", "Pacific/Kiritimati", "2026-11-25"),
        ("1969-12-31T23:59:59Z", "UTC", "1969-12-31"), ("1969-12-31T23:59:59Z", "Europe/Berlin", "1970-01-01"),
    ])
    func `a moment is another day in another zone`(moment: String, zone: String, day: String) throws {
        #expect(CalendarDate(try self.moment(moment), in: try self.zone(zone)) == (try self.day(day)))
    }

    @Test func `a day begins at midnight there`() throws {
        #expect(
            try day("2026-07-04").start(in: try zone("America/Los_Angeles")) == (try moment("2026-07-04T07:00:00Z")))
        #expect(try day("2026-01-04").start(in: .gmt) == (try moment("2026-01-04T00:00:00Z")))
    }

    @Test func `where the clocks pass over midnight the day begins an hour later`() throws {
        // Chile put its clocks forward at midnight of 2024-09-08.
        let santiago = try zone("America/Santiago")
        let start = try day("2024-09-08").start(in: santiago)
        #expect(start == (try moment("2024-09-08T04:00:00Z")))
        #expect(CalendarDate(start, in: santiago) == (try day("2024-09-08")))
        #expect(CalendarDate(start.addingTimeInterval(-1), in: santiago) == (try day("2024-09-07")))
    }

    @Test(arguments: ["UTC", "America/St_Johns", "Australia/Lord_Howe", "Europe/Berlin", "America/Santiago"])
    func `there and back is the same day, all through two years`(zone: String) throws {
        let zone = try self.zone(zone)
        let first = try day("2024-01-01")
        for number in 0..<731 {
            let day = first + number
            #expect(CalendarDate(day.start(in: zone), in: zone) == day)
        }
    }

    @Test func `what services take for today follows the property's zone`() throws {
        var property = Property()
        property.timeZone = "America/Los_Angeles"
        let run = RunContext(try moment("2026-07-04T05:00:00Z"), property: property)
        #expect(run.today == (try day("2026-07-03")) && run.now == 1_783_141_200 && run.utcOffset == -7 * 3600)
        #expect(RunContext(try moment("2026-07-04T05:00:00Z")).today == (try day("2026-07-04")))
    }

    @Test func `a birthday is a day where year, month and day are known`() throws {
        #expect(PartialDate(year: 1980, month: 2, day: 29)?.date == (try day("1980-02-29")))
        #expect(try #require(PartialDate(month: 2, day: 29)).date == nil)
    }
}
