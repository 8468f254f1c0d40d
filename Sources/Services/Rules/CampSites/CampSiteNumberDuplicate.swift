public import Core

/// Refuses a campsite whose number another campsite has.
///
/// ## Before
/// Two rows with the number A1.
///
/// ## After
/// The later one is left out; bookings of A1 mean the first.
public struct CampSiteNumberDuplicate: CampSiteRule {
    public static let code = "campsite-number-duplicate"
    public static let kind: RecordKind? = .campsites
    public static let summary = "An earlier campsite has the same number."
    public static let advice = "Remove one of the two, or give the later one its own number."
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let requires = [CampSiteField.siteNumber.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                site_number,name
                1,Creek
                01,Meadow
                """),
        RuleExample(
            fails: """
                site_number,name
                A1,Creek
                A2,Meadow
                »A1,Hilltop
                """),
    ]

    public init() {}

    public func check(
        _ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings
    ) {
        var rowOfNumber: [String: Int] = [:]
        for (row, site) in sites.rows.enumerated() where !site.number.isEmpty {
            guard let earlier = rowOfNumber[site.number] else {
                rowOfNumber[site.number] = row
                continue
            }
            guard row >= first else { continue }
            report.report(Self.code, row: row, field: CampSiteField.siteNumber.rawValue, related: earlier)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return "Campsite \(quoted(shownValue)) was there before\(place); remove one of the two or renumber it."
    }
}
