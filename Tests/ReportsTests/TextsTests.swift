import Core
import Reports
import Testing

struct TextsTests {
    @Test func `one is one, and many are many`() {
        #expect(Texts.nights(1) == "1 night")
        #expect(Texts.nights(0) == "0 nights")
        #expect(Texts.records(12_345) == "12,345 records")
        #expect(Texts.moreCodes(1) == "and 1 more code")
        #expect(Texts.count(1, of: .info) == "1 note")
        #expect(Texts.count(2, of: .error) == "2 errors")
    }

    @Test func `every status and every day has a name`() {
        #expect(Set(BookingStatus.allCases.map(Texts.name)).count == BookingStatus.allCases.count)
        #expect(Texts.weekdays.count == 7)
        #expect(Texts.months.count == 12)
        #expect(Texts.daysUntil(0) == "today")
        #expect(Texts.daysUntil(1) == "tomorrow")
        #expect(Texts.daysUntil(9) == "in 9 days")
    }
}
