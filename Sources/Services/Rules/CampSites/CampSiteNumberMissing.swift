public import Core

/// Refuses a campsite without a number.
///
/// ## Before
/// A row with an empty site number.
///
/// ## After
/// It is left out: no booking could name it.
public struct CampSiteNumberMissing: CampSiteRule {
    public static let code = "campsite-number-missing"
    public static let kind: RecordKind? = .campsites
    public static let summary = "The campsite has no number."
    public static let advice = "Give the number that bookings use."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let requires = [CampSiteField.siteNumber.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                site_number,name
                A1,Creek
                """),
        RuleExample(
            fails: """
                site_number,name
                A1,Creek
                »,Meadow
                """),
    ]

    public init() {}

    public func check(
        _ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings
    ) {
        for row in first..<sites.count where sites.rows[row].number.isEmpty {
            report.report(Self.code, row: row, field: CampSiteField.siteNumber.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The campsite has no number; give the one that bookings use."
    }
}
