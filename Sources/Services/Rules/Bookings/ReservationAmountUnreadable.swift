import InnkeeperCore

/// Flags a booking with a commission or a net amount that can't be read. Neither is part of the guest's bill, so the booking
/// is accepted.
///
/// ## Before
/// A commission such as `see invoice`.
///
/// ## After
/// The booking is kept; the amount is not known.
struct ReservationAmountUnreadable: BookingRule {
    let code = "reservation-amount-unreadable"
    let summary = "The commission or the net amount can't be read."
    let advice = """
        Write a decimal number, with a currency code or sign if you like. Words that mean no amount can be declared: \
        `"missing": ["see invoice"]`.
        """
    let message = """
        "{value}" is not an amount of money; {field} is ignored for this booking. Write a decimal number, or declare a \
        word that means none with "missing": [{value:json}] in source {source:json}.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,commission
                    R1,2026-07-04,2,15.00
                    R2,2026-07-04,2,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,commission
                    R1,2026-07-04,2,15.00
                    R2,2026-07-04,2,»see invoice
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        self.report(
            .unreadable, in: [(.commission, \.commission), (.net, \.net)], of: bookings, to: &report)
    }
}
