import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct SiteCandidatesTests {
    @Test func `candidates stand in number order and know their place`() throws {
        let bookings = makeBookings([TestBooking(site: "A10"), TestBooking(site: "A2")])
        var sites = CampSites()
        sites.rows = ["A10", "B1", "A2"].map { CampSite(number: $0) }
        let candidates = try #require(SiteCandidates.known(sites, bookings)[""])
        #expect(candidates.sorted.map(\.number) == ["A2", "A10", "B1"])
        #expect(candidates.sorted.map(\.code) == [1, 0, -1])
        #expect(candidates.index(of: "A10") == 1)
        #expect(candidates.index(of: "A3") == nil)
        #expect(["A1", "A3", "A11", "C"].map(candidates.insertionIndex(of:)) == [0, 1, 2, 3])
    }

    @Test func `without an accepted campsite there is no list of them`() {
        var sites = CampSites()
        #expect(SiteCandidates.known(sites, Bookings()).isEmpty)
        sites.rows = [CampSite(number: "1"), CampSite(number: "")]
        sites.rows[0].isRejected = true
        #expect(SiteCandidates.known(sites, Bookings()).isEmpty)
    }

    @Test func `sites seen belong to their property`() {
        let seen = SiteCandidates.seen(
            makeBookings([
                TestBooking(property: "N", site: "2"), TestBooking(property: "N", site: "1"),
                TestBooking(property: "S", site: "1"), TestBooking(property: "N", site: "2"),
                TestBooking(property: nil, site: "7"), TestBooking(property: "N", site: nil),
                TestBooking(property: "N", site: "9", status: .invalid),
            ]))
        #expect(seen.mapValues { $0.sorted.map(\.number) } == [0: ["1", "2"], 1: ["1"], -1: ["7"]])
    }

    @Test func `closing dates become closed nights`() throws {
        let cells: [(DateCell, DateCell)] = [
            (.missing, .missing), (DateCell(raw: 5), DateCell(raw: 9)), (DateCell(raw: 5), .missing),
            (.missing, DateCell(raw: 9)), (.unreadable, .missing), (DateCell(raw: 5), .ambiguous),
        ]
        var sites = CampSites()
        sites.rows = cells.enumerated().map { index, cell in
            var site = CampSite(number: "\(index)")
            (site.closedFrom, site.closedTo) = cell
            return site
        }
        let sorted = try #require(SiteCandidates.known(sites, Bookings())[""]).sorted
        #expect(sorted.map(\.closedFrom) == [.max, 5, 5, .min, .min, .min])
        #expect(sorted.map(\.closedTo) == [.max, 9, .max, 9, .max, .max])
    }
}
