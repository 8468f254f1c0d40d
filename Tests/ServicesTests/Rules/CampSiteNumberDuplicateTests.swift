import Core
import Services
import Testing

struct CampSiteNumberDuplicateTests {
    @Test func `a number is reported where it comes again, in whichever slice`() {
        // Given a table whose third row has the first one's number
        var sites = CampSites()
        sites.rows = ["A1", "A2", "A1", "A3", "A2"].map(CampSite.init(number:))
        for (first, expected) in [(0, [2, 4]), (2, [2, 4]), (3, [4]), (4, [4]), (5, [])] {
            // When the rows from one on are looked at
            var report = RowFindings()
            let context = RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0))
            CampSiteNumberDuplicate().check(sites, from: first, in: context, report: &report)
            // Then those are reported that repeat a number, the slice's first row too, with the row that had it before
            #expect(report.rows.map(\.row) == expected, "from \(first)")
            #expect(
                report.rows.allSatisfy { finding in
                    finding.related.map { sites.rows[$0].number } == sites.rows[finding.row].number
                })
        }
    }
}
