import Core
import Testing

struct CampSitesTests {
    @Test func `refused sites are kept, and are not among the accepted`() {
        var refused = CampSite(number: "A1")
        refused.isRejected = true
        var sites = CampSites()
        sites.rows = [CampSite(number: "A1"), refused]
        var more = CampSites()
        more.rows = [CampSite(number: "A2")]
        more.carried = [.capacity]
        sites.append(contentsOf: more)
        #expect(sites.count == 3)
        #expect(sites.accepted.map(\.number) == ["A1", "A2"])
        #expect(sites.carried == [.capacity])
    }
}
