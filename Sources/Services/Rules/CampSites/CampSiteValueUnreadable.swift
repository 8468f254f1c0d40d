import Core

/// Flags a campsite with a capacity, rate or closing date that can't be read.
///
/// ## Before
/// Capacity `several`, nightly rate `ask`, closed from `winter`.
///
/// ## After
/// The campsite stands without that value: its capacity is not checked, it is not taken for closed.
struct CampSiteValueUnreadable: CampSiteRule {
    let code = "campsite-value-unreadable"
    let summary = "Capacity, nightly rate or a closing date of the campsite can't be read."
    let advice = "Write digits, decimal amounts and dates as YYYY-MM-DD, or leave the cell empty."
    let message = "\"{value}\" can't be read as {field}; correct it. Until then the campsite is used without it."
    let severity = Severity.warning
    let examples = [
        RuleExample(
            passes: """
                site_number,capacity,nightly_rate,closed_from,closed_to
                A1,4,45.00,2026-11-01,2027-03-15
                A2,,,,
                """),
        RuleExample(
            fails: """
                site_number,capacity,nightly_rate,closed_from,closed_to
                A1,»several,45.00,2026-11-01,2027-03-15
                A2,4,»ask,»winter,2027-03-15
                """),
    ]

    func check(
        _ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings
    ) {
        for row in first..<sites.count {
            let site = sites.rows[row]
            let states: [(CellState, CampSiteField)] = [
                (site.capacity.state, .capacity), (site.nightlyRate.state, .nightlyRate),
                (site.closedFrom.state, .closedFrom), (site.closedTo.state, .closedTo),
            ]
            for (state, field) in states where state == .unreadable || state == .ambiguous {
                report.report(code, row: row, field: field.rawValue)
            }
        }
    }
}
