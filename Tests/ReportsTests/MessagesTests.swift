import Core
import Reports
import Testing

struct MessagesTests {
    @Test func `one is one, and many are many`() {
        #expect(Messages.nights(1) == "1 night")
        #expect(Messages.nights(0) == "0 nights")
        #expect(Messages.records(12_345) == "12,345 records")
        #expect(Messages.moreCodes(1) == "and 1 more code")
        #expect(Messages.count(1, of: .info) == "1 note")
        #expect(Messages.count(2, of: .error) == "2 errors")
    }

    @Test func `every status and every day has a name`() {
        #expect(Set(BookingStatus.allCases.map(Messages.name)).count == BookingStatus.allCases.count)
        #expect(Messages.weekdays.count == 7)
        #expect(Messages.months.count == 12)
        #expect(Messages.daysUntil(0) == "today")
        #expect(Messages.daysUntil(1) == "tomorrow")
        #expect(Messages.daysUntil(9) == "in 9 days")
    }
}
