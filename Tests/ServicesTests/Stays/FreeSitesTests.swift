import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct FreeSitesTests {
    @Test func `the nearest numbers come first, five at most`() {
        // Given
        var random = SeededRandom(1)
        let sites = [1, 2, 3, 4, 9, 10, 11, 12].shuffled(using: &random).map { CampSite(number: "A\($0)") }
        // Then
        #expect(proposals([TestBooking(site: "A4")], sites) == ["A3", "A9", "A2", "A10", "A1"])
        #expect(proposals([TestBooking(site: "A1")], sites) == ["A2", "A3", "A4", "A9", "A10"])
        // A5 is not on the list: it would stand between A4 and A9.
        #expect(proposals([TestBooking(site: "A5")], sites) == ["A4", "A9", "A3", "A10", "A2"])
        #expect(proposals([TestBooking(site: "Z")], sites) == ["A12", "A11", "A10", "A9", "A4"])
    }

    @Test func `a stay that leaves in the morning leaves the night free`() {
        let sites = ["1", "2", "3", "4", "5"].map { CampSite(number: $0) }
        let rows = [
            TestBooking(site: "1", arrival: 10, departure: 12),
            TestBooking(site: "2", arrival: 8, departure: 10),
            TestBooking(site: "2", arrival: 12, departure: 15),
            TestBooking(site: "3", arrival: 1, departure: 11),
            TestBooking(site: "3", arrival: 2, departure: 3),
            TestBooking(site: "4", arrival: 11, departure: 12, status: .pending),
            TestBooking(site: "5", arrival: 10, departure: 12, status: .cancelled),
        ]
        #expect(proposals(rows, sites) == ["2", "5"])
    }

    @Test func `hook-ups, capacity and closing dates are respected`() {
        func site(_ number: String, _ change: (inout CampSite) -> Void) -> CampSite {
            var site = CampSite(number: number)
            site.electricity = true
            site.water = true
            site.capacity = CountCell(4)
            change(&site)
            return site
        }
        let sites = [
            site("1") { _ in },
            site("2") { $0.electricity = nil }, site("3") { $0.water = false },
            site("4") { $0.capacity = CountCell(3) },
            site("5") { $0.closedFrom = DateCell(raw: 11) },
            site("6") { $0.closedTo = DateCell(raw: 11) },
            site("7") {
                $0.closedFrom = DateCell(raw: 1)
                $0.closedTo = DateCell(raw: 10)
            },
            site("8") { $0.closedFrom = .unreadable },
            site("9") { $0.capacity = .missing },
            site("10") { $0.isRejected = true },
            site("11") { $0.closedFrom = DateCell(raw: 12) },
        ]
        let booking = TestBooking(site: "1", arrival: 10, departure: 12, guests: 4)
        #expect(proposals([booking], sites) == ["7", "9", "11"])
    }

    @Test func `without campsites the sites of the property's bookings are taken`() {
        let rows = [
            TestBooking(property: "N", site: "1", arrival: 10, departure: 12),
            TestBooking(property: "N", site: "2", arrival: 20, departure: 22, status: .cancelled),
            TestBooking(property: "S", site: "3", arrival: 20, departure: 22),
            TestBooking(property: "N", site: "4", arrival: 20, departure: 22, status: .invalid),
            TestBooking(property: "N", site: nil, arrival: 20, departure: 22),
        ]
        #expect(proposals(rows, []) == ["2"])
    }

    @Test func `in a nearly full house the few free sites are found from wherever one asks`() {
        // Given 400 sites, all taken but a few, and two stays that are asked for in turn
        let free = [3, 90, 206, 398, 400]
        var rows = (1...400).map { TestBooking(site: "\($0)", arrival: 10, departure: 12) }
        for number in free { rows[number - 1].status = .cancelled }
        rows[6 - 1].departure = 14
        rows.append(TestBooking(site: "400", arrival: 13, departure: 15))
        let dataset = datasetOf(rows)
        var finder = FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites)
        for number in 1...400 {
            // When
            let found = finder.propose(for: number - 1)
            // Then
            let open = free.filter { $0 != number && (number != 6 || $0 != 400) }
            let expected = open.sorted { (abs($0 - number), $0) < (abs($1 - number), $1) }.prefix(5)
            #expect(found == expected.map(String.init), "\(number)")
        }
    }

    @Test func `all free sites are those that no property's bookings hold`() {
        // Given three sites, one held for a property, one without, and one from another day on
        let rows = [
            TestBooking(property: "N", site: "1", arrival: 10, departure: 12),
            TestBooking(site: "2", arrival: 11, departure: 13),
            TestBooking(property: "S", site: "3", arrival: 12, departure: 13),
        ]
        func all(_ sites: [CampSite]) -> [FreeSites.Site] {
            let dataset = datasetOf(rows, campSites: sites)
            return FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites).all(
                for: 10..<12, guests: 0, electricity: false, water: false)
        }
        #expect(all(["1", "2", "3", "10"].map { CampSite(number: $0) }).map(\.number) == ["3", "10"])
        // And without a list they are the sites that bookings name
        #expect(all([]) == [FreeSites.Site(property: "S", number: "3")])
        // And where sites name their property, only its bookings hold them
        let listed = [site("1", "N"), site("1", "S"), site("2", ""), site("1", "E")]
        #expect(
            all(listed)
                == [FreeSites.Site(property: "E", number: "1"), FreeSites.Site(property: "S", number: "1")])
    }

    @Test func `only sites of the booking's own property are proposed`() {
        let sites = [site("1", "N"), site("2", "S"), site("3", "N"), site("4", ""), site("5", "N")]
        let rows = [
            TestBooking(property: "N", site: "1", arrival: 10, departure: 12),
            TestBooking(property: "S", site: "3", arrival: 10, departure: 12),
            TestBooking(property: "N", site: "5", arrival: 11, departure: 13),
        ]
        #expect(proposals(rows, sites) == ["3"])
        // And a booking without one has those that belong to none
        #expect(
            proposals([TestBooking(site: "1"), TestBooking(property: "N"), TestBooking(property: "S")], sites) == ["4"])
    }

    @Test func `a site that a calendar blocks is neither free nor proposed`() {
        // Given four sites, of which one is blocked on a night of the stay and one until its arrival
        let sites = ["1", "2", "3", "4"].map { CampSite(number: $0) }
        var dataset = datasetOf([TestBooking(site: "1", arrival: 10, departure: 12)], campSites: sites)
        dataset.bookings.blocked.append(site: "2", nights: 11..<400, file: 0)
        dataset.bookings.blocked.append(site: "3", nights: 1..<10, file: 0)
        var finder = FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites)
        // Then
        #expect(finder.propose(for: 0) == ["3", "4"])
        #expect(numbers(finder, 10..<12) == ["3", "4"])
        #expect(numbers(finder, 10..<12, includingBlocked: true) == ["2", "3", "4"])
        // And a blocked night is no stay, with which another could conflict
        #expect(SiteCalendar(dataset.bookings).rows == [0])
    }

    @Test func `a site is blocked in the property of its calendar only`() {
        // Given a calendar of the property N, and the same numbers in both properties
        let sites = ["N", "S"].flatMap { [site("1", $0), site("2", $0)] }
        let rows = ["N", "S"].map { TestBooking(property: $0, site: "1", arrival: 10, departure: 12) }
        var dataset = datasetOf(rows, campSites: sites)
        dataset.files = [SourceFile(source: "feed", kind: .bookings, path: "2.ics")]
        dataset.files[0].property = "N"
        dataset.bookings.blocked.append(site: "2", nights: 10..<12, file: 0)
        // When
        dataset.adoptProperties()
        // Then
        var finder = FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites)
        #expect(finder.propose(for: 0) == [])
        #expect(finder.propose(for: 1) == ["2"])
    }

    private func numbers(_ finder: FreeSites, _ nights: Range<Int32>, includingBlocked: Bool = false) -> [String] {
        finder.all(
            for: nights, guests: 0, electricity: false, water: false, includingBlocked: includingBlocked
        ).map(\.number)
    }

    private func site(_ number: String, _ property: String) -> CampSite {
        var site = CampSite(number: number)
        site.property = property
        return site
    }

    /// For the first booking.
    private func proposals(_ rows: [TestBooking], _ sites: [CampSite]) -> [String] {
        let dataset = datasetOf(rows, campSites: sites)
        var finder = FreeSites(SiteCalendar(dataset.bookings), dataset.bookings, dataset.campSites)
        return finder.propose(for: 0)
    }
}
