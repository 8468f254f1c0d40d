import Core
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
}
