import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct SeenSitesTests {
    @Test func `each site of each property is seen once, in the order of the bookings`() {
        let seen = SeenSites(
            makeBookings([
                TestBooking(property: "N", site: "2", category: "tent"),
                TestBooking(property: "S", site: "2", category: "tent"),
                TestBooking(property: "N", site: "2", category: "van"),
                TestBooking(property: "N", site: "2", category: "tent"),
                TestBooking(property: nil, site: "1", category: nil, status: .cancelled),
                TestBooking(property: "N", site: "9", category: "van", status: .invalid),
                TestBooking(property: "N", site: "9", category: "van", status: .unknown),
                TestBooking(property: "N", site: nil, category: "van"),
            ]))
        #expect(
            seen.sites == [
                .init(property: 0, site: 0), .init(property: 1, site: 0), .init(property: -1, site: 1),
            ])
        // tent on N2 and S2, van on N2
        #expect(seen.categories == [0, 0, 1])
    }

    @Test func `very many sites of very many properties are seen as few are`() {
        // Given more pairs of property and site than a table is kept for: 3,000 times 3,000
        let many = (0..<3000).map { TestBooking(property: "P\($0)", site: "S\($0)", category: "C\($0 % 2)") }
        let seen = SeenSites(makeBookings(many + many))
        #expect(seen.sites == (0..<3000).map { .init(property: $0, site: $0) })
        #expect(seen.categories == (0..<3000).map { $0 % 2 })
    }
}
