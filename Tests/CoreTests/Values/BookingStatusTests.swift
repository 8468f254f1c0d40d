import Core
import Testing

struct BookingStatusTests {
    @Test func `pending holds its site and is not sold yet`() {
        #expect(BookingStatus.allCases.filter(\.holdsSite) == [.confirmed, .inHouse, .completed, .pending])
        #expect(BookingStatus.allCases.filter(\.isStay) == [.confirmed, .inHouse, .completed])
    }

    @Test func `each has its own name, as the configuration writes it`() {
        let names = BookingStatus.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(
            names == [
                "confirmed", "inHouse", "completed", "cancelled", "noShow", "pending", "rejected", "unknown", "Invalid",
            ])
    }
}
