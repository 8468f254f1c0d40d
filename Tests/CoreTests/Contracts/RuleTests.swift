import Core
import Testing

struct RuleTests {
    @Test func `sites are found by number as text, refused ones are not, the first of a number counts`() {
        var refused = CampSite(number: "A3")
        refused.isRejected = true
        var first = CampSite(number: "7")
        first.name = "Creek"
        var second = first
        second.name = "Meadow"
        var sites = CampSites()
        sites.rows = [first, second, refused]
        let directory = SiteDirectory(sites)
        #expect(directory.site("7")?.name == "Creek")
        #expect(directory.site("07") == nil)
        #expect(directory.site("A3") == nil)
        #expect(directory.sites.count == 2)
    }

    @Test func `an example says whether it fails`() {
        #expect(RuleExample(fails: "»0").fails)
        #expect(!RuleExample(passes: "1").fails)
    }
}
