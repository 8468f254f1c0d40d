import InnkeeperCore

/// Rejects a campsite without a number: no booking could name it.
///
/// ## Before
/// A row with an empty `site_number`.
///
/// ## After
/// The row is rejected.
struct CampSiteNumberMissing: CampSiteRule {
    let code = "campsite-number-missing"
    let summary = "The campsite has no number."
    let advice = "Fill in `site_number`. It is text: A12 is a number."
    let message = "The campsite has no number; fill in {field}."
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [CampSiteField.siteNumber.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    site_number,name,electricity,water,capacity
                    A1,Alder,yes,yes,4
                    """),
            RuleExample(
                fails: """
                    site_number,name,electricity,water,capacity
                    »,Alder,yes,yes,4
                    A2,Birch,yes,yes,4
                    """),
        ]
    }

    func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count where sites.rows[row].number.isEmpty {
            report.report(code, row: row, field: CampSiteField.siteNumber.rawValue)
        }
    }
}
