import InnkeeperCore
import Testing

struct CampSitesTests {
    @Test func `a refused site is not among the accepted`() {
        var sites = CampSites()
        sites.rows = [CampSite(number: "A1"), CampSite(number: "A2"), CampSite(number: "A3")]
        sites.rows[1].isRejected = true
        #expect(sites.accepted.map(\.number) == ["A1", "A3"])
        #expect(sites.count == 3)
    }

    @Test func `appending keeps the order and knows what either source carries`() {
        var first = CampSites()
        first.rows = [CampSite(number: "A1")]
        first.carried = [.siteNumber, .capacity]
        var second = CampSites()
        second.rows = [CampSite(number: "B1")]
        second.carried = [.siteNumber, .latitude]
        first.append(contentsOf: second)
        #expect(first.rows.map(\.number) == ["A1", "B1"])
        #expect(first.carried == [.siteNumber, .capacity, .latitude])
    }

    @Test func `one date alone leaves the other end open`() {
        func closed(_ from: DateCell, _ to: DateCell) -> Range<Int32>? {
            var site = CampSite(number: "A1")
            (site.closedFrom, site.closedTo) = (from, to)
            return site.closedNights
        }
        let (early, late) = (DateCell(raw: 100), DateCell(raw: 200))
        #expect(closed(early, late) == 100..<200)
        #expect(closed(early, .missing) == 100..<Int32.max)
        #expect(closed(.missing, late) == Int32.min..<200)
        // Given no date that can be read, or nights that end before they begin
        #expect(closed(.missing, .missing) == nil && closed(.unreadable, .missing) == nil)
        #expect(closed(late, early) == nil && closed(early, early) == nil)
    }
}
