import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct JointSitesTests {
    private func sites(_ numbers: [String]) -> CampSites {
        var table = CampSites()
        table.rows = numbers.map { CampSite(number: $0) }
        return table
    }

    private let group = TestBooking(site: "A1, A2", arrival: 4, departure: 6)

    @Test(arguments: [
        ("A1, A2", ["A1", "A2"]), ("A1;A2+A3", ["A1", "A2", "A3"]), (" Cabin 3 & Cabin 4 ", ["Cabin 3", "Cabin 4"]),
        ("101 | 102", ["101", "102"]), ("A1", []), ("3, 12", []), ("A1, B2", []), ("A1, A1", []), ("A1,", []), ("", []),
    ])
    func `a joint name has parts`(name: String, parts: [String]) {
        #expect(JointSites.parts(of: name) == parts)
    }

    @Test func `a stay on several sites conflicts with the stays on each`() async {
        // Given a stay on A1 and A2, one on each that shares a night with it, and others
        let bookings = makeBookings([
            group, TestBooking(site: "A2", arrival: 5, departure: 7), TestBooking(site: "A1", arrival: 3, departure: 5),
            TestBooking(site: "A3", arrival: 4, departure: 6), TestBooking(site: "A1", arrival: 6, departure: 7),
            TestBooking(site: "A2", arrival: 4, departure: 6, status: .cancelled),
        ])
        for jobs in [1, 3] {
            // When
            let calendar = await SiteCalendar.made(of: bookings, jobs: jobs)
            // Then
            let pairs = calendar.conflicts(of: bookings).map { Set([$0.first, $0.second]) }
            #expect(pairs.count == 2 && Set(pairs) == [[0, 1], [0, 2]])
            #expect(calendar.stayCount == 5 && calendar.rows.count == 6)
        }
    }

    @Test func `two stays conflict on a site that neither has alone`() {
        let bookings = makeBookings([group, TestBooking(site: "A2 + A3", arrival: 5, departure: 6)])
        #expect(SiteCalendar(bookings).conflicts(of: bookings).count == 1)
    }

    @Test func `sites of different properties are different`() {
        let bookings = makeBookings([
            TestBooking(property: "N", site: "A1, A2", arrival: 4, departure: 6),
            TestBooking(property: "S", site: "A2", arrival: 4, departure: 6),
        ])
        #expect(SiteCalendar(bookings).conflicts(of: bookings).isEmpty)
    }

    @Test func `a campsite of such a name is one site`() {
        let bookings = makeBookings([
            TestBooking(site: "12 + 13", arrival: 4, departure: 6), TestBooking(site: "12", arrival: 4, departure: 6),
        ])
        #expect(SiteCalendar(bookings, sites(["12 + 13", "12"])).conflicts(of: bookings).isEmpty)
    }

    @Test func `none of the sites is free, and the stay is not moved to a single one`() {
        // Given
        let bookings = makeBookings([group, TestBooking(site: "A2", arrival: 5, departure: 6)])
        let campSites = sites(["A1", "A2", "A3", "A4"])
        var finder = FreeSites(SiteCalendar(bookings, campSites), bookings, campSites)
        // Then
        #expect(finder.all(for: 4..<5, guests: 1, electricity: false, water: false).map(\.number) == ["A3", "A4"])
        #expect(finder.propose(for: 0) == [])
        #expect(finder.propose(for: 1) == ["A3", "A4"])
    }

    @Test func `of sites seen a joint name is none, but each of its parts`() {
        let names = { (bookings: Bookings) in
            let column = JointSites(bookings.site).column ?? bookings.site
            return SeenSites(bookings).sites.map { column.names[Int($0.site)] }
        }
        let all = [
            group, TestBooking(site: "A1", arrival: 1, departure: 2), TestBooking(site: "A2", arrival: 1, departure: 2),
        ]
        #expect(names(makeBookings(all)) == ["A1", "A2"])
        #expect(names(makeBookings(Array(all.prefix(2)))) == ["A1", "A2"])
        #expect(names(makeBookings(Array(all.prefix(1)))) == ["A1", "A2"])
    }
}
