public import Core

/// Refuses a campsite without a number: no booking could name it.
///
/// ## Before
/// A row with an empty `site_number`.
///
/// ## After
/// The row is refused.
public struct CampSiteNumberMissing: CampSiteRule {
    public static let code = "campsite-number-missing"
    public static let kind: RecordKind? = .campsites
    public static let summary = "The campsite has no number."
    public static let advice = "Fill in `site_number`. It is text: A12 is a number."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let requires = [CampSiteField.siteNumber.rawValue]
    public static let examples = [
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

    public init() {}

    public func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count where sites.rows[row].number.isEmpty {
            report.report(Self.code, row: row, field: CampSiteField.siteNumber.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The campsite has no number; fill in \(finding.field)."
    }
}
