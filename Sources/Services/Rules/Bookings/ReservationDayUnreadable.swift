import InnkeeperCore

/// Flags a booking with a day that no report is built on and that can't be read.
///
/// ## Before
/// `soon` as the day by which a booking is to be paid, or as the day on which it was cancelled.
///
/// ## After
/// The booking is kept without that day.
struct ReservationDayUnreadable: BookingRule {
    let code = "reservation-day-unreadable"
    let summary = "The day of cancellation or of payment is not a date, or can be read in two ways."
    let advice = "Write YYYY-MM-DD, or declare the order for the source with `dates`."
    let message = "\"{value}\" is not a date; {field} is ignored for this booking until it is written as YYYY-MM-DD."
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,status,cancelled_on,due_on
                    R1,2026-07-04,2,cancelled,2026-05-01,
                    R2,2026-07-04,2,confirmed,,2026-06-20
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,status,cancelled_on,due_on
                    R1,2026-07-04,2,cancelled,2026-05-01,
                    R2,2026-07-04,2,confirmed,,»soon
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let carried = bookings.carried
        if carried.contains(.cancelledOn) { scan(bookings.cancelledOn.cells, .cancelledOn, &report) }
        if carried.contains(.dueOn) { scan(bookings.dueOn.cells, .dueOn, &report) }
    }

    private func scan(_ days: [DateCell], _ field: BookingField, _ report: inout RowFindings) {
        for row in days.indices where days[row] == .unreadable || days[row] == .ambiguous {
            report.report(code, row: row, field: field.rawValue)
        }
    }
}
