import InnkeeperCore

/// Flags a booking with a negative total or tax.
///
/// ## Before
/// Total -90.00: a refund that was exported as a booking.
///
/// ## After
/// The booking is kept, and the amount counts as given.
struct ReservationTotalNegative: BookingRule {
    let code = "reservation-total-negative"
    let summary = "Total or tax is negative."
    let advice = "Correct the amount; a refund lowers what was paid, not what the stay costs."
    let message = "The {field} \"{value}\" is negative; correct the amount."
    let severity = Severity.warning
    let requires = [BookingField.total.rawValue]
    var examples: [RuleExample] {
        [
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
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let total = bookings.total.cells
        for row in total.indices where total[row].raw < 0 && total[row].isPresent {
            report.report(code, row: row, field: BookingField.total.rawValue)
        }
        guard bookings.carried.contains(.tax) else { return }
        let tax = bookings.tax.cells
        for row in tax.indices where tax[row].raw < 0 && tax[row].isPresent {
            report.report(code, row: row, field: BookingField.tax.rawValue)
        }
    }
}
