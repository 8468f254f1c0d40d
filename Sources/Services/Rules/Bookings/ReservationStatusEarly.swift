public import Core

/// Marks a booking that is said to be over, or to have begun, before its arrival.
///
/// ## Before
/// Today is 21 November; a stay that arrives on 1 December is `completed`.
///
/// ## After
/// The booking stands with that status.
public struct ReservationStatusEarly: BookingRule {
    public static let code = "reservation-status-early"
    public static let kind: RecordKind? = .bookings
    public static let summary = "The guest is in house, gone, or did not come, but the arrival lies ahead."
    public static let advice = "Correct status or arrival. If many have it, the dates may be read in the wrong order."
    public static let effect = Effect.marks
    public static let severity = Severity.warning
    public static let requires = [BookingField.status.rawValue]
    /// The tests' today is 2026-09-04.
    public static let examples = [
        RuleExample(
            passes: """
                reservation_id,arrival,nights,status
                R1,2026-09-04,2,inHouse
                R2,2026-09-05,2,confirmed
                R3,2026-09-05,2,cancelled
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights,status
                R1,2026-09-05,2,»inHouse
                R2,2026-12-01,2,»completed
                R3,2026-12-01,2,»no-show
                """),
    ]

    public init() {}

    public func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let today = context.run.today.dayNumber
        let arrival = bookings.arrival.cells
        for row in arrival.indices where arrival[row].raw > today {
            switch bookings.status[row] {
            case .inHouse, .completed, .noShow:
                report.report(
                    Self.code, row: row, field: BookingField.status.rawValue,
                    detail: CalendarDate(dayNumber: arrival[row].raw).description)
            case .confirmed, .cancelled, .pending, .rejected, .unknown, .invalid: continue
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        "The status is \(quoted(shownValue)), but the arrival is on \(finding.detail); correct one of the two."
    }
}
