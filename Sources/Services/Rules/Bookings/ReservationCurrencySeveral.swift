import InnkeeperCore

/// Flags a booking whose amounts are in different currencies.
///
/// ## Before
/// A total of `1200 PLN`, of which `280 EUR` are paid.
///
/// ## After
/// The booking is in złoty; the payment is ignored, and with it the balance.
struct ReservationCurrencySeveral: BookingRule {
    let code = "reservation-currency-several"
    let summary = "An amount is in a different currency from the booking's other amounts."
    let advice = "Give all amounts of a booking in one currency, for instance that of the total."
    let message = """
        "{value}" is in a different currency from the other amounts; {field} is ignored for this booking until it is \
        corrected.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,total,paid
                    R1,2026-07-04,2,1200 PLN,280 PLN
                    R2,2026-07-04,2,300 EUR,280
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,total,paid
                    R1,2026-07-04,2,1200 PLN,»280 EUR
                    R2,2026-07-04,2,300 EUR,280 EUR
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        self.report(
            .otherCurrency,
            in: [
                (.nightlyRate, \.rate), (.total, \.total), (.paid, \.paid), (.tax, \.tax),
                (.commission, \.commission), (.net, \.net),
            ], of: bookings, to: &report)
    }
}
