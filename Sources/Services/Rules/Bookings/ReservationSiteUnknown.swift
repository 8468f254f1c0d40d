import InnkeeperCore

/// Rejects a booking for a site that the campground does not have.
///
/// ## Before
/// A booking of site Z9, and campsites A1 and A2.
///
/// ## After
/// It is Invalid. If campsites name their property, only those of the booking's property count; a booking without a
/// property is rejected if no property has such a site. Of several sites in one text each must be one. Without a campsites
/// source the rule is not checked.
struct ReservationSiteUnknown: BookingRule {
    let code = "reservation-site-unknown"
    let summary = "The booking names a site that is not among the campsites."
    let advice = """
        Correct the site number, or add the site to the campsites file. Numbers are compared as text: "7" is not "07".
        """
    let message = "There is no campsite \"{value}\"; correct the number, or add the site to the campsites."
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [BookingField.siteNumber.rawValue]
    let needs = [RuleNeed.campSites]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights
                    R1,A1,2026-07-04,2
                    R2,,2026-07-04,2
                    R3,"A1, A2",2026-07-14,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights
                    R1,»Z9,2026-07-04,2
                    R2,A2,2026-07-04,2
                    R3,»"A1, A9",2026-07-14,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        guard let siteRows = context.siteRows(of: bookings), !siteRows.isComplete else { return }
        let codes = bookings.site.codes.cells
        for row in codes.indices where codes[row] >= 0 && siteRows[codes[row], row] == SiteRows.none {
            let parts = JointSites.parts(of: bookings.site.name(of: codes[row]))
            if !parts.isEmpty, context.sites?.holds(parts, of: bookings, row) ?? false { continue }
            report.report(code, row: row, field: BookingField.siteNumber.rawValue)
        }
    }
}
