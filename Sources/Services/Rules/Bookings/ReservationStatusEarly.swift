import InnkeeperCore

/// Flags a booking marked as started or over before its arrival.
///
/// ## Before
/// Today is 21 November; a stay that arrives on 1 December is `completed`.
///
/// ## After
/// The booking is kept with that status.
struct ReservationStatusEarly: BookingRule {
    let code = "reservation-status-early"
    let summary = "The guest is in house, has left or did not come, but the arrival is in the future."
    let advice =
        "Correct the status or the arrival. If many bookings have it, the dates may be read in the wrong order."
    let message = "The status is \"{value}\", but the arrival is on {arrival}; correct one of the two."
    let severity = Severity.warning
    let requires = [BookingField.status.rawValue]
    /// The tests' today is 2026-09-04.
    var examples: [RuleExample] {
        [
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
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let today = context.run.today.dayNumber
        let arrival = bookings.arrival.cells
        for row in arrival.indices where arrival[row].raw > today {
            switch bookings.status[row] {
            case .inHouse, .completed, .noShow:
                report.report(
                    code, row: row, field: BookingField.status.rawValue,
                    arguments: [.arrival: .date(CalendarDate(dayNumber: arrival[row].raw))])
            case .confirmed, .cancelled, .pending, .rejected, .unknown, .invalid, .closed, .echo: continue
            }
        }
    }
}
