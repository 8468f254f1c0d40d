public import Core

/// Marks a booking with a negative total or tax.
///
/// ## Before
/// Total -90.00: a refund that was exported as a booking.
///
/// ## After
/// The booking stands, and the amount counts as it is.
public struct ReservationTotalNegative: BookingRule {
    public static let code = "reservation-total-negative"
    public static let kind: RecordKind? = .bookings
    public static let summary = "Total or tax is negative."
    public static let advice = "Correct the amount; a refund lowers what was paid, not what the stay costs."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [BookingField.total.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                reservation_id,arrival,nights,total,tax
                R1,2026-07-04,2,0.00,0.00
                R2,2026-07-04,2,,
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights,total,tax
                R1,2026-07-04,2,»-90.00,9.00
                R2,2026-07-04,2,90.00,»-9.00
                """),
    ]

    public init() {}

    public func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let total = bookings.total.cells
        for row in total.indices where total[row].raw < 0 && total[row].isPresent {
            report.report(Self.code, row: row, field: BookingField.total.rawValue)
        }
        guard bookings.carried.contains(.tax) else { return }
        let tax = bookings.tax.cells
        for row in tax.indices where tax[row].raw < 0 && tax[row].isPresent {
            report.report(Self.code, row: row, field: BookingField.tax.rawValue)
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "\(quoted(shownValue)) is negative, which no \(finding.field) is; correct the amount."
    }
}
