import Core
import Testing

struct RuleTests {
    @Test func `a site is found by its number, the first of two, refused ones not at all`() {
        // Given four sites, one of them refused and one number twice
        var sites = CampSites()
        for (number, name, isRejected) in [
            ("A1", "river", false), ("A2", "refused", true), ("A1", "again", false), ("a1", "small letter", false),
        ] {
            var site = CampSite(number: number)
            site.name = name
            site.isRejected = isRejected
            sites.rows.append(site)
        }
        // When they are asked for
        let directory = SiteDirectory(sites)
        // Then
        #expect(directory.site("A1")?.name == "river")
        #expect(directory.site("a1")?.name == "small letter")
        #expect(directory.site("A2") == nil)
        #expect(directory.site("") == nil)
        #expect(directory.sites.count == 3)
    }

    @Test func `an example says what it is for`() {
        #expect(!RuleExample(passes: "a").fails)
        #expect(RuleExample(fails: "a").fails)
    }
}
