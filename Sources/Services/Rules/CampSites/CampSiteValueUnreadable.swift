import InnkeeperCore

/// Flags a campsite whose capacity, rate, closing date, electricity or water can't be read.
///
/// ## Before
/// Capacity `several`, nightly rate `ask`, closed from `winter`, electricity `at the desk`.
///
/// ## After
/// The campsite is kept without that value: its capacity is not checked, it doesn't count as closed, and whether it has
/// electricity is unknown. A site that is out of order by its status isn't offered.
struct CampSiteValueUnreadable: CampSiteRule {
    let code = "campsite-value-unreadable"
    let summary = "A capacity, rate, closing date, or yes or no of the campsite can't be read."
    let advice = "Write digits, decimal amounts, dates as YYYY-MM-DD, yes or no, or leave the cell empty."
    let message = """
        {problem?{problem}|"{value}" can't be read as {field}; correct it. Until then the campsite is used without it.}
        """
    let phrases = RuleText.phrases([
        Problem.outOfOrder: """
        The status "{value}" doesn't say until when: the campsite isn't offered for any night, but counts in occupancy. \
        Give closed_from and closed_to.
        """
    ])
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
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
            RuleExample(
                passes: """
                    site_number,electricity,water
                    A1,16A,nein
                    A2,30/50 amp,
                    """),
            RuleExample(
                fails: """
                    site_number,electricity,water
                    A1,»at the desk,yes
                    A2,yes,»some
                    """),
            RuleExample(
                fails: """
                    site_number,capacity,nightly_rate,status
                    A1,4,45.00,available
                    A2,4,45.00,»out of order
                    """),
        ]
    }

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
                let isOutOfOrder = field == .closedFrom && site.unclearFeatures.contains(field)
                report.report(
                    code, row: row, field: field.rawValue,
                    arguments: isOutOfOrder ? [.problem: .key(Problem.outOfOrder)] : [:])
            }
            for field in [CampSiteField.electricity, .water] where site.unclearFeatures.contains(field) {
                report.report(code, row: row, field: field.rawValue)
            }
        }
    }

    private enum Problem: String, CaseIterable {
        case outOfOrder = "out-of-order"
    }
}
