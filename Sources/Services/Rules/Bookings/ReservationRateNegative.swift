import InnkeeperCore

/// Flags a booking with a nightly rate below zero.
///
/// ## Before
/// A nightly rate of -6.38.
///
/// ## After
/// The booking is kept and its revenue counts as written.
struct ReservationRateNegative: BookingRule {
    let code = "reservation-rate-negative"
    let summary = "The nightly rate is negative."
    let advice = "Correct the rate. A refund belongs in the payments, not in the rate."
    let message = "The nightly rate \"{value}\" is negative; correct it, or record the refund as a payment."
    let severity = Severity.warning
    let requires = [BookingField.nightlyRate.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,nightly_rate
                    R1,2026-07-04,2,0.00
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,nightly_rate
                    R1,2026-07-04,2,»-6.38
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let rate = bookings.rate.cells
        for row in rate.indices where rate[row].raw < 0 && rate[row].isPresent {
            report.report(code, row: row, field: BookingField.nightlyRate.rawValue)
        }
    }
}
