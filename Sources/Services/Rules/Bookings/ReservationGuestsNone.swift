public import Core

/// Marks a booking of nobody.
///
/// ## Before
/// 0 guests, or 0 adults, children and infants together.
///
/// ## After
/// The booking stands: its site is taken, whoever comes.
public struct ReservationGuestsNone: BookingRule {
    public static let code = "reservation-guests-none"
    public static let kind: RecordKind? = .bookings
    public static let summary = "The booking is for no guests."
    public static let advice = "Give the number of guests; leave the cell empty if it is not known."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [BookingField.guests.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                reservation_id,arrival,nights,guests
                R1,2026-07-04,2,1
                R2,2026-07-04,2,
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights,guests
                R1,2026-07-04,2,»0
                """),
    ]

    public init() {}

    public func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let guests = bookings.guests.cells
        for row in guests.indices where guests[row].raw <= 0 && guests[row].isPresent {
            report.report(Self.code, row: row, field: BookingField.guests.rawValue, detail: "\(guests[row].raw)")
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The booking is for \(finding.detail) guests; give their number, or leave it empty if it is not known."
    }
}
