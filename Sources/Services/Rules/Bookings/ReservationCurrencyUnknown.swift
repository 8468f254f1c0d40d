import InnkeeperCore

/// Flags a booking whose currency is not known.
///
/// ## Before
/// `Eurodollars` in the column of currencies.
///
/// ## After
/// The booking is kept, and its amounts are added to no others: their currency is the one that ISO 4217 has for none.
struct ReservationCurrencyUnknown: BookingRule {
    let code = "reservation-currency-unknown"
    let summary = "The currency is neither a code of three letters nor a known sign."
    let advice = """
        Write the code of ISO 4217, such as EUR. Words that mean no currency can be declared: `"missing": ["n/a"]`.
        """
    let message = """
        "{value}" is not a known currency, so the amounts of this booking are added to no others; write its code, \
        such as EUR.
        """
    let severity = Severity.warning
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights,total,currency
                    R1,2026-07-04,2,90.00,EUR
                    R2,2026-07-04,2,90.00,
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights,total,currency
                    R1,2026-07-04,2,90.00,»Eurodollars
                    R2,2026-07-04,2,90.00,EUR
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let currencies = bookings.currency.cells
        for row in currencies.indices where currencies[row] == .unknown {
            report.report(code, row: row, field: BookingField.currency.rawValue)
        }
    }
}
