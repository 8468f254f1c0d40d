import InnkeeperCore

/// Rejects a booking with an amount that can't be read.
///
/// ## Before
/// A nightly rate, total, payment or tax such as `on request`.
///
/// ## After
/// It is Invalid, so that no key figure is based on an incomplete bill.
struct ReservationMoneyInvalid: BookingRule {
    let code = "reservation-money-invalid"
    let summary = "An amount of money can't be read."
    let advice = """
        Write a decimal number, with a currency code or sign if you like. Words that mean no amount can be declared: \
        `"missing": ["on request"]`.
        """
    let message = """
        "{value}" is not an amount of money; write a decimal number, or declare a word that means none with \
        "missing": [{value:json}] in source {source:json}.
        """
    let effect = Effect.rejects
    let severity = Severity.error
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,nightly_rate,total
                    R1,2026-07-04,2,45.50,91.00
                    R2,2026-07-04,2,,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,nightly_rate,total
                    R1,2026-07-04,2,»on request,91.00
                    R2,2026-07-04,2,45.50,»9x1
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        self.report(
            .unreadable, in: [(.nightlyRate, \.rate), (.total, \.total), (.paid, \.paid), (.tax, \.tax)], of: bookings,
            to: &report)
    }
}
