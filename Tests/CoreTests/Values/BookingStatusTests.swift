import Core
import Testing

struct BookingStatusTests {
    @Test func `pending holds its site but sells no night; what is off holds nothing`() {
        let holding = Set(BookingStatus.allCases.filter(\.holdsSite))
        let stays = Set(BookingStatus.allCases.filter(\.isStay))
        #expect(holding == [.confirmed, .inHouse, .completed, .pending])
        #expect(stays == [.confirmed, .inHouse, .completed])
    }

    @Test func `each has its own name`() {
        #expect(Set(BookingStatus.allCases.map(\.name)).count == BookingStatus.allCases.count)
        #expect(BookingStatus.invalid.name == "Invalid")
    }
}
