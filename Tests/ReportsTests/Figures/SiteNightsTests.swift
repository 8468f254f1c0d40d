import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct SiteNightsTests {
    private let today = Fixture.today.dayNumber

    private func nights(_ rows: [TestBooking], _ campSites: [CampSite] = [], days: Int = 10) -> SiteNights {
        var dataset = datasetOf(rows, campSites: campSites)
        dataset.adoptProperties()
        return SiteNights(dataset, ComingStays(dataset.bookings, from: Fixture.today, days: days))
    }

    private func stay(_ site: String?, _ from: Int32, _ to: Int32, _ status: BookingStatus = .confirmed) -> TestBooking
    {
        TestBooking(site: site, arrival: today + from, departure: today + to, status: status)
    }

    @Test func `stays are cut to the nights, and a departure meets no arrival`() {
        let found = nights([stay("A2", -3, 2), stay("A2", 2, 99), stay("A10", -5, 0), stay("A10", 10, 12)])
        #expect(found.sites.map(\.name) == ["A2"])
        #expect(found.sites[0].stays.map(\.nights) == [0..<2, 2..<10])
        #expect(found.sites[0].lanes == 1 && found.sites[0].conflicts.isEmpty)
    }

    @Test func `nights that are promised twice are the ones that counting finds`() {
        var random = SeededRandom(9)
        for _ in 0..<50 {
            // Given stays at random on one site
            let rows = (0..<8).map { _ in
                let from = Int32.random(in: -2...9, using: &random)
                return stay("A", from, from + Int32.random(in: 1...4, using: &random), .pending)
            }
            let site = nights(rows).sites[0]
            // Then
            for night in 0..<10 {
                let here = rows.count {
                    ($0.arrival ?? 0) <= today + Int32(night) && today + Int32(night) < ($0.departure ?? 0)
                }
                #expect(site.conflicts.contains(night) == (here > 1))
            }
            // And no two stays of one lane meet
            for (index, one) in site.stays.enumerated() {
                for other in site.stays[(index + 1)...] where other.lane == one.lane {
                    #expect(!one.nights.overlaps(other.nights))
                }
            }
        }
    }

    @Test func `nights that a calendar blocks are cut to the nights, and make no row of their own`() {
        // Given
        var dataset = datasetOf([stay("A2", 0, 1)])
        dataset.bookings.blocked.append(site: "A2", nights: today - 3..<today + 2, file: 0)
        dataset.bookings.blocked.append(site: "A2", nights: today + 8..<today + 400, file: 0)
        dataset.bookings.blocked.append(site: "A3", nights: today..<today + 2, file: 0)
        // When
        let sites = SiteNights(dataset, ComingStays(dataset.bookings, from: Fixture.today, days: 10)).sites
        // Then
        #expect(sites.map(\.name) == ["A2"] && sites[0].blocked == [0, 1, 8, 9] && sites[0].conflicts.isEmpty)
    }

    @Test func `listed sites are there without a stay, closed as they say, in the order of their numbers`() {
        var closed = CampSite(number: "B10")
        closed.closedFrom = DateCell(Fixture.today - 5)
        closed.closedTo = DateCell(Fixture.today + 3)
        var refused = CampSite(number: "B1")
        refused.isRejected = true
        let found = nights([stay("B2", 0, 1), stay(nil, 0, 1)], [closed, CampSite(number: "B2"), refused])
        #expect(found.sites.map(\.name) == ["B2", "B10"])
        #expect(found.sites[1].closed == 0..<3)
        #expect(found.withoutSite == 1)
    }

    @Test func `a number of two properties is two sites`() {
        var one = stay("1", 0, 2)
        one.property = "North"
        var two = stay("1", 1, 3)
        two.property = "South"
        // When campsites name none, those that bookings name are shown
        let found = nights([one, two], [CampSite(number: "1")])
        #expect(found.sites.map(\.name) == ["North 1", "South 1"])
        #expect(found.sites.allSatisfy { $0.conflicts.isEmpty })
        // And when they name theirs, all
        let listed = ["North", "East"].map { property in
            var site = CampSite(number: "1")
            site.property = property
            return site
        }
        #expect(nights([one, two], listed).sites.map(\.name) == ["East 1", "North 1", "South 1"])
    }
}
