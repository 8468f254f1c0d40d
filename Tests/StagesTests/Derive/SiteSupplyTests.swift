import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct SiteSupplyTests {
    private let rows = [
        TestBooking(property: "N", site: "1", category: "tent"),
        TestBooking(property: "N", site: "2", category: "tent"),
        TestBooking(property: "N", site: "1", category: "van"),
        TestBooking(property: "N", site: "1", category: "tent"),
        TestBooking(property: "S", site: "1", category: "van"),
        TestBooking(property: "S", site: "3", category: "cabin", status: .invalid),
        TestBooking(property: "S", site: "4", category: nil, status: .cancelled),
        TestBooking(property: "S", site: nil, category: "cabin"),
    ]

    @Test func `without campsites the sites are those that bookings name`() {
        let supply = SiteSupply(CampSites(), makeBookings(rows))
        #expect(supply.total == 4)
        #expect([-1, 0, 1, 2].map(supply.property) == [nil, 2, 2, nil])
        // tent: N1 and N2; van: N1 and S1; cabin: none that names a site
        #expect([-1, 0, 1, 2].map(supply.category) == [nil, 2, 2, nil])
    }

    @Test func `campsites are counted once accepted, by category, and by property when there is one`() {
        var sites = CampSites()
        sites.rows = ["tent", "tent", "van", "other", "tent"].enumerated().map { index, category in
            var site = CampSite(number: "\(index)")
            site.category = category
            return site
        }
        sites.rows[4].isRejected = true
        let several = SiteSupply(sites, makeBookings(rows))
        #expect(several.total == 4)
        #expect([0, 1].map(several.property) == [nil, nil])
        #expect([0, 1, 2].map(several.category) == [2, 1, nil])
        // And where they name theirs, by it
        for (row, property) in ["N", "S", "S", "E"].enumerated() { sites.rows[row].property = property }
        let named = SiteSupply(sites, makeBookings(rows))
        #expect(named.total == 4)
        #expect([-1, 0, 1].map(named.property) == [nil, 1, 2])
        for row in sites.rows.indices { sites.rows[row].property = "" }
        let one = SiteSupply(sites, makeBookings([TestBooking(property: "N")]))
        #expect(one.property(0) == 4)
    }

    @Test func `where nobody names a site the supply is not known`() {
        #expect(SiteSupply(CampSites(), makeBookings([TestBooking(site: nil)])).total == nil)
        #expect(SiteSupply(CampSites(), Bookings()).total == nil)
    }
}
