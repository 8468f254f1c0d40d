import InnkeeperCore

/// Flags a campsite that reopens before it closes.
///
/// ## Before
/// Closed from 2027-03-15 to 2026-11-01.
///
/// ## After
/// The campsite is kept and considered open all year.
struct CampSiteClosureReversed: CampSiteRule {
    let code = "campsite-closure-reversed"
    let summary = "closed_to is not after closed_from."
    let advice = """
        closed_from is the first closed night, closed_to the first open one. For a closure over New Year the second \
        date is in the next year.
        """
    let message = """
        The campsite reopens on {value}, which is not after it closes on {from}; correct one of the two dates.
        """
    let severity = Severity.warning
    let requires = [CampSiteField.closedFrom.rawValue, CampSiteField.closedTo.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,electricity,closed_from,closed_to
                    A1,yes,2026-11-01,2027-03-15
                    A2,yes,2026-11-01,
                    """),
            RuleExample(
                fails: """
                    site_number,electricity,closed_from,closed_to
                    A1,yes,2026-11-01,»2026-03-15
                    A2,yes,2026-11-01,»2026-11-01
                    """),
        ]
    }

    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count {
            guard let from = sites.rows[row].closedFrom.date, let to = sites.rows[row].closedTo.date, to <= from
            else { continue }
            report.report(code, row: row, field: CampSiteField.closedTo.rawValue, arguments: [.from: .date(from)])
        }
    }
}
