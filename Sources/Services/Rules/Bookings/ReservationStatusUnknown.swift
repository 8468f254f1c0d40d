import InnkeeperCore

/// Rejects a booking with an unknown status word.
///
/// ## Before
/// A booking with the status `wartelist`.
///
/// ## After
/// It is Invalid and never taken for confirmed; the message has the line that maps the word.
struct ReservationStatusUnknown: BookingRule {
    let code = "reservation-status-unknown"
    let summary = "The status is not a known word."
    let advice = """
        Say what the word means in the source: `"statuses": { "wartelist": "pending" }`. The meanings are confirmed, \
        inHouse, completed, cancelled, noShow, pending and rejected.
        """
    let message = """
        "{value}" is not a known status; if it means confirmed, add "statuses": {{ {value:json}: "confirmed" }} to \
        source {source:json}.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [BookingField.status.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,status
                    R1,2026-07-04,2,Confirmed
                    R2,2026-07-04,2,no_show
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,status
                    R1,2026-07-04,2,»wartelist
                    R2,2026-07-04,2,cancelled
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let status = bookings.status
        for row in status.indices where status[row] == .unknown {
            report.report(code, row: row, field: BookingField.status.rawValue)
        }
    }
}
