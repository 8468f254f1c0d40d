import Campground
import Core
import Foundation
import InnkeeperClient
import Support
import Testing

/// The story of the third app: sites, reservations and money.
struct CampgroundTests {
    private let desk: Desk
    private let reception: Reception
    private let today: CalendarDate

    init() throws {
        desk = try deskInMemory()
        reception = Reception(desk: desk)
        today = try #require(CalendarDate(iso: "2026-11-24"))
    }

    private func sites(_ count: Int) throws {
        for _ in 0..<count { _ = try SitePlan(desk: desk).addNext(electricity: true, water: false) }
    }

    private func reserve(_ site: SiteNumber, _ name: String = "Ada Alder", in days: Int = 0, nights: Int) throws
        -> Reception.Answer
    {
        try reception.reserve(site, for: name, phone: "408-555-0100", from: today + days, nights: nights)
    }

    @Test func `sites get the next number`() throws {
        try sites(3)
        #expect(try desk.sites.getCampSites().map(\.number) == ["1", "2", "3"])
    }

    @Test func `a whole plan is taken over, and what can't be is named`() async throws {
        let plan = [CampSite(number: "A1"), CampSite(number: ""), CampSite(number: "A2")]
        let problems = try await SitePlan(desk: desk).takeOver(plan)
        #expect(problems.count == 1 && problems[0].hasPrefix("Line 2: "))
        #expect(try desk.sites.getCampSites().map(\.number) == ["A1", "A2"])
    }

    @Test func `a stay is reserved`() throws {
        try sites(1)
        let answer = try reserve(1, nights: 2)
        #expect(answer.sentence == "Reserved: site 1 from 2026-11-24")
        #expect(try desk.reservations.getReservations() == [answer.reservation])
    }

    @Test(arguments: [0, -3]) func `a stay of no nights is kept, marked Invalid`(nights: Int) throws {
        try sites(1)
        let answer = try reserve(1, nights: nights)
        #expect(answer.sentence == "Invalid: Invalid number of days")
        #expect(try desk.reservations.getReservations().map(\.status) == ["Invalid"])
    }

    @Test func `the error of no nights is the NSError that it always was`() throws {
        try sites(1)
        let camper = try #require(try desk.campers.addCamper("Ada Alder"))
        let site = try #require(try desk.sites.getCampSite(1))
        let (_, error) = try desk.reservations.reserveCampSite(site, camper: camper, date: today, numberOfNights: 0)
        let failure = NSError(try #require(error))
        #expect(failure.domain == "CampingManager" && failure.code == 5)
        #expect(failure.localizedDescription == "Invalid number of days")
    }

    @Test func `a site is not promised twice`() throws {
        try sites(1)
        _ = try reserve(1, nights: 2)
        let second = try reserve(1, "Ben Birch", in: 1, nights: 1)
        #expect(second.reservation.status == "Invalid" && second.sentence.contains("double-booked"))
        // And on the day of departure the next guest may come
        #expect(try reserve(1, "Cleo Cedar", in: 2, nights: 1).reservation.status == "Reserved")
    }

    @Test func `what is free is free for all the nights`() throws {
        try sites(3)
        _ = try reserve(2, in: 1, nights: 1)
        #expect(try reception.freeSites(from: today, nights: 1) == ["1", "2", "3"])
        #expect(try reception.freeSites(from: today, nights: 2) == ["1", "3"])
    }

    @Test func `a stay that is cancelled frees its site`() throws {
        try sites(1)
        let stay = try reserve(1, nights: 2).reservation
        #expect(try reception.cancel(stay).status == "Cancelled")
        #expect(try reception.freeSites(from: today, nights: 2) == ["1"])
    }

    @Test func `a site with a stay to come can't be closed`() throws {
        try sites(1)
        let stay = try reserve(1, in: 3, nights: 2).reservation
        let plan = SitePlan(desk: desk)
        #expect(plan.remove(1).hasPrefix("Campsite 1 has 1 stay to come, the first from 2026-11-27"))
        _ = try reception.cancel(stay)
        #expect(plan.remove(1) == "Site 1 is gone.")
    }

    @Test func `a site that is not there is told`() throws {
        #expect(throws: Reception.NotThere(what: "site 9")) { try reserve(9, nights: 1) }
    }

    @Test func `payments bring down what is due`() throws {
        // Given a stay of 200.00 EUR
        try sites(1)
        let euro = try #require(Currency("EUR"))
        let camper = try #require(try desk.campers.addCamper("Ada Alder"))
        var wanted = Reservation(siteNumber: 1, camper: camper, date: today, numberOfNights: 2)
        wanted.total = 200_00
        wanted.currency = euro
        let stay = try desk.reservations.reserve(wanted).reservation
        let cashier = Cashier(desk: desk)
        // Then
        #expect(try cashier.take(Money(minorUnits: 50_00, currency: euro), for: stay) == "Due: 150.00 EUR")
        #expect(try cashier.open() == ["Ada Alder: 150.00 EUR"])
        #expect(try cashier.take(Money(minorUnits: 150_00, currency: euro), for: stay) == "Due: 0.00 EUR")
        #expect(try cashier.open().isEmpty)
    }

    @Test func `whoever waits is told when it is stored`() async throws {
        let indicator = SaveIndicator(desk: desk)
        try sites(2)
        #expect(await indicator.waitForSaved(2) == "2 changes stored")
    }

    @Test func `what was entered is there when the app is opened again`() async throws {
        // Given
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("camp.sqlite")
        // When
        _ = try await Desk(file: file, property: Property()).sites.addCampSites([CampSite(number: "A1")])
        // Then
        #expect(try Desk(file: file, property: Property()).sites.getCampSites().map(\.number) == ["A1"])
    }
}
