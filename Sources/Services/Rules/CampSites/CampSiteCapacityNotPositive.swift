import InnkeeperCore

/// Flags a campsite without room for guests.
///
/// ## Before
/// Capacity 0 or -4.
///
/// ## After
/// The campsite is kept; every party is too large for it.
struct CampSiteCapacityNotPositive: CampSiteRule {
    let code = "campsite-capacity-not-positive"
    let summary = "The campsite's capacity is 0 or less."
    let advice = "Enter the number of guests that it has room for; leave the cell empty if it is not known."
    let message = "The campsite has room for \"{value}\" guests; enter 1 or more, or leave the cell empty."
    let severity = Severity.warning
    let requires = [CampSiteField.capacity.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,electricity,capacity
                    A1,yes,1
                    A2,yes,
                    """),
            RuleExample(
                fails: """
                    site_number,electricity,capacity
                    A1,yes,»0
                    A2,yes,»-4
                    """),
        ]
    }

    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count {
            guard let capacity = sites.rows[row].capacity.value, capacity <= 0 else { continue }
            report.report(code, row: row, field: CampSiteField.capacity.rawValue)
        }
    }
}
