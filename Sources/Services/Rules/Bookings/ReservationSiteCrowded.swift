public import Core

/// Tells of a site on which so many stays meet that it can be no single one.
///
/// ## Before
/// An export whose column "Site" says "Tent" for each of 5,000 tents: millions of pairs would share a night.
///
/// ## After
/// One finding for the site, with the number of its pairs, which are not listed one by one.
public struct ReservationSiteCrowded: TableRule {
    public static let code = "reservation-site-crowded"
    public static let kind: RecordKind? = .bookings
    public static let summary = "So many stays meet on one site that it can be no single one."
    public static let advice = #"""
        Give the column with each site's own number: "columns": { "site_number": "…" }. If there is none, give the one \
        that is there as "category". "pairs" of the stage conflicts says how many pairs are listed.
        """#
    public static let effect = Effect.marks
    public static let severity = Severity.error
    public static let requires = [BookingField.siteNumber.rawValue]
    /// It takes a million pairs.
    public static let examples: [RuleExample] = []

    public init() {}

    /// Every site whose pairs the conflicts stage only counted.
    public func check(_ dataset: Dataset, in context: RuleContext, report: inout RowFindings) {
        for site in dataset.crowdedSites {
            report.report(
                Self.code, row: site.booking, field: BookingField.siteNumber.rawValue,
                detail: "\(dataset.bookings.site[site.booking] ?? "") holds up to \(site.stays) stays in one night, in "
                    + "\(site.pairs) pairs")
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "Site \(finding.detail) that are not listed: it is no single site; give the column with each site's own number "
            + "as \"site_number\", or this one as \"category\"."
    }
}
