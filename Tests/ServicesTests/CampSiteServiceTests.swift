import InnkeeperCore
import InnkeeperServices
import Testing

struct CampSiteServiceTests {
    @Test(arguments: StoreKind.allCases)
    func `a site that was added is found by its number, another is not there`(kind: StoreKind) throws {
        // Given
        let desk = try FrontDesk(kind)
        // When
        let site = try #require(try desk.sites.addCampSite(1, electricity: true, water: true))
        // Then
        #expect(site.number == "1" && site.electricity == true && site.water == true)
        #expect(try desk.sites.getCampSite(1) == site)
        #expect(try desk.sites.getCampSite(2) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `everything that a site has comes back`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        var site = CampSite(number: "A12")
        site.name = "Álamo"
        site.category = "Riverside"
        site.electricity = false
        site.coordinate = Coordinate(latitude: 37.25, longitude: -121.5)
        site.coordinateState = .present
        site.capacity = CountCell(6)
        site.nightlyRate = AmountCell(minorUnits: 4500)
        site.closedFrom = DateCell(raw: 20_000)
        site.closedTo = .unreadable
        #expect(try desk.sites.addCampSite(site) == site)
        #expect(try desk.sites.getCampSite("A12") == site)
    }

    @Test(arguments: StoreKind.allCases)
    func `sites stand in number order, and the next number follows the highest`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        #expect(try desk.sites.getNextCampSiteNumber() == 1)
        for number: SiteNumber in [9, "A2", 10, "A10", 2] { _ = try desk.site(number) }
        #expect(try desk.sites.getCampSites().map(\.number) == ["2", "9", "10", "A2", "A10"])
        #expect(try desk.sites.getNextCampSiteNumber() == 11)
    }

    @Test(arguments: StoreKind.allCases)
    func `a site of a number that is there is found, not made twice; one without a number is none`(kind: StoreKind)
        throws
    {
        let desk = try FrontDesk(kind)
        let site = try desk.site(7)
        #expect(try desk.sites.addCampSite(7, electricity: false, water: false) == site)
        #expect(try desk.sites.addCampSite("", electricity: true, water: true) == nil)
        #expect(try desk.sites.getCampSites() == [site])
    }

    @Test(arguments: StoreKind.allCases)
    func `a site with stays to come is not deleted, and the reason says how many and from when`(kind: StoreKind) throws
    {
        // Given a guest in the house until tomorrow and another next week
        let desk = try FrontDesk(kind)
        let site = try desk.site(3)
        let camper = try desk.camper()
        let inHouse = try desk.reservations.reserveCampSite(
            site, camper: camper, date: FrontDesk.today - 2, numberOfNights: 3
        ).reservation
        let next = try desk.reservations.reserveCampSite(
            site, camper: camper, date: FrontDesk.today + 7, numberOfNights: 2
        ).reservation
        // When
        let error = #expect(throws: ServiceError.self) { try desk.sites.deleteCampSite(3) }
        // Then
        #expect(error?.code == ServiceError.Code.siteInUse.rawValue && error?.domain == "CampingManager")
        #expect(
            error?.userInfo["Problem"]
                == "Campsite 3 has 2 stays to come, the first from 2026-11-19; move or cancel before deleting it.")
        #expect(try desk.sites.getCampSite(3) == site)
        // When both are cancelled
        _ = try desk.reservations.cancel(inHouse)
        _ = try desk.reservations.cancel(next)
        try desk.sites.deleteCampSite(3)
        // Then
        #expect(try desk.sites.getCampSite(3) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `stays that have ended, or that the rules refused, keep no site`(kind: StoreKind) throws {
        let desk = try FrontDesk(kind)
        let site = try desk.site(3)
        let camper = try desk.camper()
        for (day, nights) in [(FrontDesk.today - 3, 3), (FrontDesk.today + 5, 0), (FrontDesk.today + 5, -1)] {
            _ = try desk.reservations.reserveCampSite(site, camper: camper, date: day, numberOfNights: nights)
        }
        try desk.sites.deleteCampSite(3)
        #expect(try desk.sites.getCampSites().isEmpty)
        #expect(try desk.reservations.getReservations().count == 3)
    }

    @Test func `a site that is not there can't be deleted`() throws {
        let desk = try FrontDesk(.memory)
        let error = #expect(throws: ServiceError.self) { try desk.sites.deleteCampSite("Z9") }
        #expect(error?.userInfo["Problem"] == "There is no campsite Z9.")
    }
}
