import InnkeeperCore

/// Flags a campsite with a negative nightly rate.
///
/// ## Before
/// Nightly rate -38.00.
///
/// ## After
/// The campsite is kept with that rate.
struct CampSiteRateNegative: CampSiteRule {
    let code = "campsite-rate-negative"
    let summary = "The campsite's nightly rate is negative."
    let advice = "Correct the rate; leave the cell empty if there is none."
    let message = "The nightly rate \"{value}\" is negative; correct it or leave the cell empty."
    let severity = Severity.warning
    let requires = [CampSiteField.nightlyRate.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,electricity,nightly_rate
                    A1,yes,0.00
                    A2,yes,
                    """),
            RuleExample(
                fails: """
                    site_number,electricity,nightly_rate
                    A1,yes,»-38.00
                    """),
        ]
    }

    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count {
            guard let rate = sites.rows[row].nightlyRate.minorUnits, rate < 0 else { continue }
            report.report(code, row: row, field: CampSiteField.nightlyRate.rawValue)
        }
    }
}
