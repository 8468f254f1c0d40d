import InnkeeperCore
import InnkeeperServices
import Testing
import TestSupport

struct CampSiteNumberDuplicateTests {
    @Test func `a number is a site's own within its property`() {
        func repeated(_ properties: [String]) -> [Int] {
            var sites = CampSites()
            sites.rows = properties.map { property in
                var site = CampSite(number: "A1")
                site.property = property
                return site
            }
            let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
            let report = RuleSet([houseRule("campsite-number-duplicate")]).check(sites, from: 0, in: context)
            return report.rows.map(\.row)
        }
        #expect(repeated(["Lake", "River", "Lake"]) == [2])
        // And one without a property is of the only one, or of none
        #expect(repeated(["Lake", ""]) == [1])
        #expect(repeated(["Lake", "River", "", ""]) == [3])
    }

    @Test func `a number is reported where it comes again, in whichever slice`() {
        // Given a table whose third row has the first one's number
        var sites = CampSites()
        sites.rows = ["A1", "A2", "A1", "A3", "A2"].map(CampSite.init(number:))
        for (first, expected) in [(0, [2, 4]), (2, [2, 4]), (3, [4]), (4, [4]), (5, [])] {
            // When the rows from one on are looked at
            let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
            let report = RuleSet([houseRule("campsite-number-duplicate")]).check(sites, from: first, in: context)
            // Then those are reported that repeat a number, the slice's first row too, with the row that had it before
            #expect(report.rows.map(\.row) == expected, "from \(first)")
            #expect(
                report.rows.allSatisfy { finding in
                    finding.related.map { sites.rows[$0].number } == sites.rows[finding.row].number
                })
        }
    }
}
