public import Core

/// Marks a campsite that takes nobody.
///
/// ## Before
/// Capacity 0 or -4.
///
/// ## After
/// The campsite stands; every party is too large for it.
public struct CampSiteCapacityNotPositive: CampSiteRule {
    public static let code = "campsite-capacity-not-positive"
    public static let kind: RecordKind? = .campsites
    public static let summary = "The campsite's capacity is 0 or less."
    public static let advice = "Give the number of guests that it takes; leave the cell empty if it is not known."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [CampSiteField.capacity.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                site_number,electricity,capacity
                A1,yes,1
                A2,yes,
                """),
        RuleExample(
            fails: """
                site_number,electricity,capacity
                A1,yes,»0
                A2,yes,»-4
                """),
    ]

    public init() {}

    public func check(_ sites: CampSites, from first: Int, in context: RuleContext, report: inout RowFindings) {
        for row in first..<sites.count {
            guard let capacity = sites.rows[row].capacity.value, capacity <= 0 else { continue }
            report.report(Self.code, row: row, field: CampSiteField.capacity.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The campsite takes \(shownValue) guests; give a number from 1, or leave the cell empty."
    }
}
