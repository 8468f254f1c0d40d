import InnkeeperCore

/// Flags a site with too many overlapping bookings for a single one.
///
/// ## Before
/// An export whose column "Site" says "Tent" for each of 5,000 tents: millions of pairs share a night.
///
/// ## After
/// One finding for the site, with the number of pairs, which are not listed individually.
struct ReservationSiteCrowded: TableRule {
    let code = "reservation-site-crowded"
    let kind: RecordKind? = .bookings
    let summary = "Too many bookings overlap on one site; the column probably holds site types."
    let advice = """
        Name the column with each site's own number: "columns": { "site_number": "…" }. If there is none, name the one \
        that is there as "category". "pairs" of the stage conflicts says how many pairs are listed.
        """
    let message = """
        Up to {stays:# booking overlaps|# bookings overlap} on site {site} in one night ({pairs:# pair, not listed|# \
        pairs, not listed}); the column probably holds site types. Name the column with the site numbers as \
        "site_number", or this one as "category".
        """
    let severity = Severity.error
    let requires = [BookingField.siteNumber.rawValue]
    let needs = [RuleNeed.conflicts]
    /// None, as it takes a million pairs.
    var examples: [RuleExample] { [] }

    /// Reports every site whose pairs the conflicts stage only counted.
    func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        for site in dataset.crowdedSites {
            report.report(
                code, row: site.booking, field: BookingField.siteNumber.rawValue,
                arguments: [
                    .site: .text(dataset.bookings.site[site.booking] ?? ""), .stays: .count(site.stays),
                    .pairs: .count(site.pairs),
                ])
        }
    }
}
