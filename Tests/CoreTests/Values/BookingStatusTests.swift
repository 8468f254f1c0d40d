import InnkeeperCore
import Testing

struct BookingStatusTests {
    @Test func `pending and closed hold their site and are not sold yet, an echo holds none`() {
        #expect(BookingStatus.allCases.filter(\.holdsSite) == [.confirmed, .inHouse, .completed, .pending, .closed])
        #expect(BookingStatus.allCases.filter(\.isStay) == [.confirmed, .inHouse, .completed])
    }

    @Test func `each has its own name, as the configuration writes it`() {
        let names = BookingStatus.allCases.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(
            names == [
                "confirmed", "inHouse", "completed", "cancelled", "noShow", "pending", "rejected", "unknown", "Invalid",
                "closed", "echo",
            ])
    }
}
