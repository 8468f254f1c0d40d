public import Core

/// Marks a campsite with a negative nightly rate.
///
/// ## Before
/// Nightly rate -38.00.
///
/// ## After
/// The campsite stands with that rate.
public struct CampSiteRateNegative: CampSiteRule {
    public static let code = "campsite-rate-negative"
    public static let kind: RecordKind? = .campsites
    public static let summary = "The campsite's nightly rate is negative."
    public static let advice = "Correct the rate; leave the cell empty if there is none."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [CampSiteField.nightlyRate.rawValue]
    public static let examples = [
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

    public init() {}

    public func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count {
            guard let rate = sites.rows[row].nightlyRate.minorUnits, rate < 0 else { continue }
            report.report(Self.code, row: row, field: CampSiteField.nightlyRate.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The nightly rate \(quoted(shownValue)) is negative; correct it or leave the cell empty."
    }
}
