import InnkeeperCore

/// Flags a booking for which more was paid than it costs.
///
/// ## Before
/// Total 90.00, paid 120.00.
///
/// ## After
/// The booking is kept; 30.00 may have to be refunded.
struct ReservationPaidOverTotal: BookingRule {
    let code = "reservation-paid-over-total"
    let summary = "More was paid than the booking costs."
    let advice = "Refund the difference, or correct total or paid. Tips belong in neither."
    let message = "\"{value}\" was paid, more than the total of {total}; refund the difference or correct the amount."
    let severity = Severity.warning
    let requires = [BookingField.paid.rawValue, BookingField.total.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,total,paid
                    R1,2026-07-04,2,90.00,90.00
                    R2,2026-07-04,2,,90.00
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,total,paid
                    R1,2026-07-04,2,90.00,»120.00
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let total = bookings.total.cells
        let paid = bookings.paid.cells
        for row in paid.indices where paid[row].raw > total[row].raw && total[row].isPresent {
            let money = Money(minorUnits: total[row].raw, currency: bookings.currency[row])
            report.report(code, row: row, field: BookingField.paid.rawValue, arguments: [.total: .money(money)])
        }
    }
}
