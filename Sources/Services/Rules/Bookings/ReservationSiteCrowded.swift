import Core

/// Tells of a site on which so many stays meet that it can be no single one.
///
/// ## Before
/// An export whose column "Site" says "Tent" for each of 5,000 tents: millions of pairs would share a night.
///
/// ## After
/// One finding for the site, with the number of its pairs, which are not listed one by one.
struct ReservationSiteCrowded: TableRule {
    let code = "reservation-site-crowded"
    let kind: RecordKind? = .bookings
    let summary = "So many stays meet on one site that it can be no single one."
    let advice = #"""
        Give the column with each site's own number: "columns": { "site_number": "…" }. If there is none, give the one \
        that is there as "category". "pairs" of the stage conflicts says how many pairs are listed.
        """#
    let severity = Severity.error
    let requires = [BookingField.siteNumber.rawValue]
    /// It takes a million pairs.
    let examples: [RuleExample] = []

    /// Every site whose pairs the conflicts stage only counted.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        for site in dataset.crowdedSites {
            report.report(
                code, row: site.booking, field: BookingField.siteNumber.rawValue,
                detail: "\(dataset.bookings.site[site.booking] ?? "") holds up to \(site.stays) stays in one night, in "
                    + "\(site.pairs) pairs")
        }
    }

    func message(_ finding: Finding, shownValue: String) -> String {
        "Site \(finding.detail) that are not listed: it is no single site; give the column with each site's own number "
            + "as \"site_number\", or this one as \"category\"."
    }
}
